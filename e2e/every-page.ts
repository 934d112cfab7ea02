import { type Language, languages } from "#domain/language.ts";
import { type Address, addresses, pathIn } from "#web/address.ts";

// This project and this offer of the demo exist in all three languages.
const parameters: Record<string, string> = {
  "/projects/:slug": "een-samentuin-op-het-oude-fabrieksplein",
  "/project/:slug?": "een-samentuin-op-het-oude-fabrieksplein",
  "/volunteer/:slug": "soep-koken-en-kratten-vullen",
  "/office/settings/:section?": "branches",
  "/office/texts/:key": "privacy-policy",
  "/office/mail-texts/:key": "dossier-sent",
  "/office/news/:id": "new",
  "/news/:slug?": "je-kunt-nu-stemmen",
};

// The call of the demo in which people vote is that of this year.
const callSlug = String(new Date().getFullYear());
const parameterOf = (path: string) => parameters[path] ?? (path.startsWith("/office/calls/") ? callSlug : "");

// The page for the code needs a login; it looks the same for one that does not exist.
const queries: Record<string, string> = { "/login/code": "?login=0198a000-0000-7000-8000-000000000000" };

type Page = { page: string; language: Language; path: string };

// These pages need a dossier, a vote, a gift, a kiosk, an earlier call or an installation that is not set up, or lead to
// another page. The journeys open them.
const needsJourney = ({ path }: Address) =>
  /^\/(?:submit-a-project\/|account\/dossiers\/|hand-over$|project-approval$|office\/(?:projects|offers|organisations)\/:id|set-up(?:\/|$)|(?:vote|donate)\/thank-you$|vote\/kiosk\/ballot$|office\/vote$|office\/committee(?:\/:id)?$|office\/calls\/:slug\/earlier$)/.test(
    path,
  );

const requiresLogin = ({ guards }: Address) => guards?.includes("login") ?? false;

const directAddresses = addresses.filter((address) => !needsJourney(address));

/** Every public page in every language, with its path. */
export const everyPage: Page[] = directAddresses.filter((address) => !requiresLogin(address)).flatMap(inEveryLanguage);

/** Every page that requires a login, in every language, with its path. */
export const everyOwnPage: Page[] = directAddresses.filter(requiresLogin).flatMap(inEveryLanguage);

function inEveryLanguage(address: Address): Page[] {
  return [address, ...(address.children ?? [])].flatMap(({ path }) =>
    languages.map((language) => ({
      page: path,
      language,
      path:
        pathIn(language, path)
          .replace(/:\w+\??/, parameterOf(path))
          .replace(/(?<=.)\/$/, "") + (queries[path] ?? ""),
    })),
  );
}
