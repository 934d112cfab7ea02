import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { factorWays } from "#domain/second-factor.ts";
import { endSessionsOfPeople } from "#server/actions/person.ts";
import { decideWaitingAddress } from "#server/actions/roster.ts";
import { answerList } from "#server/api/list.ts";
import { builder, LanguageEnum } from "#server/api/system/builder.ts";
import { addListType } from "#server/api/system/list.ts";
import { EmploymentStatusEnum, GivenRoleEnum, SeatEnum } from "#server/api/system/person.ts";
import { findPersonCard, type PersonCard } from "#server/database/queries/person-card.ts";
import { type HeldRole, type PersonRow, personList } from "#server/database/queries/person-list.ts";
import { countSessions } from "#server/database/queries/session.ts";

const FactorWayEnum = builder.enumType("FactorWay", { description: "A kind of second factor.", values: factorWays });

const OfficeRole = builder.objectRef<HeldRole>("OfficeRole").implement({
  description: "A role of a person.",
  fields: (t) => ({
    role: t.expose("role", { type: GivenRoleEnum, description: "The role." }),
    seat: t.expose("seat", { type: SeatEnum, nullable: true, description: "Their seat on the committee, if any." }),
  }),
});

const OfficePerson = builder.objectRef<PersonRow & Partial<PersonCard>>("OfficePerson").implement({
  description: "A person of the staff list, as the office sees them. It never has their dossiers or their vote.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    employeeId: t.exposeString("employeeId", { description: "Eight digits, or a mark for people on no list yet." }),
    firstname: t.exposeString("firstname", { description: "First name." }),
    lastname: t.exposeString("lastname", { description: "Name." }),
    email: t.exposeString("email", { nullable: true, description: "Email address; null without a mailbox." }),
    branch: t.exposeString("branch", { description: "The code of the branch where they work." }),
    department: t.exposeString("department", { nullable: true, description: "The code of their department, if any." }),
    employmentStatus: t.expose("employmentStatus", {
      type: EmploymentStatusEnum,
      description: "Their relation to the company.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Their language on the staff list." }),
    leftAt: t.expose("leftAt", {
      type: "Instant",
      nullable: true,
      description: "When they left the list, if they did.",
    }),
    addressWaitsSince: t.expose("addressWaitsSince", {
      type: "Instant",
      nullable: true,
      description: "When a list named another address that waits for an operator, because they have a role.",
    }),
    waitingEmail: t.exposeString("waitingEmail", {
      nullable: true,
      description: "The address that waits; null if the list has none for them, or if none waits.",
    }),
    roles: t.expose("roles", { type: [OfficeRole], description: "The roles that the fund gave them." }),
    letterMadeAt: t.expose("letterMadeAt", {
      type: "Instant",
      nullable: true,
      description: "When their last access letter was printed, if it was.",
    }),
    revision: t.exposeInt("revision", { description: "Grows with each change of their data." }),
    lastLoginAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When they last logged in; only for one person, null in a list.",
      resolve: ({ lastLoginAt }) => lastLoginAt ?? null,
    }),
    sessionCount: t.int({
      description: "How many browsers they are logged in with; only for one person, 0 in a list.",
      resolve: ({ sessionCount }) => sessionCount ?? 0,
    }),
    factors: t.expose("factors", { type: [FactorWayEnum], description: "The kinds of second factor that they have." }),
  }),
});

const PeopleList = addListType({ name: "PeopleList", description: "A page of the staff list.", row: OfficePerson });

const SessionCount = builder.objectRef<{ people: number; sessions: number }>("SessionCount").implement({
  description: "The current sessions of some people.",
  fields: (t) => ({
    people: t.exposeInt("people", { description: "How many of them are logged in." }),
    sessions: t.exposeInt("sessions", { description: "With how many browsers." }),
  }),
});

builder.queryFields((t) => ({
  sessionsOfPeople: t.field({
    type: SessionCount,
    description: "The current sessions of some people, before someone ends them.",
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, { db, now }) => {
      for (const id of ids) refuse(checkId(id));
      return countSessions(db, ids, now);
    },
  }),
  people: t.field({
    type: PeopleList,
    description: "The people of the staff list. For coordinators and operators.",
    args: {
      list: t.arg.string({ description: "The address of the list after its question mark: filters, order, page." }),
    },
    resolve: (_root, { list }, context) => answerList(context, "people", personList, list),
  }),
  person: t.field({
    type: OfficePerson,
    nullable: true,
    description: "One person of the staff list, with what the office knows of their access.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { db, now }) => {
      refuse(checkId(id));
      return findPersonCard(db, id, now);
    },
  }),
}));

builder.mutationFields((t) => ({
  endSessionsOfPeople: t.int({
    description: "Ends all sessions of these people, who must log in again. Answers how many sessions there were.",
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, context) => {
      for (const id of ids) refuse(checkId(id));
      return endSessionsOfPeople(context, ids);
    },
  }),
  decideWaitingAddress: t.boolean({
    description: "Decides on the address of the last list for someone with a role. For operators.",
    args: {
      personId: t.arg.id(),
      takesOver: t.arg.boolean({ description: "Whether the person gets that address; otherwise theirs stays." }),
    },
    resolve: async (_root, { personId, takesOver }, context) => {
      refuse(checkId(personId));
      await decideWaitingAddress(context, { id: personId, takesOver });
      return true;
    },
  }),
}));
