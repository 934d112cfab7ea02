import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { languageCookie, readLanguageCookie } from "#domain/language-cookie.ts";
import type { Handler } from "#server/platform/http/server.ts";

type Options = {
  /** Returns the language of the page at a path. */
  languageOf(path: string): Language;
  /** Returns the path of the same page in another language. */
  switchPath(path: string, language: Language): string;
  isSecure: boolean;
};

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Remembers the language of a visitor who comes from the same page in another language, which only the language switch
 * does. The cookie does not change the page, which visitors share; with scripts, they write this cookie themselves.
 */
export function createLanguageMemory({ languageOf, switchPath, isSecure }: Options) {
  return (request: Request, response: ServerResponse): void => {
    const { method, url = "/", headers } = request;
    const from = method === "GET" && headers.referer ? URL.parse(headers.referer) : null;
    if (!from || from.host !== headers.host) return;
    const [path = "/"] = url.split("?");
    const language = languageOf(path);
    if (languageOf(from.pathname) === language || switchPath(from.pathname + from.search, language) !== url) return;
    response.setHeader("set-cookie", languageCookie(language, isSecure));
  };
}

type RedirectOptions = Pick<Options, "switchPath"> & {
  /** Reads the languages that the fund offers. */
  listOffered(): Promise<readonly Language[]>;
};

/** Redirects people who open the bare address of the site to their chosen language. */
export function createLanguageRedirect({ switchPath, listOffered }: RedirectOptions): Handler {
  return async ({ request, response }) => {
    if (!opensWithChoice(request)) return false;
    const chosen = readLanguageCookie(request.headers.cookie ?? "", await listOffered());
    if (chosen === null) return false;
    response.writeHead(302, { location: switchPath("/", chosen), vary: "cookie" }).end();
    return true;
  };
}

/** Tells whether someone who chose another language opens the bare address of the site, and does not follow our links. */
export function opensWithChoice({ method, url, headers }: Request): boolean {
  if (url !== "/" || (method !== "GET" && method !== "HEAD")) return false;
  const comesFromHere = headers.referer !== undefined && URL.parse(headers.referer)?.host === headers.host;
  const chosen = readLanguageCookie(headers.cookie ?? "", languages);
  return !comesFromHere && chosen !== null && chosen !== defaultLanguage;
}
