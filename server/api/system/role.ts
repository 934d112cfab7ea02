import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { giveRole, giveSeat, takeRole } from "#server/actions/role.ts";
import { builder } from "#server/api/system/builder.ts";
import { GivenRoleEnum, SeatEnum } from "#server/api/system/person.ts";

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
  giveSeat: t.boolean({
    description:
      "Gives a committee member the free seat of chair or deputy, or takes theirs away. Answers whether that changed anything.",
    args: { personId: t.arg.id(), seat: t.arg({ type: SeatEnum, required: false }) },
    resolve: (_root, { personId, seat }, context) => {
      refuse(checkId(personId));
      return giveSeat(context, { personId, seat: seat ?? null });
    },
  }),
}));
