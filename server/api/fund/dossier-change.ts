import type { Conflict } from "#domain/dossier-draft.ts";
import type { TextField } from "#domain/dossier-form.ts";
import {
  beginDossier,
  discardDossier,
  type SavedDraft,
  saveDossier,
  sendDossier,
  withdrawDossier,
} from "#server/actions/dossier.ts";
import { makeConfidential } from "#server/actions/dossier-confidential.ts";
import { removeFile } from "#server/actions/dossier-file.ts";
import {
  claimLateAccess,
  giveLateAccess,
  readMessages,
  writeToApplicant,
  writeToOffice,
} from "#server/actions/dossier-office.ts";
import { handOverFinancial, takeBackFinancial } from "#server/actions/hand-over.ts";
import { done } from "#server/api/done.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Dossier, FieldEnum, ProjectTypeEnum, StepEnum, shownAnswer } from "#server/api/fund/dossier.ts";

/** A field and its new value. */
export const AnswerInput = builder.inputType("DossierAnswerInput", {
  description: "The answer to one field; an empty value removes it.",
  fields: (t) => ({
    field: t.field({ type: FieldEnum, description: "The field." }),
    value: t.string({ description: "The typed or chosen value." }),
  }),
});

/** Turns a list of answers into changes by field. */
export function changesIn(answers: readonly { field: string; value: string }[]): Partial<Record<TextField, string>> {
  return Object.fromEntries(answers.map(({ field, value }) => [field, value]));
}

const ConflictRef = builder.objectRef<Conflict>("DossierConflict").implement({
  description: "A field that two devices answered differently.",
  fields: (t) => ({
    field: t.field({ type: FieldEnum, description: "The field.", resolve: ({ field }) => field as never }),
    theirs: t.string({
      description: "The answer of the other device, which is kept; a register number is masked.",
      resolve: ({ field, theirs }, _args, { now }) => shownAnswer(field, theirs, now),
    }),
  }),
});

/** The result of saving a draft. */
export const SavedDossier = builder.objectRef<SavedDraft>("SavedDossier").implement({
  description: "The outcome of saving a draft.",
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "The present revision of the draft." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was last changed." }),
    conflicts: t.expose("conflicts", {
      type: [ConflictRef],
      description: "Answers that were not kept, because another device changed the same field.",
    }),
  }),
});

const writtenIn = "The language of the dossier and of the mails about it.";

builder.mutationFields((t) => ({
  beginDossier: t.field({
    type: Dossier,
    description: "Begins a dossier, filled in with the known data of the logged-in person.",
    args: {
      type: t.arg({ type: ProjectTypeEnum }),
      language: t.arg({ type: LanguageEnum, required: false, description: writtenIn }),
    },
    resolve: (_root, args, context) => beginDossier(context, args),
  }),
  saveDossier: t.field({
    type: SavedDossier,
    description: "Saves a draft. Send only the fields that changed, because another device may have changed others.",
    args: {
      id: t.arg.id(),
      basedOn: t.arg.int({ description: "The last revision that this device has read." }),
      step: t.arg({ type: StepEnum, required: false }),
      answers: t.arg({ type: [AnswerInput] }),
    },
    resolve: (_root, { id, basedOn, step, answers }, context) =>
      saveDossier(context, { dossierId: id, basedOn, step, changes: changesIn(answers) }),
  }),
  sendDossier: t.field({
    type: Dossier,
    description:
      "Submits a dossier to the fund, or submits it again after a change. Repeating it without a change has no effect.",
    args: { id: t.arg.id(), language: t.arg({ type: LanguageEnum, required: false, description: writtenIn }) },
    resolve: (_root, { id, language }, context) => sendDossier(context, { dossierId: id, language }),
  }),
  withdrawDossier: t.field({
    type: Dossier,
    description: "Withdraws a dossier before the vote about it opens; an award also later, as long as it is not paid.",
    args: { id: t.arg.id(), reason: t.arg.string({ required: false }) },
    resolve: (_root, { id, reason }, context) => withdrawDossier(context, { dossierId: id, reason }),
  }),
  makeConfidential: t.field({
    type: Dossier,
    description: "Makes a project on the shortlist confidential before the vote opens; the committee judges it again.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => makeConfidential(context, { dossierId: id }),
  }),
  discardDossier: t.boolean({
    description: "Deletes a draft and its files.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(discardDossier(context, { dossierId: id })),
  }),
  handOverFinancial: t.string({
    description: "Mails the organisation a personal link to the financial part. Answers with the token in the link.",
    args: { id: t.arg.id(), email: t.arg.string(), language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, { id, ...args }, context) => handOverFinancial(context, { dossierId: id, ...args }),
  }),
  takeBackFinancial: t.boolean({
    description: "Takes the financial part back and deletes the answers of the organisation.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeBackFinancial(context, { dossierId: id })),
  }),
  removeFile: t.boolean({
    description: "Removes a file from one's own dossier.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(removeFile(context, { fileId: id })),
  }),
  writeToOffice: t.boolean({
    description: "Sends the office a message about one's own dossier.",
    args: { id: t.arg.id(), text: t.arg.string() },
    resolve: (_root, { id, text }, context) => done(writeToOffice(context, { dossierId: id, text })),
  }),
  readMessages: t.boolean({
    description: "Marks the messages of the office about one's own dossier as read.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(readMessages(context, { dossierId: id })),
  }),
  claimLateAccess: t.boolean({
    description: "Accepts extra time to submit after the deadline.",
    args: { token: t.arg.string() },
    resolve: (_root, args, context) => done(claimLateAccess(context, args)),
  }),
  writeToApplicant: t.boolean({
    description: "Sends the applicant of a dossier a message.",
    args: {
      id: t.arg.id(),
      text: t.arg.string(),
      seenMessages: t.arg.int({
        required: false,
        description: "How many messages the viewer saw; `record.changed` if somebody wrote since.",
      }),
    },
    resolve: (_root, { id, ...args }, context) => done(writeToApplicant(context, { dossierId: id, ...args })),
  }),
  giveLateAccess: t.string({
    description: "Gives extra time to submit after the deadline. Answers with the token in the link.",
    args: {
      callId: t.arg.id(),
      until: t.arg({ type: "Instant" }),
      employee_id: t.arg.string({
        required: false,
        description:
          "The person who gets it, with the link by mail; without one it is for the first who uses the link.",
      }),
    },
    resolve: (_root, { callId, until, employee_id }, context) =>
      giveLateAccess(context, { callId, until, employeeId: employee_id ?? null }),
  }),
}));
