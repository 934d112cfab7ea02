import { type Language, languages } from "#domain/language.ts";
import { compileText } from "#i18n/compiled.ts";
import { calendar as en } from "#i18n/en/calendar.ts";
import { type Formats, formats } from "#i18n/format.ts";
import { calendar as fr } from "#i18n/fr/calendar.ts";
import { calendar as nl } from "#i18n/nl/calendar.ts";
import type { Text } from "#i18n/text.ts";

const catalogues = { nl, en, fr };

type CalendarSpeech = { text: Text<keyof typeof nl>; format: Formats };

/** What the calendars say, in each language; the API itself has no sentences. */
export const calendarSpeech = Object.fromEntries(
  languages.map((language) => [
    language,
    { text: compileText(language, catalogues[language]), format: formats(language) },
  ]),
) as Record<Language, CalendarSpeech>;
