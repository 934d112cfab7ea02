import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { giveRole, takeRole } from "#server/actions/role.ts";
import { builder } from "#server/api/system/builder.ts";
import { GivenRoleEnum } from "#server/api/system/person.ts";

builder.mutationFields((t) => ({
  giveRole: t.boolean({
    description:
      "Gives another person a role, and ends their sessions. Answers whether that changed anything. For coordinators and operators; only operators can make someone an operator.",
    args: { personId: t.arg.id(), role: t.arg({ type: GivenRoleEnum }) },
    resolve: (_root, change, context) => {
      refuse(checkId(change.personId));
      return giveRole(context, change);
    },
  }),
  takeRole: t.boolean({
    description: "Takes a role from another person, and ends their sessions. Answers whether that changed anything.",
    args: { personId: t.arg.id(), role: t.arg({ type: GivenRoleEnum }) },
    resolve: (_root, change, context) => {
      refuse(checkId(change.personId));
      return takeRole(context, change);
    },
  }),
}));
