import type { Language, Localized } from "#domain/language.ts";
import { readInEach, rulesInEach, type TypedTexts } from "#domain/localized-form.ts";
import { type TranslationState, translationStateOf, type WrittenAt } from "#domain/page.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";

/** The words in a mail text that are filled in when it is sent. */
export type MailWord = "number" | "until" | "state";

/**
 * The mails to applicants whose text the fund can change, each with the words that it may use. A mail of which `isBare`
 * holds also goes to applicants of confidential dossiers, so it cannot be handed more than a number and a date.
 */
export const mailTexts = {
  "dossier-sent": { words: ["number", "until"], isBare: false },
  "dossier-changed": { words: ["number", "until"], isBare: false },
  "dossier-sent-bare": { words: ["number"], isBare: true },
  "dossier-changed-bare": { words: ["number"], isBare: true },
  "dossier-completion-asked": { words: ["number", "until"], isBare: true },
  "dossier-moved": { words: ["number", "state"], isBare: false },
  "dossier-moved-bare": { words: ["number"], isBare: true },
  "dossier-decided": { words: ["number"], isBare: false },
  "dossier-message": { words: ["number"], isBare: true },
  "dossier-reminder": { words: ["until"], isBare: true },
  "dossier-late-access": { words: ["until"], isBare: true },
  "hand-over-complete": { words: [], isBare: true },
  "project-approval": { words: ["number", "until"], isBare: false },
} as const satisfies Record<string, { words: readonly MailWord[]; isBare: boolean }>;

export type MailTextKey = keyof typeof mailTexts;
export const mailTextKeys = Object.keys(mailTexts) as [MailTextKey, ...MailTextKey[]];

/** Tells whether a text names one of those mails. */
export function isMailTextKey(value: unknown): value is MailTextKey {
  return mailTextKeys.includes(value as MailTextKey);
}

/** Gives the words that a mail may use. */
export function wordsOfMail(key: MailTextKey): readonly MailWord[] {
  return mailTexts[key].words;
}

/** Tells whether a mail also goes to applicants of confidential dossiers. */
export function isBareMail(key: MailTextKey): boolean {
  return mailTexts[key].isBare;
}

/** The text of a mail in one language: its subject, and its paragraphs with empty lines between them. */
export type MailWording = { subject: string; body: string };

/** The fund's own text of a mail. */
export type OwnMailText = { subject: Localized; body: Localized };

const wordPattern = /\{([^{}]*)\}/g;

/** Fills in the words of a mail. A paragraph with a word about which nothing is known is left out. */
export function fillMail(body: string, values: Readonly<Partial<Record<MailWord, string>>>): string[] {
  return body
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .filter((paragraph) => wordsIn(paragraph).every((word) => values[word as MailWord]))
    .map((paragraph) => paragraph.replaceAll(wordPattern, (_all, word) => values[word as MailWord] ?? ""));
}

const wordsIn = (text: string): string[] => [...text.matchAll(wordPattern)].map(([, word = ""]) => word);

/** The reasons for refusing a word of a mail text. */
export type MailRuleProblem =
  | { code: "rule.word.unknown"; word: string }
  /** A subject shows on a locked phone and in a shared mailbox, so it never names a dossier. */
  | { code: "rule.word.inSubject"; word: string };

/** Refuses words that the mail cannot fill in. */
const onlyWords =
  (knownNames: readonly string[]): Rule =>
  (value) => {
    const unknown = wordsIn(String(value)).find((word) => !knownNames.includes(word));
    return unknown === undefined ? null : { code: "rule.word.unknown", word: `{${unknown}}` };
  };

const withoutWords: Rule = (value) => {
  const [word] = wordsIn(String(value));
  return word === undefined ? null : { code: "rule.word.inSubject", word: `{${word}}` };
};

/** The rules of the form that edits a mail text in these languages. */
export function mailTextRules(key: MailTextKey, languages: readonly Language[]): Rules {
  return {
    ...rulesInEach("subject", [required, max(120), withoutWords], languages),
    ...rulesInEach("body", [required, max(4000), onlyWords(wordsOfMail(key))], languages),
  };
}

/** Reads a mail text from its form; texts in other languages stay as they were. */
export function readMailText(
  values: TypedTexts,
  before: OwnMailText | null,
  languages: readonly Language[],
): OwnMailText {
  return {
    subject: readInEach("subject", values, { before: before?.subject, languages }),
    body: readInEach("body", values, {
      before: before?.body,
      languages,
      read: (texts, name) => manyLines(texts[name] ?? ""),
    }),
  };
}

/** Gives the fund's own text in one language; null where it has none, so that the standard text is sent. */
export function ownWording(own: OwnMailText | null, language: Language): MailWording | null {
  const [subject, body] = [own?.subject[language], own?.body[language]];
  return subject && body ? { subject, body } : null;
}

/** Says how complete a mail text is in one language; beside the standard text in Dutch, all of them are complete. */
export function mailTranslation(
  own: (OwnMailText & { writtenAt: WrittenAt }) | null,
  language: Language,
): TranslationState {
  if (!own?.subject.nl) return "complete";
  return translationStateOf([own.subject, own.body], own.writtenAt, { language, source: "nl" });
}
