import type { Language } from "#domain/language.ts";

const name = "i18n_redirected";
const days = 365;

/** Reads the chosen language from the cookies of a browser; null when there is none that the fund offers. */
export function readLanguageCookie(cookies: string, offered: readonly Language[]): Language | null {
  return offered.find((language) => cookies.split("; ").includes(`${name}=${language}`)) ?? null;
}

/** Writes the cookie that remembers a language for a year, for a browser or a server. */
export function languageCookie(language: string, isSecure: boolean): string {
  return `${name}=${language}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
