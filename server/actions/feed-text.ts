import { type Language, languages } from "#domain/language.ts";
import { compileText } from "#i18n/compiled.ts";
import { card as enCard } from "#i18n/en/card.ts";
import { feed as en } from "#i18n/en/feed.ts";
import { type Formats, formats } from "#i18n/format.ts";
import { card as frCard } from "#i18n/fr/card.ts";
import { feed as fr } from "#i18n/fr/feed.ts";
import { card as nlCard } from "#i18n/nl/card.ts";
import { feed as nl } from "#i18n/nl/feed.ts";
import type { Text } from "#i18n/text.ts";

const catalogues = { nl: { ...nlCard, ...nl }, en: { ...enCard, ...en }, fr: { ...frCard, ...fr } };

type FeedSpeech = { text: Text<keyof (typeof catalogues)["nl"]>; format: Formats };

/** What the feeds say, in each language; the API itself has no sentences. */
export const feedSpeech = Object.fromEntries(
  languages.map((language) => [
    language,
    { text: compileText(language, catalogues[language]), format: formats(language) },
  ]),
) as Record<Language, FeedSpeech>;
