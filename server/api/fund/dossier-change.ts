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
import { removeFile } from "#server/actions/dossier-file.ts";
import {
  askForCompletion,
  claimLateAccess,
  giveLateAccess,
  readMessages,
  takeIntoReview,
  writeToApplicant,
  writeToOffice,
} from "#server/actions/dossier-office.ts";
import { handOverFinancial, takeBackFinancial } from "#server/actions/hand-over.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Dossier, FieldEnum, ProjectTypeEnum, StepEnum, shownAnswer } from "#server/api/fund/dossier.ts";

/** A field and its new value. */
export const AnswerInput = builder.inputType("DossierAnswerInput", {
  description: "What was filled in for one field; an empty value takes it away.",
  fields: (t) => ({
    field: t.field({ type: FieldEnum, description: "Which field." }),
    value: t.string({ description: "What was typed or chosen." }),
  }),
});

/** Turns a list of answers into changes by field. */
export function changesIn(answers: readonly { field: string; value: string }[]): Partial<Record<TextField, string>> {
  return Object.fromEntries(answers.map(({ field, value }) => [field, value]));
}

const ConflictRef = builder.objectRef<Conflict>("DossierConflict").implement({
  description: "Two devices answered the same question differently.",
  fields: (t) => ({
    field: t.field({ type: FieldEnum, description: "Which field.", resolve: ({ field }) => field as never }),
    theirs: t.string({
      description: "What the other device wrote, which was kept; a register number is masked.",
      resolve: ({ field, theirs }, _args, { now }) => shownAnswer(field, theirs, now),
    }),
  }),
});

/** The result of saving a draft. */
export const SavedDossier = builder.objectRef<SavedDraft>("SavedDossier").implement({
  description: "What came of saving a draft.",
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "What it is at now." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was changed last." }),
    conflicts: t.expose("conflicts", { type: [ConflictRef], description: "Answers that were not kept, and why." }),
  }),
});

const done = async (act: Promise<unknown>) => {
  await act;
  return true;
};

const writtenIn = "The language it is written in, in which its applicant is told of it.";

builder.mutationFields((t) => ({
  beginDossier: t.field({
    type: Dossier,
    description: "Begins a dossier with what is known of whoever asks.",
    args: {
      type: t.arg({ type: ProjectTypeEnum }),
      language: t.arg({ type: LanguageEnum, required: false, description: writtenIn }),
    },
    resolve: (_root, args, context) => beginDossier(context, args),
  }),
  saveDossier: t.field({
    type: SavedDossier,
    description: "Keeps what was typed. Only fields that changed are sent; another device may have changed others.",
    args: {
      id: t.arg.id(),
      basedOn: t.arg.int({ description: "The revision that this device has seen." }),
      step: t.arg({ type: StepEnum, required: false }),
      answers: t.arg({ type: [AnswerInput] }),
    },
    resolve: (_root, { id, basedOn, step, answers }, context) =>
      saveDossier(context, { dossierId: id, basedOn, step, changes: changesIn(answers) }),
  }),
  sendDossier: t.field({
    type: Dossier,
    description: "Sends a dossier to the fund, or sends it again after a change. Sending twice is sending once.",
    args: { id: t.arg.id(), language: t.arg({ type: LanguageEnum, required: false, description: writtenIn }) },
    resolve: (_root, { id, language }, context) => sendDossier(context, { dossierId: id, language }),
  }),
  withdrawDossier: t.field({
    type: Dossier,
    description: "Takes a dossier back before the committee has decided.",
    args: { id: t.arg.id(), reason: t.arg.string({ required: false }) },
    resolve: (_root, { id, reason }, context) => withdrawDossier(context, { dossierId: id, reason }),
  }),
  discardDossier: t.boolean({
    description: "Throws a draft away, with its files.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(discardDossier(context, { dossierId: id })),
  }),
  handOverFinancial: t.string({
    description: "Mails the organisation a personal link to the financial part; answers with what stands in the link.",
    args: { id: t.arg.id(), email: t.arg.string(), language: t.arg({ type: LanguageEnum }) },
    resolve: (_root, { id, ...args }, context) => handOverFinancial(context, { dossierId: id, ...args }),
  }),
  takeBackFinancial: t.boolean({
    description: "Takes the financial part back; what the organisation wrote is thrown away.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeBackFinancial(context, { dossierId: id })),
  }),
  removeFile: t.boolean({
    description: "Takes a file out of one's own dossier.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(removeFile(context, { fileId: id })),
  }),
  writeToOffice: t.boolean({
    description: "Writes to the office about one's own dossier.",
    args: { id: t.arg.id(), text: t.arg.string() },
    resolve: (_root, { id, text }, context) => done(writeToOffice(context, { dossierId: id, text })),
  }),
  readMessages: t.boolean({
    description: "Marks what the office wrote about one's own dossier as read.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(readMessages(context, { dossierId: id })),
  }),
  claimLateAccess: t.boolean({
    description: "Takes up leave to hand in after the deadline.",
    args: { token: t.arg.string() },
    resolve: (_root, args, context) => done(claimLateAccess(context, args)),
  }),
  askForCompletion: t.boolean({
    description: "Asks the applicant of a dossier to complete it until a date of its own.",
    args: { id: t.arg.id(), reason: t.arg.string(), until: t.arg({ type: "Instant" }) },
    resolve: (_root, { id, ...args }, context) => done(askForCompletion(context, { dossierId: id, ...args })),
  }),
  takeIntoReview: t.boolean({
    description: "Closes a dossier for its applicant and gives it to the committee.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeIntoReview(context, { dossierId: id })),
  }),
  writeToApplicant: t.boolean({
    description: "Answers the applicant of a dossier.",
    args: { id: t.arg.id(), text: t.arg.string() },
    resolve: (_root, { id, text }, context) => done(writeToApplicant(context, { dossierId: id, text })),
  }),
  giveLateAccess: t.string({
    description: "Gives leave to hand in after the deadline; answers with what stands in the link.",
    args: { callId: t.arg.id(), until: t.arg({ type: "Instant" }) },
    resolve: (_root, args, context) => giveLateAccess(context, args),
  }),
}));
