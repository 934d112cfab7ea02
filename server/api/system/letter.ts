import { type LetterPlan, planAccessLetters } from "#server/actions/letter.ts";
import { builder } from "#server/api/system/builder.ts";

const AccessLetters = builder.objectRef<LetterPlan>("AccessLetters").implement({
  description: "Access letters that could be printed at `/office/letters.pdf`; their codes would be new.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many." }),
    owner: t.exposeString("owner", { nullable: true, description: "Whose it is; null when it is more than one." }),
    leftOut: t.exposeInt("leftOut", {
      description: "How many more were chosen who have a role: an operator prints theirs.",
    }),
  }),
});

builder.queryField("accessLetters", (t) =>
  t.field({
    type: AccessLetters,
    description:
      "What would be printed. For coordinators and operators; only operators print letters of people with a role.",
    args: {
      branch: t.arg.string({ required: false, description: "Only of people of the branch with this code." }),
      withoutMailbox: t.arg.boolean({ description: "Only of those who cannot get a code by mail." }),
      employeeId: t.arg.string({ required: false, description: "Only of this person." }),
    },
    resolve: (_root, { branch, withoutMailbox, employeeId }, context) =>
      planAccessLetters(context, {
        branch: branch ?? null,
        withoutMailbox,
        ...(employeeId && { employeeIds: [employeeId] }),
      }),
  }),
);
