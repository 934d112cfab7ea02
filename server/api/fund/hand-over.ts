import { type DossierField, isFinancialField } from "#domain/dossier-form.ts";
import { checkEdit } from "#domain/dossier-window.ts";
import { removeFile } from "#server/actions/dossier-file.ts";
import { deadlineOf, momentFor, readAnswers, situationOf } from "#server/actions/dossier-situation.ts";
import { fillHandOver, finishHandOver, type HandedOverDossier, tryHandedOver } from "#server/actions/hand-over.ts";
import { builder } from "#server/api/fund/builder.ts";
import { AnswerRef, answerList, DossierFile, FormSituationRef } from "#server/api/fund/dossier.ts";
import { AnswerInput, changesIn, SavedDossier } from "#server/api/fund/dossier-change.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { findPerson } from "#server/database/queries/person.ts";

// The fields that identify the project, and the fields on which the financial questions depend.
const contextFields: readonly DossierField[] = [
  "name_organisation",
  "title_of_the_project",
  "headquarter_country",
  "active_in_organisation",
];

const HandedPart = builder.objectRef<HandedOverDossier>("HandedPart").implement({
  description: "The financial part of a dossier, as the organisation with the link sees it.",
  fields: (t) => ({
    revision: t.int({
      description: "A number that goes up with every change.",
      resolve: ({ dossier }) => dossier.revision,
    }),
    changedAt: t.field({
      type: "Instant",
      description: "When it was last changed.",
      resolve: ({ dossier }) => dossier.changedAt,
    }),
    expiresAt: t.field({
      type: "Instant",
      description: "The moment until which the link works.",
      resolve: ({ handOver }) => handOver.expiresAt,
    }),
    completedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When the organisation marked it as complete; null until then.",
      resolve: ({ handOver }) => handOver.completedAt,
    }),
    askedBy: t.string({
      description: "The name of the employee who asks for it.",
      resolve: async ({ dossier }, _args, { db }) => {
        const person = await findPerson(db, dossier.applicantId);
        return person ? `${person.firstname} ${person.lastname}` : "";
      },
    }),
    deadline: t.field({
      type: "Instant",
      nullable: true,
      description: "The moment before which the whole dossier must be submitted; null without a deadline.",
      resolve: ({ dossier }, _args, context) => deadlineOf(context, dossier),
    }),
    mayEdit: t.boolean({
      description: "Whether it can still be filled in.",
      resolve: async ({ dossier }, _args, context) =>
        checkEdit(dossier, await momentFor(context, dossier.applicantId)) === null,
    }),
    answers: t.field({
      type: [AnswerRef],
      description: "The answers of this part, and the answers that its questions depend on.",
      resolve: async ({ dossier }, _args, context) => {
        const answers = await readAnswers(context, dossier);
        return answerList(answers, context.now).filter(
          ({ field }) => isFinancialField(field) || contextFields.includes(field),
        );
      },
    }),
    files: t.field({
      type: [DossierFile],
      description: "The files of this part.",
      resolve: async ({ dossier }, _args, { db }) =>
        (await listDossierFiles(db, [dossier.id])).filter(({ field }) => isFinancialField(field)),
    }),
    situation: t.field({
      type: FormSituationRef,
      description: "The facts that the form depends on besides its answers.",
      // The organisation must not see the email address of the applicant, or who is in the committee.
      resolve: async ({ dossier }, _args, context) => ({
        ...(await situationOf(context, dossier)),
        knownEmail: null,
        members: [],
      }),
    }),
  }),
});

builder.queryField("handedPart", (t) =>
  t.field({
    type: HandedPart,
    nullable: true,
    description: "The part that a personal link hands over; null if the link does not work, or no longer.",
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => tryHandedOver(context, token),
  }),
);

builder.mutationFields((t) => ({
  fillHandOver: t.field({
    type: SavedDossier,
    description: "Saves the answers of the organisation.",
    args: { token: t.arg.string(), basedOn: t.arg.int(), answers: t.arg({ type: [AnswerInput] }) },
    resolve: (_root, { token, basedOn, answers }, context) =>
      fillHandOver(context, { token, basedOn, changes: changesIn(answers) }),
  }),
  removeHandedFile: t.boolean({
    description: "Removes a file from the part that a link hands over.",
    args: { token: t.arg.string(), id: t.arg.id() },
    resolve: async (_root, { token, id }, context) => {
      await removeFile(context, { fileId: id, handOver: token });
      return true;
    },
  }),
  finishHandOver: t.boolean({
    description: "Marks the part as complete, on behalf of the organisation.",
    args: { token: t.arg.string() },
    resolve: async (_root, args, context) => {
      await finishHandOver(context, args);
      return true;
    },
  }),
}));
