import { type Language, languages } from "#domain/language.ts";

const name = "i18n_redirected";
const days = 365;

/** Reads the chosen language from the cookies of a browser; null when there is none. */
export function readLanguageCookie(cookies: string): Language | null {
  return languages.find((language) => cookies.split("; ").includes(`${name}=${language}`)) ?? null;
}

/** Writes the cookie that remembers a language for a year, for a browser or a server. */
export function languageCookie(language: string, isSecure: boolean): string {
  return `${name}=${language}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
