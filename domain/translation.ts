import { type Language, type Localized, languages } from "#domain/language.ts";
import type { WrittenAt } from "#domain/page.ts";

/** The texts of a record, each in several languages. */
export type LocalizedTexts = Readonly<Record<string, Partial<Localized> | null | undefined>>;

/** Gives the languages in which a text differs from what it was; without an earlier record, those that have a text. */
export function changedLanguages<Texts extends LocalizedTexts>(before: Texts | null, after: Texts): Language[] {
  return languages.filter((language) =>
    Object.keys(after).some((name) => (before?.[name]?.[language] ?? "") !== (after[name]?.[language] ?? "")),
  );
}

/** Writes one moment for each of these languages. */
export function momentsOf(changed: readonly Language[], moment: Date): WrittenAt {
  return Object.fromEntries(changed.map((language) => [language, moment.toISOString()]));
}
