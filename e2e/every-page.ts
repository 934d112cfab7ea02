import { type Language, languages } from "#domain/language.ts";
import { type Address, addresses, pathIn } from "#web/address.ts";

// A project of the demo that stands in three languages, and one the fund chose itself; the demo is the same every time.
const slugs: Record<string, string> = {
  "/projects/:slug": "een-samentuin-op-het-oude-fabrieksplein",
  "/project/:slug?": "een-samentuin-op-het-oude-fabrieksplein",
  "/volunteer/:slug": "soep-koken-en-kratten-vullen",
};

// A page in the middle of a journey needs to know which one; a login that nobody began looks like any other.
const queries: Record<string, string> = { "/login/code": "?login=0198a000-0000-7000-8000-000000000000" };

type Page = { page: string; language: Language; path: string };

// The steps of a dossier, a part of one, what becomes of it, and the thanks for a vote are shown to whoever has one;
// journeys go through them.
const needsJourney = ({ path }: Address) =>
  /^\/(?:submit-a-project\/|account\/dossiers\/|hand-over$|(?:vote|donate)\/thank-you$|vote\/kiosk\/ballot$)/.test(
    path,
  );

const isOwn = ({ guards }: Address) => guards?.includes("login") ?? false;

const opensAtOnce = addresses.filter((address) => !needsJourney(address));

/** Every page that anyone may open, in every language, by the path it has there. */
export const everyPage: Page[] = opensAtOnce.filter((address) => !isOwn(address)).flatMap(inEveryLanguage);

/** Every page that is open only to whoever has logged in, likewise. */
export const everyOwnPage: Page[] = opensAtOnce.filter(isOwn).flatMap(inEveryLanguage);

function inEveryLanguage(address: Address): Page[] {
  return [address, ...(address.children ?? [])].flatMap(({ path }) =>
    languages.map((language) => ({
      page: path,
      language,
      path:
        pathIn(language, path)
          .replace(/:slug\??/, slugs[path] ?? "")
          .replace(/(?<=.)\/$/, "") + (queries[path] ?? ""),
    })),
  );
}
