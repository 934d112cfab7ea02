import type { Language } from "#domain/language.ts";
import { nationalities } from "#domain/nationality.ts";
import { locales } from "#i18n/locale.ts";

/** Where most of our people are from, in this order. */
const nearest = ["BE", "NL", "FR"];

/** Where many workers in Belgium and the Netherlands are from. */
const likely = ["BG", "DE", "ES", "IT", "MA", "PL", "PT", "RO", "TR", "UA"];

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country or territory in a language, from its code; a code that is none stays as it is. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(locales[language], { type: "region", fallback: "code" });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

/** A country to choose. */
export type CountryChoice = { value: string; label: string };

/** The countries to choose from: the likely ones, and all others. */
export type CountryChoices = { likely: readonly CountryChoice[]; others: readonly CountryChoice[] };

const choices = new Map<Language, CountryChoices>();

/** Every country that someone can be a national of, as a dictionary of the language orders them; our own come first. */
export function countryChoices(language: Language): CountryChoices {
  const known = choices.get(language) ?? listChoices(language);
  choices.set(language, known);
  return known;
}

function listChoices(language: Language): CountryChoices {
  const { compare } = new Intl.Collator(locales[language]);
  const named = (codes: readonly string[]) => codes.map((value) => ({ value, label: countryName(value, language) }));
  const ordered = (codes: readonly string[]) => named(codes).sort((a, b) => compare(a.label, b.label));
  const first = [...nearest, ...likely];
  return {
    likely: [...named(nearest), ...ordered(likely)],
    others: ordered(nationalities.filter((code) => !first.includes(code))),
  };
}
