import { maskedFields } from "#domain/dossier-reading.ts";
import { declareConflict, openForMember } from "#server/actions/declaration.ts";
import {
  askForCompletion,
  declineAsIneligible,
  giveToCommittee,
  judgeAsItIs,
  judgePoints,
  revealAnswer,
  setTheme,
  setUrgent,
  takeBack,
  takeUpRequest,
  withdrawOnBehalf,
} from "#server/actions/dossier-handling.ts";
import { writeNote } from "#server/actions/dossier-note.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";
import { ConflictAnswerEnum } from "#server/api/fund/office-dossier-check.ts";

const MaskedFieldEnum = builder.enumType("MaskedField", {
  description: "An answer that the office sees masked.",
  values: maskedFields,
});

const JudgedPointInput = builder.inputType("JudgedPointInput", {
  description: "The judgement of a person about a condition.",
  fields: (t) => ({
    id: t.string({ required: true, description: "The id of the condition." }),
    isMet: t.boolean({ required: false, description: "Whether the dossier meets it; null takes the judgement back." }),
  }),
});

builder.mutationFields((t) => ({
  askForCompletion: t.boolean({
    description:
      "Asks the applicant to complete a dossier before a date that the office sets; a later date prolongs it.",
    args: { id: t.arg.id(), reason: t.arg.string(), until: t.arg({ type: "Instant" }) },
    resolve: (_root, { id, ...args }, context) => done(askForCompletion(context, { dossierId: id, ...args })),
  }),
  giveToCommittee: t.boolean({
    description: "Gives a project to the committee, after the deadline of its call.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(giveToCommittee(context, { dossierId: id })),
  }),
  takeBack: t.boolean({
    description: "Takes a project back from the committee, as long as no member has answered about it.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeBack(context, { dossierId: id })),
  }),
  takeUpRequest: t.boolean({
    description: "Takes up a request for help, as a member without a conflict of interest.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeUpRequest(context, { dossierId: id })),
  }),
  judgeAsItIs: t.boolean({
    description: "Has a dossier judged that its applicant did not complete in time.",
    args: { id: t.arg.id(), reason: t.arg.string() },
    resolve: (_root, { id, reason }, context) => done(judgeAsItIs(context, { dossierId: id, reason })),
  }),
  declineAsIneligible: t.boolean({
    description: "Declines a dossier that fails points of its call's eligibility list. Its applicant reads them.",
    args: { id: t.arg.id(), points: t.arg.stringList(), note: t.arg.string({ required: false }) },
    resolve: (_root, { id, ...args }, context) => done(declineAsIneligible(context, { dossierId: id, ...args })),
  }),
  judgePoints: t.boolean({
    description: "Notes whether a dossier meets points that a person judges.",
    args: { id: t.arg.id(), points: t.arg({ type: [JudgedPointInput] }) },
    resolve: (_root, { id, points }, context) =>
      done(
        judgePoints(context, {
          dossierId: id,
          points: points.map((point) => ({ id: point.id, isMet: point.isMet ?? null })),
        }),
      ),
  }),
  withdrawOnBehalf: t.boolean({
    description: "Withdraws a dossier for its applicant. Somebody who died gets no mail.",
    args: { id: t.arg.id(), reason: t.arg.string(), hasDied: t.arg.boolean({ required: false }) },
    resolve: (_root, { id, ...args }, context) => done(withdrawOnBehalf(context, { dossierId: id, ...args })),
  }),
  setTheme: t.boolean({
    description: "Sets the theme of a project; null takes it away.",
    args: { id: t.arg.id(), theme: t.arg.string({ required: false }) },
    resolve: (_root, { id, theme }, context) => done(setTheme(context, { dossierId: id, theme: theme ?? null })),
  }),
  setUrgent: t.boolean({
    description: "Says whether a request for help is urgent.",
    args: { id: t.arg.id(), isUrgent: t.arg.boolean() },
    resolve: (_root, { id, isUrgent }, context) => done(setUrgent(context, { dossierId: id, isUrgent })),
  }),
  writeNote: t.boolean({
    description: "Writes a note on a dossier, which its applicant never sees.",
    args: { id: t.arg.id(), text: t.arg.string(), mentions: t.arg.idList({ required: false }) },
    resolve: (_root, { id, text, mentions }, context) =>
      done(writeNote(context, { dossierId: id, text, mentions: mentions ?? [] })),
  }),
  revealAnswer: t.string({
    nullable: true,
    description: "A masked answer; the audit log records who read it and why.",
    args: { id: t.arg.id(), field: t.arg({ type: MaskedFieldEnum }), reason: t.arg.string() },
    resolve: (_root, { id, ...args }, context) => revealAnswer(context, { dossierId: id, ...args }),
  }),
  declareConflict: t.boolean({
    description: "Answers the question about conflicts of interest on a dossier. A later answer can only be stricter.",
    args: {
      id: t.arg.id(),
      answer: t.arg({ type: ConflictAnswerEnum }),
      isNameShown: t.arg.boolean({
        description:
          "Whether the question showed the name of the applicant. A request for help asks first without; `record.changed` if the viewer answered that already.",
      }),
    },
    resolve: (_root, { id, ...args }, context) => done(declareConflict(context, { dossierId: id, ...args })),
  }),
  openForMember: t.boolean({
    description: "Opens a request for help for a member with a likely conflict. For the chair.",
    args: { id: t.arg.id(), memberId: t.arg.id() },
    resolve: (_root, { id, memberId }, context) => done(openForMember(context, { dossierId: id, memberId })),
  }),
}));
