import { isVotingOpen } from "#domain/call.ts";
import { givenRoles, mayDo, seats } from "#domain/permission.ts";
import { employmentStatuses } from "#domain/person.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import type { Me as MeShape } from "#server/context.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { listVoter } from "#server/database/queries/vote.ts";

export const EmploymentStatusEnum = builder.enumType("EmploymentStatus", {
  description: "The relation of a person to the company.",
  values: employmentStatuses,
});

export const GivenRoleEnum = builder.enumType("GivenRole", {
  description: "A role that the fund can give a person.",
  values: givenRoles,
});

export const SeatEnum = builder.enumType("Seat", {
  description: "A seat on the selection committee; one person has it.",
  values: seats,
});

export const Me = builder.objectRef<MeShape>("Me").implement({
  description: "The logged-in person.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    firstname: t.exposeString("firstname", { description: "First name." }),
    lastname: t.exposeString("lastname", { description: "Name." }),
    branch: t.exposeString("branch", { description: "The code of the branch where they work." }),
    employmentStatus: t.expose("employmentStatus", { type: EmploymentStatusEnum, description: "Employed or retired." }),
    language: t.expose("language", { type: LanguageEnum, description: "The language they chose." }),
    email: t.exposeString("email", { nullable: true, description: "Email address; null without a mailbox." }),
    employeeId: t.exposeString("employeeId", { description: "Eight digits." }),
    department: t.exposeString("department", {
      nullable: true,
      description: "The code of their department; null for retired people.",
    }),
    hasToVote: t.boolean({
      description: "Whether they can vote now and have not voted yet.",
      resolve: async (me, _args, { db, now }) => {
        const open = (await listCalls(db)).find((call) => isVotingOpen(call, now));
        if (!open || !mayDo(me, "castVote")) return false;
        const roll = me.roll ?? (await listVoter(db, [open.id], { personId: me.id }));
        return !roll.some(({ callId }) => callId === open.id);
      },
    }),
    sessionExpires: t.expose("sessionExpires", { type: "Instant", description: "When this session expires." }),
    roles: t.expose("roles", { type: [GivenRoleEnum], description: "The roles that the fund gave them." }),
    seat: t.expose("seat", { type: SeatEnum, nullable: true, description: "Their seat on the committee, if any." }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    description: "The logged-in person; null for a visitor, and for a voter at a kiosk.",
    type: Me,
    nullable: true,
    resolve: (_root, _args, { me }) => (mayDo(me, "seeOwnAccount") ? me : null),
  }),
);
