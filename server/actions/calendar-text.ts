import { compileSpeech } from "#i18n/compiled.ts";
import { calendar as en } from "#i18n/en/calendar.ts";
import { calendar as fr } from "#i18n/fr/calendar.ts";
import { calendar as nl } from "#i18n/nl/calendar.ts";

const catalogues = { nl, en, fr };

/** The texts of calendars in each language; the API itself has no sentences. */
export const calendarSpeech = compileSpeech(catalogues);
