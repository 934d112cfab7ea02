/** The kinds of cookies a visitor decides about. Strictly necessary cookies need no choice. */
export const consentCategories = ["statistics", "media"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The choice of a visitor per category. */
export type ConsentChoices = Record<ConsentCategory, boolean>;

/** A choice as the cookie holds it; the database row with this id is the proof. */
export type Consent = { id: string; choices: ConsentChoices; givenAt: Date };

/** A choice expires after this number of days, and then we must ask again. */
export const consentDays = 180;

export const consentCookie = "samen_consent";

/** Writes the value of the cookie: the id of the row, the second of the choice, and the allowed categories. */
export function writeConsent({ id, choices, givenAt }: Consent): string {
  const allowedCategories = consentCategories.filter((category) => choices[category]);
  return [id, Math.floor(givenAt.getTime() / 1000), allowedCategories.join("+")].join(".");
}

/** Finds the choice among the cookies a browser sends; null when there is none, or none we can read. */
export function readConsent(cookies: string): Consent | null {
  const [, id = "", seconds, allowed = ""] =
    /(?:^|;\s*)samen_consent=([0-9a-f-]{36})\.(\d{1,11})\.([a-z+]*)(?=;|$)/.exec(cookies) ?? [];
  if (!seconds) return null;
  const names = allowed.split("+");
  const choices = { statistics: names.includes("statistics"), media: names.includes("media") };
  return { id, choices, givenAt: new Date(Number(seconds) * 1000) };
}

/** The places where a browser stores something: a cookie, the device, or the tab until it closes. */
export type StoragePlace = "cookie" | "device" | "tab";

/** The name of a stored choice in a vote that is not confirmed yet begins like this. */
export const keptChoicePrefix = "samen-choice-";

/** The name of stored answers of an external draft that could not be sent begins like this. */
export const keptDraftPrefix = "samen-draft-";

type StoredItem = {
  name: string;
  /** The name is only the beginning. */
  isStart?: true;
  /** Only the server reads the cookie, whose name has a prefix over HTTPS. */
  isOfHost?: true;
  keeping: StoragePlace;
  serves: string;
};

/** Everything the site stores in a browser without consent, because a requested feature needs it. */
export const necessaryStorage = [
  { name: "samen_session", isOfHost: true, keeping: "cookie", serves: "session" },
  { name: "samen_company", isOfHost: true, keeping: "cookie", serves: "company" },
  { name: "samen_kiosk", isOfHost: true, keeping: "cookie", serves: "kiosk" },
  { name: "i18n_redirected", keeping: "cookie", serves: "language" },
  { name: consentCookie, keeping: "cookie", serves: "consent" },
  { name: "theme", keeping: "device", serves: "theme" },
  { name: keptDraftPrefix, isStart: true, keeping: "device", serves: "draft" },
  { name: keptChoicePrefix, isStart: true, keeping: "tab", serves: "choice" },
  { name: "react-router-scroll-positions", keeping: "tab", serves: "scroll" },
  { name: "nuxt-reload", keeping: "tab", serves: "reload" },
] as const satisfies readonly StoredItem[];

/** Tells whether something that a browser keeps is on the list. */
export function isListed(keeping: StoragePlace, name: string): boolean {
  return necessaryStorage.some(
    (storedItem) =>
      storedItem.keeping === keeping &&
      ("isStart" in storedItem ? name.startsWith(storedItem.name) : name === storedItem.name),
  );
}
