import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import type { Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { type Area, catalogues, type KeyIn, type TextKey } from "#i18n/area.ts";
import { type Formats, formatsWithDeadline } from "#i18n/format.ts";
import { createText, formatParts, type Messages, problemValues, type Text, type TextValues } from "#i18n/text.ts";

type Sentences = {
  language: Language;
  /** The area whose sentences are loaded; null has those of the whole site only. */
  area: Area | null;
  messages: Messages;
  text: Text<string>;
  format: Formats;
};

const SentencesContext = createContext<Sentences | null>(null);

type Props = { language: Language; area?: Area; messages: Messages; children: ReactNode };

/** Gives everything inside it a language, and sentences in it: those of the whole site, or of one area as well. */
export function SentencesProvider({ language, area, messages, children }: Props) {
  const outer = use(SentencesContext);
  return (
    <SentencesContext value={createSentences(language, area ?? null, messages, outer)}>{children}</SentencesContext>
  );
}

// A catalogue is the same object on every page, so we prepare its sentences once.
const sentencesByCatalogue = new WeakMap<Messages, Sentences>();

function createSentences(
  language: Language,
  area: Area | null,
  messages: Messages,
  outer: Sentences | null,
): Sentences {
  const cachedSentences = sentencesByCatalogue.get(messages);
  if (cachedSentences) return cachedSentences;
  const all = { ...outer?.messages, ...messages };
  const text = createText(language, all);
  const sentences = { language, area, messages: all, text, format: formatsWithDeadline(language, text) };
  sentencesByCatalogue.set(messages, sentences);
  return sentences;
}

function useSentences(): Sentences {
  const sentences = use(SentencesContext);
  if (!sentences) throw new Error("A component with texts needs a SentencesProvider around it");
  return sentences;
}

/** Throws if a component is on a page of another area, where its sentences are missing. */
function checkArea({ area }: Sentences, wantedArea: Area | undefined): void {
  if (!wantedArea || area === wantedArea) return;
  const loaded: readonly string[] = area ? catalogues[area] : [];
  if (catalogues[wantedArea].some((name) => !loaded.includes(name)))
    throw new Error(`A component with texts of the area ${wantedArea} is on a page of the area ${area}`);
}

type SiteText = Text<KeyIn<"site">>;
type Marked = Record<string, (inside: ReactNode) => ReactNode>;
type RichText<Key> = (key: Key, values: TextValues, marked: Marked) => ReactNode;

/** Gives the sentences of the page's language: those of the whole site, or of one area as well. */
export function useText(): SiteText;
export function useText<A extends Area>(area: A): Text<TextKey<A>>;
export function useText(area?: Area): Text<string> {
  const sentences = useSentences();
  checkArea(sentences, area);
  return sentences.text;
}

/** Gives sentences with marked parts, such as `<strong>`, each shown by the function of its name. */
export function useRichText(): RichText<KeyIn<"site">>;
export function useRichText<A extends Area>(area: A): RichText<TextKey<A>>;
export function useRichText(area?: Area): RichText<string> {
  const sentences = useSentences();
  checkArea(sentences, area);
  const { language, messages } = sentences;
  return (key, values, marked) => {
    const tags = Object.fromEntries(
      Object.entries(marked).map(([name, show]) => [name, (inside: ReactNode[]) => show(join(inside))]),
    );
    return join(formatParts<ReactNode>(language, messages[key] ?? key, { ...values, ...tags }));
  };
}

/** Joins parts; their order never changes, so they need no keys. */
function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** Gives sentences by keys that are known only at run time, such as the code of a rule; a missing one gives its key. */
export function useDynamicText(): Text<string> {
  return useSentences().text;
}

/** Gives the sentence for a refusal; one that belongs to another area, by a mistake of ours, counts as unexpected. */
export function useProblemText(): (problem: Problem) => string {
  const { text, messages } = useSentences();
  return (problem) => text(problem.code in messages ? problem.code : "error.unexpected", problemValues(problem));
}

/** Gives the language of the page. */
export function useLanguage(): Language {
  return useSentences().language;
}

/** Writes amounts, numbers and dates the way the page's language does. */
export function useFormats(): Formats {
  return useSentences().format;
}
