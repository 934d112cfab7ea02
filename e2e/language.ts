import type { Language as AnyLanguage } from "#domain/language.ts";

/** The languages of journeys, each with words of its own in many files. A new language of the product works without. */
export const languages = ["nl", "en", "fr"] as const satisfies AnyLanguage[];
export type Language = (typeof languages)[number];
