import { areRulesFrozen } from "#domain/call.ts";
import { mostCandidates } from "#domain/result.ts";
import { checkHandScore, turnoutStep, type VoteStage, voteStageOf, voteStages } from "#domain/vote.ts";
import { type Finding, findingCodes, type Gap, projectParts, severities } from "#domain/vote-preflight.ts";
import { type VoteReminder, voteReminders } from "#domain/vote-reminder.ts";
import { listUndecided, mayOrder } from "#server/actions/vote-count.ts";
import { scoresByHand } from "#server/actions/vote-office.ts";
import { lookOverVote } from "#server/actions/vote-preflight.ts";
import { changeVoteRules, prolongVote } from "#server/actions/vote-rules.ts";
import { done } from "#server/api/done.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, TieRuleEnum } from "#server/api/fund/call.ts";
import { CallTextInput, readTexts } from "#server/api/fund/call-change.ts";
import { Project, projectsOfCall } from "#server/api/fund/project.ts";
import { countsOf } from "#server/api/fund/vote-proof.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import type { ProjectRow } from "#server/database/queries/project.ts";
import { findVoteFailure } from "#server/database/queries/vote.ts";
import { listVoteReminders } from "#server/database/queries/vote-reminder.ts";

const VoteStageEnum = builder.enumType("VoteStage", {
  description: "The stage of a vote, as coordinators see it.",
  values: voteStages,
});
const FindingCodeEnum = builder.enumType("FindingCode", {
  description: "A problem that can be found before a vote opens.",
  values: findingCodes,
});
const SeverityEnum = builder.enumType("Severity", {
  description: "How serious a finding is: the vote should not open like this, or it could be better.",
  values: severities,
});
const ProjectPartEnum = builder.enumType("ProjectPart", {
  description: "A text of a project that voters read.",
  values: projectParts,
});

const FindingGap = builder.objectRef<Gap>("FindingGap").implement({
  description: "A text that is missing in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    part: t.expose("part", { type: ProjectPartEnum, description: "The text." }),
  }),
});

type Subject = Finding["subjects"][number] & { callId: string };

const FindingSubject = builder.objectRef<Subject>("FindingSubject").implement({
  description: "A project that a finding is about.",
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: "The project.",
      resolve: async ({ callId, projectId }, _args, context) => {
        const onBallot = await projectsOfCall(context, callId, { first: mostCandidates, statuses: ["shortlisted"] });
        const candidate = onBallot.find(({ id }) => id === projectId);
        if (!candidate) throw new Error("A project left the ballot while it was being looked over.");
        return candidate;
      },
    }),
    gaps: t.field({ type: [FindingGap], description: "Its missing texts.", resolve: ({ gaps }) => gaps }),
  }),
});

const VoteFinding = builder.objectRef<Finding & { callId: string }>("VoteFinding").implement({
  description: "A problem with a vote that is about to open.",
  fields: (t) => ({
    code: t.expose("code", { type: FindingCodeEnum, description: "The kind of problem." }),
    severity: t.expose("severity", { type: SeverityEnum, description: "How serious it is." }),
    figure: t.exposeInt("figure", {
      nullable: true,
      description:
        "The number that shows how serious it is, of days, mails or projects; null if there is nothing to count.",
    }),
    subjects: t.field({
      type: [FindingSubject],
      description: "The projects it is about; empty if it is about none.",
      resolve: ({ callId, subjects }) => subjects.map((subject) => ({ ...subject, callId })),
    }),
  }),
});

type SentReminder = VoteReminder & { begunAt: Date | null; mails: number | null };

const VoteReminderType = builder.objectRef<SentReminder>("VoteReminder").implement({
  description: "A reminder to people who have not voted. Nobody can see who got it.",
  fields: (t) => ({
    days: t.exposeInt("days", { description: "How many days before the last day of the vote it is sent." }),
    at: t.expose("at", { type: "Instant", description: "When it is due." }),
    begunAt: t.expose("begunAt", {
      type: "Instant",
      nullable: true,
      description: "When it was sent; null if it was not sent yet.",
    }),
    mails: t.exposeInt("mails", {
      nullable: true,
      description: "How many mails were sent, rounded down to a multiple of five.",
    }),
  }),
});

type Failure = NonNullable<Awaited<ReturnType<typeof findVoteFailure>>>;

const VoteFailure = builder.objectRef<Failure>("VoteFailure").implement({
  description: "A count of votes or a release of results that failed.",
  fields: (t) => ({
    retryAt: t.expose("retryAt", {
      type: "Instant",
      nullable: true,
      description: "When the site tries again; null if it does not.",
    }),
  }),
});

/** The job that should run next at each stage. */
const nextJob: Partial<Record<VoteStage, "countVotes" | "releaseResults">> = {
  closed: "countVotes",
  counted: "releaseResults",
};

type Desk = { call: CallRow; stage: VoteStage };

const VoteDesk = builder.objectRef<Desk>("VoteDesk").implement({
  description: "A vote, as coordinators see it. It does not contain any choice of a voter.",
  fields: (t) => ({
    stage: t.expose("stage", { type: VoteStageEnum, description: "The stage of the vote." }),
    findings: t.field({
      type: [VoteFinding],
      description: "The problems found before it opens, the most serious first; empty once it is open.",
      resolve: async ({ call, stage }, _args, context) => {
        if (stage !== "preflight") return [];
        return (await lookOverVote(context, call)).map((finding) => ({ ...finding, callId: call.id }));
      },
    }),
    failure: t.field({
      type: VoteFailure,
      nullable: true,
      description: "The failure of its count or of the release of its results; null without one.",
      resolve: async ({ call, stage }, _args, { db }) => {
        const next = nextJob[stage];
        return (next && (await findVoteFailure(db, call.id, next))) ?? null;
      },
    }),
    waitsForCommittee: t.boolean({
      description:
        "Whether results that are due wait for the committee to decide a tie. It does not say between which projects.",
      resolve: async ({ call, stage }, _args, context) =>
        stage === "counted" && context.now >= call.resultsPublished && (await listUndecided(context, call)).length > 0,
    }),
    reminders: t.field({
      type: [VoteReminderType],
      description: "The reminders to people who have not voted, the first one first.",
      resolve: async ({ call }, _args, { db }) => {
        const sentReminders = await listVoteReminders(db, call.id);
        return voteReminders(call).map((reminder) => {
          const { begunAt = null, mails = null } = sentReminders.find(({ days }) => days === reminder.days) ?? {};
          // The number of reminders reveals how many had not voted, so we round it in the same steps as the turnout.
          return { ...reminder, begunAt, mails: mails === null ? null : mails - (mails % turnoutStep) };
        });
      },
    }),
  }),
});

builder.objectField(Call, "voteDesk", (t) =>
  t.field({
    type: VoteDesk,
    nullable: true,
    description: "Its vote, for coordinators; null in a call without a vote.",
    resolve: async (call, _args, context) => {
      const [counted] = await countsOf(context, call.id, {});
      const stage = voteStageOf(call, counted?.releasedAt ?? null, context.now);
      return stage && { call, stage };
    },
  }),
);

builder.objectField(Call, "undecidedTie", (t) =>
  t.field({
    type: [Project],
    description:
      "The equal projects between which the committee has to decide, by the alphabet; empty if there is no such tie, or the viewer has a conflict.",
    resolve: async (call, _args, context) => {
      const undecided = await listUndecided(context, call);
      if (undecided.length === 0 || !context.me) return [];
      if (!(await mayOrder(context.db, context.me.id, undecided))) return [];
      const onBallot = await projectsOfCall(context, call.id, { first: mostCandidates, statuses: ["shortlisted"] });
      const bySlug = new Map(onBallot.map((project) => [project.slug, project]));
      return undecided
        .map(({ slug }) => slug)
        .sort()
        .flatMap((slug) => bySlug.get(slug) ?? []);
    },
  }),
);

const HandScore = builder.objectRef<ProjectRow>("HandScore").implement({
  description: "A project on the ballot without a dossier, with the score that the chair gave it.",
  fields: (t) => ({
    project: t.field({ type: Project, description: "The project.", resolve: (project) => project }),
    score: t.int({
      nullable: true,
      description: "The score, out of 100; null without one.",
      resolve: ({ committeeScore }) => committeeScore,
    }),
  }),
});

builder.objectField(Call, "handScores", (t) =>
  t.field({
    type: [HandScore],
    description:
      "The projects that the viewer scores by hand now; empty for all but the chair, and once voting is open.",
    resolve: async (call, _args, context) => {
      const { db, me, now } = context;
      if (!call.votingOpens || areRulesFrozen(call, now) || !(await scoresByHand(db, me?.seat ?? null))) return [];
      const onBallot = await projectsOfCall(context, call.id, { first: mostCandidates, statuses: ["shortlisted"] });
      return onBallot.filter((project) => checkHandScore({ project, call, now }) === null);
    },
  }),
);

builder.mutationFields((t) => ({
  changeVoteRules: t.boolean({
    description: "Changes the rules of a vote before it opens. Rules that are left out do not change.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      voteWeight: t.arg.int({ required: false, description: "Weight of the employees' vote, in percent." }),
      tieRule: t.arg({
        type: TieRuleEnum,
        required: false,
        description: "The rule that decides between equal scores.",
      }),
      winnerCount: t.arg.int({ required: false, description: "How many projects win." }),
      votingOpens: t.arg({ type: "Instant", required: false, description: "The moment voting opens." }),
      votingCloses: t.arg({ type: "Instant", required: false, description: "The moment voting closes." }),
    },
    resolve: (_root, { callId, ...rules }, context) => {
      const changedRules = Object.fromEntries(Object.entries(rules).filter(([, value]) => value != null));
      return done(changeVoteRules(context, { callId, ...changedRules }));
    },
  }),
  prolongVote: t.boolean({
    description: "Moves the closing of an open vote to a later moment.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      votingCloses: t.arg({ type: "Instant", description: "The new closing moment, later than the present one." }),
      reason: t.arg({ type: [CallTextInput], description: "Why, by language; every voter reads it." }),
    },
    resolve: (_root, { reason, ...args }, context) =>
      done(prolongVote(context, { ...args, reason: readTexts(reason) })),
  }),
}));
