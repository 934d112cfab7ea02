/** The languages of the site, the default one first. */
export const languages = ["nl", "en", "fr"] as const;

export type Language = (typeof languages)[number];

/** Dutch is always complete and replaces texts that another language lacks. */
export const defaultLanguage: Language = "nl";

/** The start of addresses in each language. */
export const pathPrefix: Record<Language, string> = { nl: "", en: "/en", fr: "/fr" };

/** Tells whether a string names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

type LanguagesOfPerson = { chosenLanguage: Language | null; usedLanguage: Language | null; language: Language };

/** Gives the language in which we write to someone: their choice, else the one they last used, else the roster's. */
export function preferredLanguage({ chosenLanguage, usedLanguage, language }: LanguagesOfPerson): Language {
  return chosenLanguage ?? usedLanguage ?? language;
}

/** A text the fund writes itself: always in Dutch, sometimes in the other languages. */
export type Localized = { nl: string; en?: string | undefined; fr?: string | undefined };

/** Gives the text in this language, or in Dutch where it was not translated. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text.nl;
}

/** Names the texts that are shown in Dutch for lack of a translation; an empty text needs none. */
export function inDutch(texts: Readonly<Record<string, Localized | null>>, language: Language): string[] {
  return Object.keys(texts).filter((name) => !isTranslated([texts[name] ?? null], language));
}

/** Tells whether every one of these texts exists in this language; an empty text needs no translation. */
export function isTranslated(texts: readonly (Localized | null)[], language: Language): boolean {
  return texts.every((text) => !text?.nl || Boolean(text[language]));
}
