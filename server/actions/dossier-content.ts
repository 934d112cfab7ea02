import type { TextsByLanguage } from "#domain/decision.ts";
import type { Draft } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import type {
  DossierEventRow,
  DossierFileRow,
  DossierMessageRow,
  DossierRow,
  DossierVersionRow,
} from "#server/database/queries/dossier.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import type { Secret } from "#server/platform/secret.ts";

// All sealed columns of a dossier are opened and sealed in this file.

/** Seals the answers of a draft for its row. */
export function sealDraft(secret: Secret, dossierId: string, draft: Draft): string {
  return secret.seal(placeOf(sealedColumns.dossierDraft, dossierId), JSON.stringify(draft));
}

/** Opens the answers of a draft. */
export function openDraft(secret: Secret, { id, sealedDraft }: Pick<DossierRow, "id" | "sealedDraft">): Draft {
  return JSON.parse(secret.open(placeOf(sealedColumns.dossierDraft, id), sealedDraft));
}

/** Seals the answers of a version for its row. */
export function sealVersion(secret: Secret, versionId: string, answers: Answers): string {
  return secret.seal(placeOf(sealedColumns.dossierVersion, versionId), JSON.stringify(answers));
}

/** Opens the answers of a submitted version; files are lists of their ids. */
export function openVersion(
  secret: Secret,
  { id, sealedAnswers }: Pick<DossierVersionRow, "id" | "sealedAnswers">,
): Answers {
  return JSON.parse(secret.open(placeOf(sealedColumns.dossierVersion, id), sealedAnswers));
}

/** Seals the reason of a move for its row. */
export function sealReason(secret: Secret, eventId: string, reason: string): string {
  return secret.seal(placeOf(sealedColumns.dossierReason, eventId), reason);
}

/** Opens the reason of a move; null if nobody gave one. */
export function openReason(
  secret: Secret,
  { id, sealedReason }: Pick<DossierEventRow, "id" | "sealedReason">,
): string | null {
  return sealedReason === null ? null : secret.open(placeOf(sealedColumns.dossierReason, id), sealedReason);
}

/** Seals a message for its row. */
export function sealMessage(secret: Secret, messageId: string, text: string): string {
  return secret.seal(placeOf(sealedColumns.dossierMessage, messageId), text);
}

/** Opens a message to or from the office. */
export function openMessage(secret: Secret, { id, sealedText }: Pick<DossierMessageRow, "id" | "sealedText">): string {
  return secret.open(placeOf(sealedColumns.dossierMessage, id), sealedText);
}

/** Opens the name that the owner gave to a file. */
export function openFileName(secret: Secret, { id, sealedName }: Pick<DossierFileRow, "id" | "sealedName">): string {
  return secret.open(placeOf(sealedColumns.dossierFileName, id), sealedName);
}

/** Seals a note of the office for its row. */
export function sealNote(secret: Secret, noteId: string, text: string): string {
  return secret.seal(placeOf(sealedColumns.dossierNote, noteId), text);
}

/** Opens a note of the office. */
export function openNote(secret: Secret, { id, sealedText }: { id: string; sealedText: string }): string {
  return secret.open(placeOf(sealedColumns.dossierNote, id), sealedText);
}

/** Seals the note that a member wrote with their scores. */
export function sealReviewNote(secret: Secret, sealId: string, text: string): string {
  return secret.seal(placeOf(sealedColumns.reviewNote, sealId), text);
}

/** Opens the note that a member wrote with their scores; empty if they wrote none. */
export function openReviewNote(
  secret: Secret,
  { sealId, sealedNote }: { sealId: string; sealedNote: string | null },
): string {
  return sealedNote === null ? "" : secret.open(placeOf(sealedColumns.reviewNote, sealId), sealedNote);
}

/** Seals the reasons of a decision for its row; null without any. */
export function sealReasons(secret: Secret, decisionId: string, reasons: TextsByLanguage): string | null {
  const isEmpty = Object.values(reasons).every((reason) => !reason);
  return isEmpty ? null : secret.seal(placeOf(sealedColumns.decisionReason, decisionId), JSON.stringify(reasons));
}

/** Opens the reasons of a decision by language. */
export function openReasons(
  secret: Secret,
  { id, sealedReason }: { id: string; sealedReason: string | null },
): TextsByLanguage {
  return sealedReason === null ? {} : JSON.parse(secret.open(placeOf(sealedColumns.decisionReason, id), sealedReason));
}

/** Seals a letter for its row. */
export function sealLetter(secret: Secret, decisionId: string, texts: TextsByLanguage): string {
  return secret.seal(placeOf(sealedColumns.decisionLetter, decisionId), JSON.stringify(texts));
}

/** Opens a letter as it was edited or sent; without one it has the standard text. */
export function openLetter(
  secret: Secret,
  { id, sealedLetter }: { id: string; sealedLetter: string | null },
): TextsByLanguage {
  return sealedLetter === null ? {} : JSON.parse(secret.open(placeOf(sealedColumns.decisionLetter, id), sealedLetter));
}

/** Seals the reason of a member's opinion for its row. */
export function sealOpinion(secret: Secret, opinionId: string, reason: string): string | null {
  return reason === "" ? null : secret.seal(placeOf(sealedColumns.opinionReason, opinionId), reason);
}

/** Opens the reason of a member's opinion; empty without one. */
export function openOpinion(secret: Secret, { id, sealedReason }: { id: string; sealedReason: string | null }): string {
  return sealedReason === null ? "" : secret.open(placeOf(sealedColumns.opinionReason, id), sealedReason);
}

/** Seals what the minutes say about a decision, for its row. */
export function sealRemark(secret: Secret, entryId: string, text: string): string {
  return secret.seal(placeOf(sealedColumns.meetingRemark, entryId), text);
}

/** Opens what the minutes say about a decision; empty without anything. */
export function openRemark(secret: Secret, { id, sealedText }: { id: string; sealedText: string | null }): string {
  return sealedText === null ? "" : secret.open(placeOf(sealedColumns.meetingRemark, id), sealedText);
}
