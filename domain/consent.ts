/** The kinds of cookies a visitor decides about. What is strictly necessary is not asked. */
export const consentCategories = ["statistics", "media"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor allowed, category by category. */
export type ConsentChoices = Record<ConsentCategory, boolean>;

/** A choice that was made, as the cookie tells it; the row with this id is the proof. */
export type Consent = { id: string; choices: ConsentChoices; givenAt: Date };

/** After so many days a choice no longer counts, and we would have to ask again. */
export const consentDays = 180;

export const consentCookie = "samen_consent";

/** What the cookie of a choice says: the row that proves it, the second it was made, and what was allowed. */
export function writeConsent({ id, choices, givenAt }: Consent): string {
  const allowed = consentCategories.filter((category) => choices[category]);
  return [id, Math.floor(givenAt.getTime() / 1000), allowed.join("+")].join(".");
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

/** Where a browser keeps something: sent along with every request, on the device, or until the tab closes. */
export type Keeping = "cookie" | "device" | "tab";

/** What someone chose in a vote and has not confirmed yet is kept under a name that begins so. */
export const keptChoicePrefix = "samen-choice-";

/** What of an external draft could not be sent is kept under a name that begins so. */
export const keptDraftPrefix = "samen-draft-";

/** Everything the site keeps in a browser without asking: what someone asked for would not work without it. */
export const necessaryStorage = [
  { name: "samen_session", keeping: "cookie", serves: "session" },
  { name: "samen_company", keeping: "cookie", serves: "company" },
  { name: "samen_kiosk", keeping: "cookie", serves: "kiosk" },
  { name: "i18n_redirected", keeping: "cookie", serves: "language" },
  { name: consentCookie, keeping: "cookie", serves: "consent" },
  { name: "theme", keeping: "device", serves: "theme" },
  { name: keptDraftPrefix, isStart: true, keeping: "device", serves: "draft" },
  { name: keptChoicePrefix, isStart: true, keeping: "tab", serves: "choice" },
  { name: "react-router-scroll-positions", keeping: "tab", serves: "scroll" },
  { name: "nuxt-reload", keeping: "tab", serves: "reload" },
] as const satisfies readonly { name: string; isStart?: true; keeping: Keeping; serves: string }[];

/** Tells whether something that a browser keeps is on the list. */
export function isListed(keeping: Keeping, kept: string): boolean {
  return necessaryStorage.some(
    (one) => one.keeping === keeping && ("isStart" in one ? kept.startsWith(one.name) : kept === one.name),
  );
}
