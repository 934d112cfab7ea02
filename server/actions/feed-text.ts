import { compileSpeech } from "#i18n/compiled.ts";
import { card as enCard } from "#i18n/en/card.ts";
import { feed as en } from "#i18n/en/feed.ts";
import { card as frCard } from "#i18n/fr/card.ts";
import { feed as fr } from "#i18n/fr/feed.ts";
import { card as nlCard } from "#i18n/nl/card.ts";
import { feed as nl } from "#i18n/nl/feed.ts";

const catalogues = { nl: { ...nlCard, ...nl }, en: { ...enCard, ...en }, fr: { ...frCard, ...fr } };

/** The texts of feeds in each language; the API itself has no sentences. */
export const feedSpeech = compileSpeech(catalogues);
