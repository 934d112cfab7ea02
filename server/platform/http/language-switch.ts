import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "#domain/language.ts";
import { languageCookie } from "#domain/language-cookie.ts";

type Options = {
  /** The language of the page at a path. */
  languageOf(path: string): Language;
  /** The same page in another language. */
  switchPath(path: string, language: Language): string;
  isSecure: boolean;
};

/**
 * Remembers the language of whoever comes from the same page in another one: only the language switch leads there. It
 * says so beside the page, which stays the same for everyone; with scripts at work, they write this cookie themselves.
 */
export function createLanguageMemory({ languageOf, switchPath, isSecure }: Options) {
  return (request: Pick<IncomingMessage, "method" | "url" | "headers">, response: ServerResponse): void => {
    const { method, url = "/", headers } = request;
    const from = method === "GET" && headers.referer ? URL.parse(headers.referer) : null;
    if (!from || from.host !== headers.host) return;
    const [path = "/"] = url.split("?");
    const language = languageOf(path);
    if (languageOf(from.pathname) === language || switchPath(from.pathname + from.search, language) !== url) return;
    response.setHeader("set-cookie", languageCookie(language, isSecure));
  };
}
