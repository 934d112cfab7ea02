import { timeZone } from "#domain/brussels-time.ts";
import { type Language, languageFacts, languages } from "#domain/language.ts";

/** The locale of each language. */
export const locales = Object.fromEntries(
  languages.map((language) => [language, languageFacts[language].locale]),
) as Record<Language, string>;

// Creating an Intl formatter is much slower than using it, so we create each one once.
const formatters = new Map<string, unknown>();

function once<T>(kind: string, locale: unknown, options: object | undefined, make: () => T): T {
  const key = `${kind} ${locale} ${options ? JSON.stringify(options) : ""}`;
  const earlier = formatters.get(key);
  if (earlier) return earlier as T;
  const formatter = make();
  formatters.set(key, formatter);
  return formatter;
}

/** Gives the number formatter for these options, made once. */
export function getNumberFormat(...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>) {
  return once("number", locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Gives the date formatter for these options, made once, in Brussels time unless they say otherwise. */
export function getDateTimeFormat(...[locale, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) {
  return once("date", locale, options, () => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
}

/** Gives the plural rules for these options, made once. */
export function getPluralRules(...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>) {
  return once("plural", locale, options, () => new Intl.PluralRules(locale, options));
}

/** Gives what names languages in this locale, made once. */
export function getLanguageNames(locale: string) {
  return once("language", locale, undefined, () => new Intl.DisplayNames(locale, { type: "language" }));
}
