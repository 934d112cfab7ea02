import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "#domain/language.ts";
import { languageCookie, readLanguageCookie } from "#domain/language-cookie.ts";

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

type RedirectOptions = Omit<Options, "isSecure"> & {
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
};

/** Redirects people who open the bare address of the site to their chosen language, unless they follow our links. */
export function createLanguageRedirect({ languageOf, switchPath, headers: common }: RedirectOptions) {
  return ({ method, url, headers }: Request, response: ServerResponse): boolean => {
    if (url !== "/" || (method !== "GET" && method !== "HEAD")) return false;
    const comesFromHere = headers.referer !== undefined && URL.parse(headers.referer)?.host === headers.host;
    const chosen = readLanguageCookie(headers.cookie ?? "");
    if (comesFromHere || chosen === null || chosen === languageOf(url)) return false;
    response.writeHead(302, { ...common, location: switchPath(url, chosen), vary: "cookie" }).end();
    return true;
  };
}
