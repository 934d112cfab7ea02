import { languages as allLanguages, defaultLanguage, type Language, type Localized } from "#domain/language.ts";
import { type Rule, type Rules, required } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";

// A text in several languages has one control per language, called `{name}.{language}`.

/** The texts of a form by the names of its controls; a checkbox is `on` or empty. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Gives a typed line without hidden characters. */
export const textIn = (values: TypedTexts, name: string): string => oneLine(values[name] ?? "");

/** Gives the rules of a text in each language; only Dutch is required. */
export function rulesInEach(name: string, rules: readonly Rule[], languages: readonly Language[]): Rules {
  const inOthers = rules.filter((rule) => rule !== required);
  return Object.fromEntries(
    languages.map((language) => [`${name}.${language}`, language === defaultLanguage ? rules : inOthers]),
  );
}

/** Writes a text as the values of its controls. */
export function writeInEach(name: string, text: Localized, languages: readonly Language[]): TypedTexts {
  return Object.fromEntries(languages.map((language) => [`${name}.${language}`, text[language] ?? ""]));
}

type ReadOptions = {
  before?: Localized | undefined;
  languages: readonly Language[];
  /** Cleans one typed text; without it, one line. */
  read?: typeof textIn;
};

/** Reads a text in these languages; it keeps what it had in others, and an empty text is left out. */
export function readInEach(
  name: string,
  values: TypedTexts,
  { before, languages, read = textIn }: ReadOptions,
): Localized {
  const typed = languages.map((language) => [language, read(values, `${name}.${language}`)]);
  const texts: Partial<Localized> = { ...before, ...Object.fromEntries(typed) };
  return Object.fromEntries(allLanguages.flatMap((one) => (texts[one] ? [[one, texts[one]]] : []))) as Localized;
}
