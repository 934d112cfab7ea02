import type { Language } from "#domain/language.ts";
import { nationalities } from "#domain/nationality.ts";
import { locales } from "#i18n/locale.ts";

/** Where most of our people come from: nobody should have to look for these. */
const nearest = ["BE", "NL", "FR", "DE", "LU"];

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country in a language, from its code; a code that is none stays as it is. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(locales[language], { type: "region", fallback: "code" });
  names.set(language, known);
  return nationalities.includes(code) ? (known.of(code) ?? code) : code;
}

/** A country to choose. */
export type CountryChoice = { value: string; label: string };

const choices = new Map<Language, readonly CountryChoice[]>();

/** Every country to choose from: those around us first, then all others as a dictionary of the language orders them. */
export function countryChoices(language: Language): readonly CountryChoice[] {
  const known = choices.get(language) ?? listChoices(language);
  choices.set(language, known);
  return known;
}

function listChoices(language: Language): CountryChoice[] {
  const choice = (value: string) => ({ value, label: countryName(value, language) });
  const { compare } = new Intl.Collator(locales[language]);
  const others = nationalities.filter((code) => !nearest.includes(code)).map(choice);
  return [...nearest.map(choice), ...others.sort((a, b) => compare(a.label, b.label))];
}
