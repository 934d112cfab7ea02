import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { type Language, languages } from "#domain/language.ts";
import type { KeyIn } from "#i18n/area.ts";
import { type Formats, formatsWithDeadline } from "#i18n/format.ts";
import { formatMessage, type Text } from "#i18n/text.ts";

/** Makes the text of one language from a source catalogue; it compiles a message on first use. */
export function compileText<Key extends string>(
  language: Language,
  catalogue: Readonly<Record<Key, string>>,
): Text<Key> {
  const compiled = new Map<Key, CompiledMessage>();
  return (key, values) => {
    let message = compiled.get(key);
    if (message === undefined) {
      message = compileMessage(catalogue[key] ?? key);
      compiled.set(key, message);
    }
    return formatMessage(language, message, values);
  };
}

/** The sentences of one language, with its formats of numbers and dates. */
export type Sentences<Key extends string> = { text: Text<Key>; format: Formats };

/** Compiles the sentences and formats of every language. */
export function compileSentences<Key extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Key | KeyIn<"site">, string>>>>,
): Record<Language, Sentences<Key | KeyIn<"site">>> {
  const sentences = languages.map((language) => {
    const text = compileText(language, catalogues[language]);
    return [language, { text, format: formatsWithDeadline(language, text) }] as const;
  });
  return Object.fromEntries(sentences) as Record<Language, Sentences<Key | KeyIn<"site">>>;
}

/** Compiles a whole catalogue, so that the browser needs no compiler. */
export function compileCatalogue<Key extends string>(catalogue: Readonly<Record<Key, string>>) {
  const entries = Object.entries<string>(catalogue).map(([key, message]) => [key, compileMessage(message)]);
  return Object.fromEntries(entries) as Record<Key, CompiledMessage>;
}

// French has a space before ? ! : ; and within « ». It must not break, and authors type a normal space.
function compileMessage(message: string) {
  return compile(message.replaceAll(/ (?=[?!;»]|:(?!:))|(?<=«) /g, "\u00a0"));
}
