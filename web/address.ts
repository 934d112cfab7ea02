import { defaultLanguage, type Language, languages, pathPrefix } from "#domain/language.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import type { Area } from "#i18n/area.ts";

/** One page of the site: the same file behind one address per language. */
export type Address = {
  /** The path without language, by which the code names the page. */
  path: string;
  /** The path in each language, if it is translated. */
  in?: Partial<Record<Language, string>>;
  /** The folder of the page under `pages/`, if it is not named after the path. */
  file?: string;
  /** The area whose sentences the page loads, besides those of the whole site. */
  area?: Area;
  /** The page has the frame of the office (`shell/office-frame.tsx`) instead of the header and footer of the site. */
  isInOffice?: true;
  /** Search engines should not list the page, because people reach it from another page. */
  isHiddenFromSearch?: true;
  /** Only the demo has this page. */
  isOnlyInDemo?: true;
  /** The guards (`guard.ts`) that run before the page opens, in this order. */
  guards?: readonly string[];
  /** The page is a list in which one item may be open; opening it does not scroll to the top. */
  isOneList?: true;
  /** The pages inside this one; moving between a page and its child does not scroll to the top. */
  children?: readonly Address[];
};

/** All addresses of the site. `routes.tsx` makes routes from them; links and the language switch read them. */
export const addresses: readonly Address[] = [
  { path: "/", area: "home", file: "home" },
  { path: "/account", area: "account", isHiddenFromSearch: true, guards: ["login"] },
  { path: "/account/dossiers/:id", area: "account", isHiddenFromSearch: true, guards: ["login"] },
  { path: "/about", in: { nl: "/over-het-fonds", en: "/about", fr: "/a-propos" }, file: "written" },
  { path: "/contact", area: "public" },
  { path: "/donate", area: "donate" },
  { path: "/donate/thank-you", area: "donate", isHiddenFromSearch: true },
  { path: "/hand-over", area: "submission", isHiddenFromSearch: true },
  { path: "/login", isHiddenFromSearch: true },
  { path: "/login/code", isHiddenFromSearch: true },
  { path: "/login/letter", isHiddenFromSearch: true },
  { path: "/login/link", isHiddenFromSearch: true },
  { path: "/login/listed", isHiddenFromSearch: true },
  { path: "/mailbox", area: "public", isHiddenFromSearch: true, isOnlyInDemo: true },
  { path: "/news/:slug?", file: "news", area: "public" },
  { path: "/login/second-factor", area: "office", isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/calls", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/calls/:slug", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/calls/:slug/earlier", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  {
    path: "/office/calls/:slug/late-access",
    area: "calls",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  { path: "/office/calls/:slug/letters", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/calls/:slug/log", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/calls/:slug/vote", area: "calls", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/committee", area: "committee", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/committee/meeting", area: "meeting", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  {
    path: "/office/committee/projector",
    file: "office/committee/meeting/projector",
    area: "meeting",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  {
    path: "/office/committee/progress",
    area: "committee",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  {
    path: "/office/committee/ranking",
    area: "committee",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  { path: "/office/committee/:id", area: "committee", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/dossiers", area: "dossiers", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/inbox", area: "inbox", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/inbox/answers", area: "inbox", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/mail-texts/:key", area: "writing", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/news/:id", area: "writing", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/offers", area: "offers", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/offers/:id", area: "offers", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  {
    path: "/office/organisations",
    area: "organisations",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  {
    path: "/office/organisations/:id",
    area: "organisations",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  { path: "/office/outbox", area: "dossiers", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/people", area: "people", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/people/import", area: "people", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/people/roles", area: "people", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/projects", area: "projects", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/projects/import", area: "projects", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/projects/new", area: "projects", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/projects/:id", area: "projects", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  {
    path: "/office/projects/:id/preview",
    area: "projects",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  {
    path: "/office/settings/connections",
    area: "connections",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  { path: "/office/settings/log", area: "settings", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/settings/mails", area: "settings", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  {
    path: "/office/settings/:section?",
    file: "office/settings",
    area: "settings",
    isInOffice: true,
    isHiddenFromSearch: true,
    guards: ["login"],
  },
  { path: "/office/texts", area: "writing", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/texts/:key", area: "writing", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/office/vote", area: "office", isInOffice: true, isHiddenFromSearch: true, guards: ["login"] },
  { path: "/set-up", area: "setUp", isHiddenFromSearch: true },
  ...setUpSteps.map((step) => ({ path: `/set-up/${step}`, area: "setUp", isHiddenFromSearch: true }) as const),
  { path: "/volunteer", area: "public", children: [{ path: "/volunteer/:slug" }] },
  { path: "/project-approval", area: "approval", isHiddenFromSearch: true },
  { path: "/projects", area: "public", children: [{ path: "/projects/:slug" }] },
  { path: "/project/:slug?", area: "public" },
  { path: "/selection-asf/:slug?", area: "public", isOneList: true },
  { path: "/submit-a-project", area: "submission" },
  { path: "/submit-a-project/acquainted", area: "submission", isHiddenFromSearch: true },
  {
    path: "/submit-a-project/describe-external",
    area: "submission",
    isHiddenFromSearch: true,
  },
  {
    path: "/submit-a-project/describe-internal",
    area: "submission",
    isHiddenFromSearch: true,
  },
  { path: "/submit-a-project/financial", area: "submission", isHiddenFromSearch: true },
  { path: "/submit-a-project/check", area: "submission", isHiddenFromSearch: true },
  { path: "/submit-a-project/thank-you", area: "submission", isHiddenFromSearch: true },
  { path: "/submit-internal-project", area: "submission" },
  { path: "/vote", area: "vote" },
  { path: "/vote/kiosk", area: "vote", isHiddenFromSearch: true },
  { path: "/vote/kiosk/ballot", area: "vote", isHiddenFromSearch: true },
  { path: "/vote/projects", area: "vote", isHiddenFromSearch: true, guards: ["vote"] },
  { path: "/vote/thank-you", area: "vote", isHiddenFromSearch: true },
  {
    path: "/vote/who-sees-what",
    area: "vote",
    in: { nl: "/vote/wie-ziet-wat", en: "/vote/who-sees-what", fr: "/vote/qui-voit-quoi" },
  },
  {
    path: "/vote/count-again",
    area: "vote",
    in: { nl: "/vote/natellen", en: "/vote/count-again", fr: "/vote/recompter" },
  },
  {
    path: "/disclaimer",
    in: { nl: "/disclaimer", en: "/disclaimer", fr: "/avertissement" },
    file: "written",
  },
  {
    path: "/privacy-policy",
    in: { nl: "/privacybeleid", en: "/privacy-policy", fr: "/politique-de-confidentialite" },
    file: "written",
  },
  {
    path: "/cookie-policy",
    in: { nl: "/cookiebeleid", en: "/cookie-policy", fr: "/politique-cookies" },
    file: "written",
  },
  {
    path: "/cookie-management",
    area: "cookies",
    in: { nl: "/cookie-instellingen", en: "/cookie-management", fr: "/gestion-des-cookies" },
  },
  {
    path: "/terms-and-conditions",
    in: { nl: "/algemene-voorwaarden", en: "/terms-and-conditions", fr: "/conditions-generales" },
    file: "written",
  },
  {
    path: "/accessibility",
    in: { nl: "/toegankelijkheid", en: "/accessibility", fr: "/accessibilite" },
    file: "written",
  },
];

/** Whether a page is open before the site is: the set-up, and the way to the office and one's own account. */
export function opensFirst({ path }: Pick<Address, "path">): boolean {
  return /^\/(?:account|login|office|set-up)(?:\/|$)/.test(path);
}

/** The page's name without language: its path with hyphens; the home page is `index`. */
export function baseName(path: string): string {
  return path.replace(/[:?]/g, "").split("/").filter(Boolean).join("-") || "index";
}

/** The file of a page, without its extension. */
export function pageFile({ path, file = path.replace(/[:?]/g, "").slice(1) }: Address): string {
  return `pages/${file}/page`;
}

/** The file of the frame around the pages of the office, without its extension. */
export const officeFrameFile = "shell/office-frame";

/** The name of that frame's route. */
export const officeFrameName = (language: Language): string => `office-frame___${language}`;

/** The name of a page's route in one language, such as `projects-slug___en`. */
export function routeName(path: string, language: Language): string {
  return `${baseName(path)}___${language}`;
}

/** Reads a route's name back into page and language; null for a route that is no page. */
export function readRouteName(name: string): { base: string; language: Language } | null {
  const [base, language] = name.split("___");
  const knownLanguage = languages.find((one) => one === language);
  return base && knownLanguage ? { base, language: knownLanguage } : null;
}

/** The address of a page in one language: `/vote` is `/en/vote` in English. Query and hash stay as they are. */
export function pathIn(language: Language, path: string): string {
  const [, plain = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const translatedPath = byPath.get(plain)?.in?.[language] ?? plain;
  return (pathPrefix[language] + (translatedPath === "/" ? "" : translatedPath) || "/") + rest;
}

/** The same page in another language, with its query and hash. */
export function switchPath(path: string, language: Language): string {
  const [, plain = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const from = languageOfPath(plain) ?? defaultLanguage;
  const barePath = plain.slice(pathPrefix[from].length) || "/";
  const page = pageAt(barePath, from);
  return pathIn(language, page?.path ?? barePath) + rest;
}

/** The path of a page that was requested by its path in another language; null if there is no such page. */
export function rightPath(path: string): string | null {
  const language = languageOfPath(path) ?? defaultLanguage;
  const barePath = path.slice(pathPrefix[language].length);
  const page = addresses.find(({ in: translated }) => translated && Object.values(translated).includes(barePath));
  return page ? pathIn(language, page.path) : null;
}

/** The language in the prefix of a path; null if there is no prefix. */
export function languageOfPath(path: string): Language | null {
  const [, language] = /^\/([a-z]{2})(?:\/|$)/i.exec(path) ?? [];
  return languages.find((one) => one === language?.toLowerCase()) ?? null;
}

/** Whether search engines should not list this path. */
export function isHiddenFromSearch(path: string): boolean {
  const language = languageOfPath(path) ?? defaultLanguage;
  return pageAt(path.slice(pathPrefix[language].length) || "/", language)?.isHiddenFromSearch ?? false;
}

/** The pages that search engines may list. Projects are listed one by one elsewhere, so their page is left out. */
export function listedPages(): string[] {
  const single = "/project/:slug?";
  return addresses
    .filter((address) => !address.isHiddenFromSearch && address.path !== single)
    .map(({ path }) => path.replace("/:slug?", ""));
}

function pageAt(barePath: string, language: Language): Address | undefined {
  return allAddresses.find((address) => (address.in?.[language] ?? address.path) === barePath);
}

const allAddresses = addresses.flatMap((address) => [address, ...(address.children ?? [])]);
const byPath = new Map(allAddresses.map((address) => [address.path, address]));

/** Whether two paths are a page and its child, or two children of one page, so that the outer page stays. */
export function isNestedMove(from: string, to: string): boolean {
  const parent = parentOf(from);
  return parent !== undefined && parent === parentOf(to);
}

function parentOf(path: string): string | undefined {
  return parents.find((parent) => path === parent || path.startsWith(`${parent}/`));
}

const parents = languages.flatMap((language) =>
  addresses
    .filter(({ children, isOneList }) => children || isOneList)
    .map(({ path }) => pathIn(language, path.replace("/:slug?", ""))),
);
