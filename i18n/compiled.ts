import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "#domain/language.ts";
import { formatMessage, type Text } from "#i18n/text.ts";

/** Makes the text of one language from a catalogue as it is written; a message is compiled when first asked for. */
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

/** Compiles a whole catalogue, so that the browser needs no compiler. */
export function compileCatalogue<Key extends string>(catalogue: Readonly<Record<Key, string>>) {
  const entries = Object.entries<string>(catalogue).map(([key, message]) => [key, compileMessage(message)]);
  return Object.fromEntries(entries) as Record<Key, CompiledMessage>;
}

// French puts a space before ? ! : ; and within « ». It must not break, and nobody sees the difference while typing.
function compileMessage(message: string) {
  return compile(message.replaceAll(/ (?=[?!;»]|:(?!:))|(?<=«) /g, "\u00a0"));
}
