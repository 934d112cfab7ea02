import type { Answers } from "#domain/dossier-form.ts";
import type { OwnRecordKind } from "#domain/own-record.ts";
import { forApplicant, type ListedFile } from "#server/actions/dossier-answer.ts";
import {
  openDraft,
  openFileName,
  openLetter,
  openMessage,
  openNote,
  openOpinion,
  openReason,
  openReviewNote,
  openVersion,
} from "#server/actions/dossier-content.ts";
import type { OwnVote } from "#server/actions/vote.ts";
import type { OwnRecord } from "#server/database/queries/own-record.ts";
import type { Secret } from "#server/platform/secret.ts";

/** The data that opens someone's sealed records: their files, votes, and dossiers with a part by the organisation. */
export type OpeningData = {
  secret: Secret;
  files: readonly ListedFile[];
  handedOver: ReadonlySet<string>;
  /** Their choices by call, except for calls whose results are released. */
  votes: ReadonlyMap<string, OwnVote>;
};

type OpenedRecords = {
  dossier: Omit<OwnRecord<"dossier">, "sealedDraft"> & { answers: Answers };
  dossier_version: Omit<OwnRecord<"dossier_version">, "sealedAnswers"> & { answers: Answers };
  dossier_event: Omit<OwnRecord<"dossier_event">, "sealedReason"> & { reason: string | null };
  dossier_message: Omit<OwnRecord<"dossier_message">, "sealedText"> & { text: string };
  dossier_note: Omit<OwnRecord<"dossier_note">, "sealedText"> & { text: string };
  decision: Omit<OwnRecord<"decision">, "sealedLetter"> & { letter: string };
  review: Omit<OwnRecord<"review">, "sealedNote"> & { note: string };
  opinion: Omit<OwnRecord<"opinion">, "sealedReason"> & { reason: string };
  dossier_file: Omit<OwnRecord<"dossier_file">, "sealedName"> & { name: string };
  vote: Omit<OwnRecord<"vote">, "sealedVote"> & { projectId: string | null; receipt: string | null };
};

/** A record as its owner reads it, with all sealed columns opened. */
export type OpenRecord<Kind extends OwnRecordKind> = Kind extends keyof OpenedRecords
  ? OpenedRecords[Kind]
  : OwnRecord<Kind>;

const openers: {
  [Kind in keyof OpenedRecords]: (record: OwnRecord<Kind>, openingData: OpeningData) => OpenedRecords[Kind];
} = {
  dossier: ({ sealedDraft, ...record }, { secret, handedOver }) => {
    const { answers } = openDraft(secret, { id: record.id, sealedDraft });
    return { ...record, answers: forApplicant(answers, handedOver.has(record.id)) };
  },
  dossier_version: ({ sealedAnswers, ...record }, { secret, handedOver }) => {
    const answers = openVersion(secret, { id: record.id, sealedAnswers });
    return { ...record, answers: forApplicant(answers, record.isHandedOver || handedOver.has(record.dossierId)) };
  },
  dossier_event: ({ sealedReason, ...record }, { secret }) => ({
    ...record,
    reason: openReason(secret, { id: record.id, sealedReason }),
  }),
  dossier_message: ({ sealedText, ...record }, { secret }) => ({
    ...record,
    text: openMessage(secret, { id: record.id, sealedText }),
  }),
  dossier_note: ({ sealedText, ...record }, { secret }) => ({
    ...record,
    text: openNote(secret, { id: record.id, sealedText }),
  }),
  decision: ({ sealedLetter, ...record }, { secret }) => ({
    ...record,
    letter: Object.values(openLetter(secret, { id: record.id, sealedLetter })).join("\n\n"),
  }),
  review: ({ sealedNote, ...record }, { secret }) => ({
    ...record,
    note: openReviewNote(secret, { sealId: record.sealId, sealedNote }),
  }),
  opinion: ({ sealedReason, ...record }, { secret }) => ({
    ...record,
    reason: openOpinion(secret, { id: record.id, sealedReason }),
  }),
  dossier_file: ({ sealedName, ...record }, { secret }) => ({
    ...record,
    name: openFileName(secret, { id: record.fileId, sealedName }),
  }),
  vote: ({ sealedVote: _sealedVote, ...record }, { votes }) => {
    const vote = votes.get(record.callId);
    return { ...record, projectId: vote?.projectId ?? null, receipt: vote?.receipt ?? null };
  },
};

/** Opens the sealed columns of a record for its owner. */
export function openRecord<Kind extends OwnRecordKind>(
  kind: Kind,
  record: OwnRecord<Kind>,
  openingData: OpeningData,
): OpenRecord<Kind> {
  // The type of `openers` makes sure that the opener fits the kind.
  const open = (openers as Partial<Record<OwnRecordKind, (record: never, openingData: OpeningData) => unknown>>)[kind];
  return (open ? open(record as never, openingData) : record) as OpenRecord<Kind>;
}
