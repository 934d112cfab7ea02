import { type Language, languages } from "#domain/language.ts";

const name = "i18n_redirected";
const days = 365;

/** The language someone chose before, of the cookies their browser sent; null when they chose none. */
export function readLanguageCookie(cookies: string): Language | null {
  return languages.find((language) => cookies.split("; ").includes(`${name}=${language}`)) ?? null;
}

/** The cookie that remembers a language for a year, as browsers and servers write it. */
export function languageCookie(language: string, isSecure: boolean): string {
  return `${name}=${language}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
