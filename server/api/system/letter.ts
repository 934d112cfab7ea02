import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { type LetterPlan, planAccessLetters } from "#server/actions/letter.ts";
import { builder } from "#server/api/system/builder.ts";

const AccessLetters = builder.objectRef<LetterPlan>("AccessLetters").implement({
  description: "The access letters that `/office/letters.pdf` would print. Printing makes new codes.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "The number of letters." }),
    owner: t.exposeString("owner", {
      nullable: true,
      description: "The person the letter is for; null for more than one letter.",
    }),
    leftOut: t.exposeInt("leftOut", {
      description: "How many people are left out because they have a role. Only an operator prints their letters.",
    }),
  }),
});

builder.queryField("accessLetters", (t) =>
  t.field({
    type: AccessLetters,
    description:
      "The access letters that would be printed. For coordinators and operators; only operators print letters of people with a role.",
    args: {
      branch: t.arg.string({ required: false, description: "Only people of the branch with this code." }),
      withoutMailbox: t.arg.boolean({ description: "Only people without a mailbox." }),
      employeeId: t.arg.string({ required: false, description: "Only the person with this employee ID." }),
      ids: t.arg.idList({ required: false, description: "Only these people." }),
    },
    resolve: (_root, { branch, withoutMailbox, employeeId, ids }, context) => {
      for (const id of ids ?? []) refuse(checkId(id));
      return planAccessLetters(context, {
        branch: branch ?? null,
        withoutMailbox,
        ...(employeeId && { employeeIds: [employeeId] }),
        ...(ids && { personIds: ids }),
      });
    },
  }),
);
