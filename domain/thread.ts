import { type DossierLevel, levelsInOffice, type OfficeRow, type Viewer } from "#domain/dossier-level.ts";
import type { Language } from "#domain/language.ts";
import { rulesInEach } from "#domain/localized-form.ts";
import { longestMessage } from "#domain/message.ts";
import { mayDo } from "#domain/permission.ts";
import { max, type Rules, required } from "#domain/rules.ts";

/** The conversations of the inbox: with a visitor who used the contact form, or with the applicant of a dossier. */
export const threadKinds = ["contact", "dossier"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** A conversation waits for the office, is answered, or is done. */
export const threadStates = ["waiting", "answered", "done"] as const;
export type ThreadState = (typeof threadStates)[number];

/** The kinds of entries in a conversation; only the office sees a note. */
export const threadEntryKinds = ["message", "answer", "note"] as const;
export type ThreadEntryKind = (typeof threadEntryKinds)[number];

/** Gives the state of a conversation. */
export function threadState({ isAnswered, doneAt }: { isAnswered: boolean; doneAt: Date | null }): ThreadState {
  if (doneAt) return "done";
  return isAnswered ? "answered" : "waiting";
}

/**
 * Gives the levels of a viewer on a conversation. One from the contact form is for coordinators; one about a dossier is
 * for those who handle the dossier, and otherwise does not exist.
 */
export function levelsOnThread(
  viewer: Viewer | null,
  { dossier }: { dossier: OfficeRow | null },
): readonly DossierLevel[] {
  if (!dossier) return mayDo(viewer, "runCall") ? ["handle"] : [];
  const levels = levelsInOffice(viewer, dossier);
  return levels.includes("handle") ? levels : [];
}

/** The rules of an answer or a note. */
export const threadReplyFields = { text: [required, max(longestMessage)] } satisfies Rules;

/** The rules of an answer that the office saves to use again, with a text in each language of the fund. */
export function savedAnswerFields(languages: readonly Language[]): Rules {
  return { name: [required, max(60)], ...rulesInEach("text", [required, max(longestMessage)], languages) };
}

/** The most saved answers; more would not fit beside a conversation. */
export const mostSavedAnswers = 40;

export type ThreadProblem =
  | { code: "thread.unknown" }
  | { code: "savedAnswer.unknown" }
  | { code: "savedAnswer.tooMany"; most: number };
