import { type Language, languages } from "#domain/language.ts";
import { compileText } from "#i18n/compiled.ts";
import { feed as en } from "#i18n/en/feed.ts";
import { project as enProject } from "#i18n/en/project.ts";
import { type Formats, formats } from "#i18n/format.ts";
import { feed as fr } from "#i18n/fr/feed.ts";
import { project as frProject } from "#i18n/fr/project.ts";
import { feed as nl } from "#i18n/nl/feed.ts";
import { project as nlProject } from "#i18n/nl/project.ts";
import type { Text } from "#i18n/text.ts";

const catalogues = { nl: { ...nlProject, ...nl }, en: { ...enProject, ...en }, fr: { ...frProject, ...fr } };

type FeedSpeech = { text: Text<keyof (typeof catalogues)["nl"]>; format: Formats };

/** What the feeds say, in each language; the API itself has no sentences. */
export const feedSpeech = Object.fromEntries(
  languages.map((language) => [
    language,
    { text: compileText(language, catalogues[language]), format: formats(language) },
  ]),
) as Record<Language, FeedSpeech>;
