import { type Language, languages } from "#domain/language.ts";
import type { KeyIn } from "#i18n/area.ts";
import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import type { TextValues } from "#i18n/text.ts";

const catalogues = await readCatalogues("usual");
const texts = languages.map((language) => [language, compileText(language, catalogues[language])] as const);

/** Gives a text with which a fund or a call starts, in every language. */
export function usualText(key: KeyIn<"usual">, values?: TextValues): Record<Language, string> {
  const inEach = texts.map(([language, text]) => [language, text(key, values)]);
  return Object.fromEntries(inEach) as Record<Language, string>;
}
