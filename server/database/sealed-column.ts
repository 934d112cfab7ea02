import type { PgColumn, PgTable } from "#server/database/drizzle.ts";
import { webhooks } from "#server/database/tables/connection.ts";
import { decisions, requestOpinions } from "#server/database/tables/decision.ts";
import { dossierEvents, dossierMessages, dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { meetingRemarks } from "#server/database/tables/meeting.ts";
import { reviews } from "#server/database/tables/review.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { ballots, voteCounts, voters } from "#server/database/tables/vote.ts";

/** A column whose values are sealed with a key that is not in the database. */
export type SealedColumn = {
  table: PgTable;
  key: PgColumn;
  column: PgColumn;
  /** The name of the column in the code. */
  property: string;
  /** The place a value is sealed for; the key of its row follows it. */
  place: string;
};

/** Every sealed column, so that a change of key finds them all. Votes are sealed with the key of their call. */
export const sealedColumns = {
  codeAppSecret: {
    table: codeApps,
    key: codeApps.personId,
    column: codeApps.sealedSecret,
    property: "sealedSecret",
    place: "code_apps.sealed_secret",
  },
  webhookKey: {
    table: webhooks,
    key: webhooks.id,
    column: webhooks.sealedKey,
    property: "sealedKey",
    place: "webhooks.sealed_key",
  },
  dossierDraft: {
    table: dossiers,
    key: dossiers.id,
    column: dossiers.sealedDraft,
    property: "sealedDraft",
    place: "dossiers.sealed_draft",
  },
  dossierVersion: {
    table: dossierVersions,
    key: dossierVersions.id,
    column: dossierVersions.sealedAnswers,
    property: "sealedAnswers",
    place: "dossier_versions.sealed_answers",
  },
  dossierReason: {
    table: dossierEvents,
    key: dossierEvents.id,
    column: dossierEvents.sealedReason,
    property: "sealedReason",
    place: "dossier_events.sealed_reason",
  },
  dossierMessage: {
    table: dossierMessages,
    key: dossierMessages.id,
    column: dossierMessages.sealedText,
    property: "sealedText",
    place: "dossier_messages.sealed_text",
  },
  dossierNote: {
    table: dossierNotes,
    key: dossierNotes.id,
    column: dossierNotes.sealedText,
    property: "sealedText",
    place: "dossier_notes.sealed_text",
  },
  reviewNote: {
    table: reviews,
    key: reviews.sealId,
    column: reviews.sealedNote,
    property: "sealedNote",
    place: "reviews.sealed_note",
  },
  decisionReason: {
    table: decisions,
    key: decisions.id,
    column: decisions.sealedReason,
    property: "sealedReason",
    place: "decisions.sealed_reason",
  },
  decisionLetter: {
    table: decisions,
    key: decisions.id,
    column: decisions.sealedLetter,
    property: "sealedLetter",
    place: "decisions.sealed_letter",
  },
  opinionReason: {
    table: requestOpinions,
    key: requestOpinions.id,
    column: requestOpinions.sealedReason,
    property: "sealedReason",
    place: "request_opinions.sealed_reason",
  },
  meetingRemark: {
    table: meetingRemarks,
    key: meetingRemarks.entryId,
    column: meetingRemarks.sealedText,
    property: "sealedText",
    place: "meeting_remarks.sealed_text",
  },
  importDraft: {
    table: importDrafts,
    key: importDrafts.id,
    column: importDrafts.sealedFile,
    property: "sealedFile",
    place: "import_drafts.sealed_file",
  },
  dossierFileName: {
    table: dossierFiles,
    key: dossierFiles.fileId,
    column: dossierFiles.sealedName,
    property: "sealedName",
    place: "dossier_files.sealed_name",
  },
  dossierFileKey: {
    table: dossierFiles,
    key: dossierFiles.fileId,
    column: dossierFiles.sealedKey,
    property: "sealedKey",
    place: "dossier_files.sealed_key",
  },
  setUpRoster: {
    table: setUps,
    key: setUps.id,
    column: setUps.sealedRoster,
    property: "sealedRoster",
    place: "set_ups.sealed_roster",
  },
  vote: {
    table: voters,
    key: voters.sealId,
    column: voters.sealedVote,
    property: "sealedVote",
    place: "voters.sealed_vote",
  },
  ballot: {
    table: ballots,
    key: ballots.id,
    column: ballots.sealedChoice,
    property: "sealedChoice",
    place: "ballots.sealed_choice",
  },
  tally: {
    table: voteCounts,
    key: voteCounts.callId,
    column: voteCounts.sealedTally,
    property: "sealedTally",
    place: "vote_counts.sealed_tally",
  },
} satisfies Record<string, SealedColumn>;

/** Gives the place a value is sealed for: its column and its row, so that it opens nowhere else. */
export function placeOf({ place }: SealedColumn, key: string): string {
  return `${place} ${key}`;
}
