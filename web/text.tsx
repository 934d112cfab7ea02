import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import { Outlet } from "react-router";
import type { Language } from "#domain/language.ts";
import { type Formats, formats } from "#i18n/format.ts";
import type { TextKey } from "#i18n/nl/index.ts";
import { createText, formatParts, type Text, type TextValues } from "#i18n/text.ts";

type Messages = Readonly<Partial<Record<TextKey, string>>>;

type Speech = {
  language: Language;
  messages: Messages;
  text: Text<TextKey>;
  format: Formats;
  rich: (key: TextKey, values: TextValues, marked: Marked) => ReactNode;
};

const SpeechContext = createContext<Speech | null>(null);

type Props = { language: Language; messages: Messages; children: ReactNode };

/** Gives everything inside it one language to speak. */
export function Speaking({ language, messages, children }: Props) {
  return <SpeechContext value={speechOf(language, messages)}>{children}</SpeechContext>;
}

const speeches = new WeakMap<Messages, Speech>();

/** What speaks these sentences. They are the same object on every page of a part of the site, so it is made once. */
function speechOf(language: Language, messages: Messages): Speech {
  const speech = speeches.get(messages) ?? {
    language,
    messages,
    // A page knows the sentences of its own part of the site; a test looks that none is missing.
    text: createText(language, messages as Readonly<Record<TextKey, string>>),
    format: formats(language),
    rich: (key: TextKey, values: TextValues, marked: Marked) =>
      formatRich(language, messages[key] ?? key, values, marked),
  };
  speeches.set(messages, speech);
  return speech;
}

/** Makes the frame around the pages of one part of the site, which adds that part's sentences. */
export function speakingToo(more: Messages) {
  let known: { messages: Messages; all: Messages } | null = null;
  return function SpeakingToo() {
    const { language, messages } = useSpeech();
    if (known?.messages !== messages) known = { messages, all: { ...messages, ...more } };
    const { all } = known;
    return (
      <Speaking language={language} messages={all}>
        <Outlet />
      </Speaking>
    );
  };
}

function formatRich(language: Language, message: string, values: TextValues, marked: Marked): ReactNode {
  const shown = Object.fromEntries(
    Object.entries(marked).map(([name, show]) => [name, (inside: ReactNode[]) => show(joined(inside))]),
  );
  return joined(formatParts<ReactNode>(language, message, { ...values, ...shown }));
}

/** Puts parts side by side; they never change places, so they need no keys. */
function joined(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error("Nothing speaks here: a component with text stands outside of the shell");
  return speech;
}

/** Gives the sentences of the page's language. */
export function useText(): Text<TextKey> {
  return useSpeech().text;
}

type Marked = Record<string, (inside: ReactNode) => ReactNode>;

/** Gives sentences with marked parts, such as `<strong>`, each shown by the function of its name. */
export function useRichText() {
  const { rich } = useSpeech();
  return (key: TextKey, values: TextValues, marked: Marked): ReactNode => rich(key, values, marked);
}

/** Gives the language of the page. */
export function useLanguage(): Language {
  return useSpeech().language;
}

/** Writes amounts, numbers and dates the way the page's language does. */
export function useFormats(): Formats {
  return useSpeech().format;
}
