import { isVotingOpen } from "#domain/call.ts";
import { printedCode } from "#domain/code.ts";
import { mayDo } from "#domain/permission.ts";
import { mostCandidates } from "#domain/result.ts";
import { castVote, type OwnVote, openVote, orderForVoter } from "#server/actions/vote.ts";
import { countVotes, decideTie, enterPaperVote, releaseResults, scoreProject } from "#server/actions/vote-office.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { Project, projectsOfCall } from "#server/api/fund/project.ts";
import { loadLists } from "#server/api/loader.ts";
import { listVoter, type RollLine } from "#server/database/queries/vote.ts";

const linesOf = loadLists(listVoter, (line) => line.callId);

/** The line of the current person on the roll of a call; null for visitors and for people who have not voted. */
async function ownLine(context: ApiContext, callId: string): Promise<RollLine | null> {
  const { me } = context;
  if (!me || !mayDo(me, "castVote")) return null;
  const lines = me.roll ?? (await linesOf(context, callId, { personId: me.id }));
  return lines.find((line) => line.callId === callId) ?? null;
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
      const vote = line && (await openVote(context, line));
      return vote && { ...vote, callId: call.id };
    },
  }),
}));

/** Waits for an act and answers true. */
export const done = async (act: Promise<void>) => {
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
  scoreProject: t.boolean({
    description: "Notes what the committee gives a project on the ballot; until votes are counted it may change.",
    args: {
      projectId: t.arg.id({ description: "Which project." }),
      score: t.arg.int({ description: "Out of 100." }),
    },
    resolve: (_root, args, context) => done(scoreProject(context, args)),
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
    description: "Makes the results of a call known once their hour has come; by themselves they come out then too.",
    args: { callId: t.arg.id({ description: "Which call." }) },
    resolve: (_root, args, context) => done(releaseResults(context, args)),
  }),
}));
