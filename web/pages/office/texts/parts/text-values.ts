import type { Language } from "#domain/language.ts";
import type { OpenText } from "#web/pages/office/texts/page.tsx";

/** The texts of a page in these languages, as the values of its form. */
export function valuesOf(texts: OpenText["texts"], languages: readonly Language[]): Record<string, string> {
  return Object.assign(
    {},
    ...texts
      .filter(({ language }) => languages.includes(language))
      .map(({ language, title, intro, body }) => ({
        [`title.${language}`]: title,
        [`intro.${language}`]: intro,
        [`body.${language}`]: body,
      })),
  );
}
