/** The languages of the site, the default one first. CONTRIBUTING.md tells what a new one needs besides its line here. */
const facts = {
  nl: { name: "Nederlands", locale: "nl-BE", tag: "nl-BE" },
  // `en-BE` mixes Belgian and English separators, so English is British. The pages are for everyone who reads English.
  en: { name: "English", locale: "en-GB", tag: "en" },
  fr: { name: "Français", locale: "fr-BE", tag: "fr-BE" },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** Its own name for itself. */
  name: string;
  /** How it writes numbers and dates. */
  locale: string;
  /** How pages name it in HTML. */
  tag: string;
};

export type Language = keyof typeof facts;

export const languages = Object.keys(facts) as [Language, ...Language[]];

/** The properties of each language. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = facts;

/** Dutch is always complete and replaces texts that another language lacks. */
export const defaultLanguage: Language = "nl";

/** The start of addresses in each language; the default one has none. */
export const pathPrefix = Object.fromEntries(
  languages.map((language) => [language, language === defaultLanguage ? "" : `/${language}`]),
) as Record<Language, string>;

/** Tells whether a string names one of our languages, or one of those that a fund offers. */
export function isLanguage(value: unknown, among: readonly Language[] = languages): value is Language {
  return among.includes(value as Language);
}

/** Gives the languages that a fund offers: those that its settings name and always the default one; all if none are named. */
export function offeredLanguages(settingCodes: readonly string[] | null): Language[] {
  const namedCodes = settingCodes ?? languages;
  return languages.filter((language) => language === defaultLanguage || namedCodes.includes(language));
}

/** Gives the first of these languages that the fund offers, else the default one. */
export function firstOffered(wishes: readonly (Language | null | undefined)[], offered: readonly Language[]): Language {
  return wishes.find((language) => isLanguage(language, offered)) ?? defaultLanguage;
}

/** Gives the first language of an `Accept-Language` header that the fund offers, else the default one. */
export function acceptedLanguage(header: string, offered: readonly Language[]): Language {
  const wishes = header.split(",").map((part, place) => {
    const [tag = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = Number(parameters.find((one) => one.startsWith("q="))?.slice(2) ?? 1);
    return { language: tag.split("-")[0] as Language, weight, place };
  });
  wishes.sort((first, second) => second.weight - first.weight || first.place - second.place);
  return firstOffered(
    wishes.filter(({ weight }) => weight > 0).map(({ language }) => language),
    offered,
  );
}

type LanguagesOfPerson = { chosenLanguage: Language | null; usedLanguage: Language | null; language: Language };

/**
 * Gives the language in which we write to someone: their choice, else the one they last used, else the roster's. We skip
 * a language that the fund does not offer.
 */
export function preferredLanguage(person: LanguagesOfPerson, offered: readonly Language[]): Language {
  return firstOffered([person.chosenLanguage, person.usedLanguage, person.language], offered);
}

/** A text the fund writes itself: always in Dutch, sometimes in the other languages. */
export type Localized = { [language in Language]?: string | undefined } & { nl: string };

/** Gives the text in this language, or in Dutch where it was not translated; empty if nobody wrote it. */
export function inLanguage(text: Partial<Localized>, language: Language): string {
  return text[language] || text.nl || "";
}

/** Names the texts that are shown in Dutch for lack of a translation; an empty text needs none. */
export function inDutch(texts: Readonly<Record<string, Localized | null>>, language: Language): string[] {
  return Object.keys(texts).filter((name) => !isTranslated([texts[name] ?? null], language));
}

/** Tells whether every one of these texts exists in this language; an empty text needs no translation. */
export function isTranslated(texts: readonly (Localized | null)[], language: Language): boolean {
  return texts.every((text) => !text?.nl || Boolean(text[language]));
}
