import format, { type CompiledMessage } from "icu-minify/format";
import { timeZone } from "#domain/brussels-time.ts";
import type { Language } from "#domain/language.ts";
import { dateStyles, numberStyles } from "#i18n/format.ts";
import { getDateTimeFormat, getNumberFormat, getPluralRules, locales } from "#i18n/locale.ts";

/** The values for the placeholders of a message. */
export type TextValues = Record<string, string | number | Date>;

/** Gives the sentence of a key, with its placeholders filled in. */
export type Text<Key extends string> = (key: Key, values?: TextValues | undefined) => string;

const options = {
  formats: { dateTime: dateStyles, number: numberStyles },
  formatters: { getDateTimeFormat, getNumberFormat, getPluralRules },
  timeZone,
};

type Parts<Part> = Record<string, string | number | Date | ((inside: (string | Part)[]) => Part)>;

/** Fills in one compiled message whose tags become something other than text. */
export function formatParts<Part>(
  language: Language,
  message: CompiledMessage,
  values: Parts<Part>,
): (string | Part)[] {
  const parts = format<Part>(message, locales[language], values, options);
  return Array.isArray(parts) ? parts : [parts];
}

/** Fills in one compiled message. */
export function formatMessage(language: Language, message: CompiledMessage, values?: TextValues | undefined): string {
  const parts = format<string>(message, locales[language], values, options);
  return typeof parts === "string" ? parts : parts.join("");
}

/** Gives the values that the sentence of a problem can show; lists and objects in a problem are not for its sentence. */
export function problemValues(problem: object): TextValues {
  const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === "string" || typeof entry[1] === "number";
  return Object.fromEntries(Object.entries(problem).filter(isValue));
}

/** Compiled messages by their keys, as the browser gets them. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Makes the text of one language from compiled messages. */
export function createText(language: Language, messages: Messages): Text<string> {
  return (key, values) => {
    const message = messages[key];
    // The types forbid a missing message, but a page with one odd word is better than no page.
    return message === undefined ? key : formatMessage(language, message, values);
  };
}
