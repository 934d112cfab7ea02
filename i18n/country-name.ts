import type { Language } from "#domain/language.ts";
import { nationalities } from "#domain/nationality.ts";
import { locales } from "#i18n/locale.ts";

/** The countries of most employees, in this order. */
const nearest = ["BE", "NL", "FR"];

/** The countries of many other workers in Belgium and the Netherlands. */
const likely = ["BG", "DE", "ES", "IT", "MA", "PL", "PT", "RO", "TR", "UA"];

const names = new Map<Language, Intl.DisplayNames>();

/** Gives the name of a country or territory in a language from its code; an invalid code stays unchanged. */
export function countryName(code: string, language: Language): string {
  const regions = names.get(language) ?? new Intl.DisplayNames(locales[language], { type: "region", fallback: "code" });
  names.set(language, regions);
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** A country to choose. */
export type CountryChoice = { value: string; label: string };

/** The countries to choose from: the likely ones, and all others. */
export type CountryChoices = { likely: readonly CountryChoice[]; others: readonly CountryChoice[] };

const choices = new Map<Language, CountryChoices>();

/** Lists every country that has nationals, in the alphabetical order of the language; the likely ones come first. */
export function countryChoices(language: Language): CountryChoices {
  const cached = choices.get(language) ?? listChoices(language);
  choices.set(language, cached);
  return cached;
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
