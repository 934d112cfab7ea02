import type { BranchItem } from "#domain/fund-list.ts";
import { defaultLanguage, inLanguage } from "#domain/language.ts";
import { mailStates } from "#domain/mail.ts";
import { isListed, type RosterPlan } from "#domain/roster.ts";
import { firstBranchCode, firstOfficers, type StepOutcome, stepOutcomes } from "#domain/set-up.ts";
import { type SetUpStep, setUpSteps } from "#domain/set-up-step.ts";
import { isLinkGood } from "#server/actions/set-up.ts";
import { type FirstRosterPlan, planFirstRoster } from "#server/actions/set-up-roster.ts";
import { builder } from "#server/api/system/builder.ts";
import { listMembers } from "#server/database/queries/declaration.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import {
  findSetUp,
  findSetUpMailState,
  listFirstOfficers,
  type OfficerRow,
  type SetUpRow,
} from "#server/database/queries/set-up.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

export const StepEnum = builder.enumType("SetUpStep", {
  description: "A step of the set-up of a new installation.",
  values: setUpSteps,
});
const OutcomeEnum = builder.enumType("StepOutcome", {
  description: "How a step was left: finished, or put off until after the opening.",
  values: stepOutcomes,
});
const OfficerEnum = builder.enumType("FirstOfficerRole", {
  description: "The role of one of the two people with whom a fund starts.",
  values: firstOfficers,
});
const MailStateEnum = builder.enumType("SetUpMailState", {
  description: "How far a mail is.",
  values: mailStates,
});

const Progress = builder.objectRef<{ step: SetUpStep; outcome: StepOutcome }>("SetUpStepProgress").implement({
  description: "A step that was left.",
  fields: (t) => ({
    step: t.expose("step", { type: StepEnum, description: "The step." }),
    outcome: t.expose("outcome", { type: OutcomeEnum, description: "How it was left." }),
  }),
});

const SetUpMail = builder.objectRef<SetUpRow & { testMailTo: string }>("SetUpMail").implement({
  description: "The latest test mail.",
  fields: (t) => ({
    to: t.exposeString("testMailTo", { description: "The address it goes to." }),
    state: t.field({
      type: MailStateEnum,
      nullable: true,
      description: "How far it is; null once it was deleted.",
      resolve: (_mail, _args, { db }) => findSetUpMailState(db),
    }),
    isCodeOpen: t.boolean({
      description: "Whether its code can still be typed in.",
      resolve: ({ testCodeEndsAt }, _args, { now }) => testCodeEndsAt !== null && testCodeEndsAt > now,
    }),
  }),
});

const Officer = builder.objectRef<OfficerRow>("FirstOfficer").implement({
  description: "The operator or a coordinator.",
  fields: (t) => ({
    role: t.expose("role", { type: OfficerEnum, description: "The role." }),
    firstname: t.exposeString("firstname", { description: "The first name." }),
    lastname: t.exposeString("lastname", { description: "The name." }),
    email: t.exposeString("email", { nullable: true, description: "The email address." }),
    hasSecondFactor: t.exposeBoolean("hasFactor", {
      description: "Whether they have a passkey or a code app, and so can open the office.",
    }),
  }),
});

type Line = Record<"name" | "doubt" | "word", string | null> & {
  kind: string;
  line: number | null;
  employeeId: string;
};

const RosterLine = builder.objectRef<Line>("FirstRosterLine").implement({
  description: "A line of the staff list.",
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "`added`, `changed`, `left` or `doubtful`." }),
    line: t.exposeInt("line", { nullable: true, description: "Its number in the file; null for people who leave." }),
    employeeId: t.exposeString("employeeId", { description: "The employee ID; empty if there is none yet." }),
    name: t.exposeString("name", { nullable: true, description: "The name, unless the line is doubtful." }),
    doubt: t.exposeString("doubt", { nullable: true, description: "Why it is left out, or needs a look." }),
    word: t.exposeString("word", { nullable: true, description: "The word that nobody knows, if that is the reason." }),
  }),
});

/** The lines of each kind that a dry run shows. */
const shownLines = 8;

const Roster = builder.objectRef<FirstRosterPlan>("FirstRoster").implement({
  description: "The changes that the uploaded staff list would make.",
  fields: (t) => ({
    added: t.int({ description: "The number of new people.", resolve: ({ added }) => added.length }),
    changed: t.int({ description: "The number of people who change.", resolve: ({ changed }) => changed.length }),
    left: t.int({ description: "The number of people who leave.", resolve: ({ left }) => left.length }),
    unchanged: t.exposeInt("unchanged", { description: "The number of people who stay as they are." }),
    doubtful: t.int({ description: "The number of doubtful lines.", resolve: ({ doubtful }) => doubtful.length }),
    officersMissing: t.exposeStringList("officersMissing", {
      description: "The names of those of the first people who are not on the list.",
    }),
    lines: t.field({
      type: [RosterLine],
      description: "The first lines of each kind.",
      resolve: (plan) => linesOf(plan),
    }),
  }),
});

function linesOf({ added, changed, left, doubtful }: RosterPlan): Line[] {
  const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`;
  const some = <Row>(rows: readonly Row[], read: (row: Row) => Line) => rows.slice(0, shownLines).map(read);
  const plain = { doubt: null, word: null, name: null, line: null };
  return [
    ...some(doubtful, (line) => ({ ...plain, ...line, kind: "doubtful" })),
    ...some(added, ({ line, after }) => ({
      ...plain,
      kind: "added",
      line,
      employeeId: after.employeeId,
      name: nameOf(after),
    })),
    ...some(changed, ({ line, after }) => ({
      ...plain,
      kind: "changed",
      line,
      employeeId: after.employeeId,
      name: nameOf(after),
    })),
    ...some(left, (person) => ({
      ...plain,
      kind: "left",
      // The first people have no employee ID before the first list.
      employeeId: isListed(person) ? person.employeeId : "",
      name: nameOf(person),
    })),
  ];
}

const Branch = builder.objectRef<BranchItem>("FirstBranch").implement({
  description: "A branch of the fund, with the language that the law prescribes there.",
  fields: (t) => ({
    name: t.string({ description: "Its name in Dutch.", resolve: ({ names }) => inLanguage(names, defaultLanguage) }),
    legalLanguage: t.exposeString("legalLanguage", {
      nullable: true,
      description: "The language in which letters to its people must be; null if the law prescribes none.",
    }),
  }),
});

const SetUp = builder.objectRef<SetUpRow>("SetUp").implement({
  description: "The set-up of a new installation, which ends when the site opens.",
  fields: (t) => ({
    hasSession: t.boolean({
      description: "Whether this browser may do it.",
      resolve: (_setUp, _args, { setUp }) => setUp !== null,
    }),
    isLinkGood: t.boolean({
      description: "Whether this link can still be opened.",
      args: { token: t.arg.string({ description: "The token in the link." }) },
      resolve: (_setUp, { token }, context) => isLinkGood(context, token),
    }),
    progress: t.field({
      type: [Progress],
      description: "The steps that were left.",
      resolve: ({ progress }) =>
        setUpSteps.flatMap((step) => {
          const outcome = progress[step];
          return outcome ? [{ step, outcome }] : [];
        }),
    }),
    primary: t.string({
      description: "The first colour of the fund, as `#rrggbb`.",
      resolve: async (_setUp, _args, { db }) => (await getFundSettings(db)).colours.primary,
    }),
    accent: t.string({
      description: "Its second colour.",
      resolve: async (_setUp, _args, { db }) => (await getFundSettings(db)).colours.accent,
    }),
    mailFolder: t.string({
      nullable: true,
      description: "The folder that gets the mails if there is no mail server; null with one.",
      resolve: (_setUp, _args, { mailFolder }) => mailFolder,
    }),
    testMail: t.field({
      type: SetUpMail,
      nullable: true,
      description: "The latest test mail; null before the first.",
      resolve: (setUp) => (setUp.testMailTo ? { ...setUp, testMailTo: setUp.testMailTo } : null),
    }),
    officers: t.field({
      type: [Officer],
      description: "The operators and coordinators.",
      resolve: (_setUp, _args, { db }) => listFirstOfficers(db),
    }),
    hasCommittee: t.boolean({
      description: "Whether somebody is in the committee.",
      resolve: async (_setUp, _args, { db }) => (await listMembers(db)).length > 0,
    }),
    branches: t.field({
      type: [Branch],
      description: "The branches that the fund named.",
      resolve: async (_setUp, _args, { db }) =>
        (await getFundLists(db)).branches.filter(({ code, isActive }) => isActive && code !== firstBranchCode),
    }),
    roster: t.field({
      type: Roster,
      nullable: true,
      description: "The dry run of the uploaded staff list; null without one.",
      resolve: (_setUp, _args, context) => planFirstRoster(context),
    }),
  }),
});

builder.queryField("setUp", (t) =>
  t.field({
    type: SetUp,
    nullable: true,
    description: "The set-up of this installation; null once the site is open.",
    resolve: (_root, _args, { db }) => findSetUp(db),
  }),
);
