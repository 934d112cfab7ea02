import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";

const catalogues = await readCatalogues("site", "document");

/** The texts of calendars in each language; the API itself has no sentences. */
export const calendarSentences = compileSentences(catalogues);
