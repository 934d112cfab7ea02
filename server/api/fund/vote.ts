import { isVotingOpen } from "#domain/call.ts";
import { printedCode } from "#domain/code.ts";
import { mayDo } from "#domain/permission.ts";
import { mostCandidates } from "#domain/result.ts";
import { groupTurnout, type Turnout } from "#domain/vote.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { castVote, type OwnVote, openVote, orderForVoter } from "#server/actions/vote.ts";
import { countVotes, decideTie, enterPaperVote, releaseResults } from "#server/actions/vote-office.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { BranchEnum, Project, projectsOfCall } from "#server/api/fund/project.ts";
import { loadLists } from "#server/api/loader.ts";
import { listTurnout, listVoter, type VoterRow } from "#server/database/queries/vote.ts";

const linesOf = loadLists(listVoter, (line) => line.callId);

/** The line of whoever asks on the roll of a call; null for visitors and for whoever has not voted. */
async function ownLine(context: ApiContext, callId: string): Promise<VoterRow | null> {
  const { me } = context;
  if (!me || !mayDo(me, "castVote")) return null;
  const [line] = await linesOf(context, callId, { personId: me.id });
  return line ?? null;
}

const MyVote = builder.objectRef<OwnVote & { callId: string }>("MyVote").implement({
  description: "The vote of whoever asks, for their own eyes.",
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: "What they chose.",
      resolve: async ({ callId, projectId }, _args, context) => {
        const onBallot = await projectsOfCall(context, callId, { first: mostCandidates, statuses: ["shortlisted"] });
        const chosen = onBallot.find(({ id }) => id === projectId);
        if (!chosen) throw new Error("A project that someone voted for is no longer on the ballot.");
        return chosen;
      },
    }),
    receipt: t.string({
      description: "What proves that the vote is in the box, and not what it says.",
      resolve: ({ receipt }) => printedCode(receipt),
    }),
  }),
});

type Branch = Awaited<ReturnType<typeof listTurnout>>[number];

const BranchTurnout = builder.objectRef<Branch>("BranchTurnout").implement({
  description: "How many of one branch have voted.",
  fields: (t) => ({
    branch: t.expose("branch", { type: BranchEnum, description: "Which branch." }),
    voted: t.exposeInt("voted", { description: "How many have voted." }),
    electorate: t.exposeInt("electorate", { description: "How many can." }),
  }),
});

const SmallBranches = builder.objectRef<Turnout>("SmallBranches").implement({
  description: "How many have voted of the branches that are too small to be told apart.",
  fields: (t) => ({
    voted: t.exposeInt("voted", { description: "How many have voted." }),
    electorate: t.exposeInt("electorate", { description: "How many can." }),
  }),
});

const LiveTurnout = builder.objectRef<Branch[]>("LiveTurnout").implement({
  description: "How many have voted; never what.",
  fields: (t) => ({
    voted: t.int({
      description: "How many have voted.",
      resolve: (branches) => branches.reduce((sum, { voted }) => sum + voted, 0),
    }),
    electorate: t.int({
      description: "How many can.",
      resolve: (branches) => branches.reduce((sum, { electorate }) => sum + electorate, 0),
    }),
    branches: t.field({
      type: [BranchTurnout],
      description: "By branch, without those that are too small.",
      resolve: (branches) => groupTurnout(branches).shown,
    }),
    smallBranches: t.field({
      type: SmallBranches,
      nullable: true,
      description: "The small branches together; null where there are none.",
      resolve: (branches) => groupTurnout(branches).rest,
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  ballot: t.field({
    type: [Project],
    description:
      "The projects to choose from, in an order of each voter's own that stays the same; empty while nobody can vote.",
    resolve: async (call, _args, context) => {
      if (!isVotingOpen(call, context.now)) return [];
      const onBallot = await projectsOfCall(context, call.id, { first: mostCandidates, statuses: ["shortlisted"] });
      return orderForVoter(context, onBallot);
    },
  }),
  hasVoted: t.boolean({
    description: "Whether whoever asks has voted in this call; false for a visitor.",
    resolve: async (call, _args, context) => (await ownLine(context, call.id)) !== null,
  }),
  myVote: t.field({
    type: MyVote,
    nullable: true,
    description: "What whoever asks chose in this call; null when they did not vote, and once results are released.",
    resolve: async (call, _args, context) => {
      const line = await ownLine(context, call.id);
      const vote = line && openVote(context.secret, line);
      return vote && { ...vote, callId: call.id };
    },
  }),
  liveTurnout: t.field({
    type: LiveTurnout,
    nullable: true,
    description: "How many have voted, for whoever runs the call; null in a call without a vote.",
    resolve: async (call, _args, { db, me }) => {
      requirePermission(me, "runCall");
      return call.votingOpens ? listTurnout(db, call.id) : null;
    },
  }),
}));

const done = async (act: Promise<void>) => {
  await act;
  return true;
};

builder.mutationFields((t) => ({
  castVote: t.string({
    description:
      "Casts the one vote of whoever is logged in and answers with its receipt code. The same vote once more is the same vote.",
    args: { projectId: t.arg.id({ description: "The project they choose." }) },
    resolve: async (_root, args, context) => printedCode(await castVote(context, args)),
  }),
  enterPaperVote: t.boolean({
    description: "Enters a vote that was handed in on paper.",
    args: {
      employee_id: t.arg.string({ description: "Whose vote it is." }),
      access_code: t.arg.string({ description: "The code of their access letter, which they wrote on it." }),
      project: t.arg.id({ description: "The project they chose." }),
    },
    resolve: (_root, args, context) => done(enterPaperVote(context, args)),
  }),
  countVotes: t.boolean({
    description: "Counts the votes of a call that has closed, for whoever does not wait for the clock.",
    args: { callId: t.arg.id({ description: "Which call." }) },
    resolve: (_root, args, context) => done(countVotes(context, args)),
  }),
  decideTie: t.boolean({
    description: "Says in which order the committee puts projects that are equal where the rule leaves it to them.",
    args: {
      callId: t.arg.id({ description: "Which call." }),
      order: t.arg.idList({ description: "The projects that are equal, the first one first." }),
      reason: t.arg.string({ description: "Why, for everyone to read." }),
    },
    resolve: (_root, args, context) => done(decideTie(context, args)),
  }),
  releaseResults: t.boolean({
    description: "Makes the results of a call known now.",
    args: { callId: t.arg.id({ description: "Which call." }) },
    resolve: (_root, args, context) => done(releaseResults(context, args)),
  }),
}));
