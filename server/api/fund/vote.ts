import { isVotingOpen } from "#domain/call.ts";
import { printedCode } from "#domain/code.ts";
import { mayDo } from "#domain/permission.ts";
import { mostCandidates } from "#domain/result.ts";
import { castVote, type OwnVote, openVote, orderForVoter } from "#server/actions/vote.ts";
import { countVotes, decideTie, enterPaperVote, releaseResults, scoreProject } from "#server/actions/vote-office.ts";
import type { ApiContext } from "#server/api/context.ts";
import { done } from "#server/api/done.ts";
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
  description: "The vote of the logged-in person. Nobody else can read it.",
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: "The chosen project.",
      resolve: async ({ callId, projectId }, _args, context) => {
        const onBallot = await projectsOfCall(context, callId, { first: mostCandidates, statuses: ["shortlisted"] });
        const chosen = onBallot.find(({ id }) => id === projectId);
        if (!chosen) throw new Error("A project that someone voted for is no longer on the ballot.");
        return chosen;
      },
    }),
    receipt: t.string({
      description: "The receipt code. It proves that the vote is in the box and does not reveal the choice.",
      resolve: ({ receipt }) => printedCode(receipt),
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  ballot: t.field({
    type: [Project],
    description: "The projects to choose from, in a fixed order that differs by voter; empty while nobody can vote.",
    resolve: async (call, _args, context) => {
      if (!isVotingOpen(call, context.now)) return [];
      const onBallot = await projectsOfCall(context, call.id, { first: mostCandidates, statuses: ["shortlisted"] });
      return orderForVoter(context, onBallot);
    },
  }),
  hasVoted: t.boolean({
    description: "Whether the logged-in person has voted in this call; false for a visitor.",
    resolve: async (call, _args, context) => (await ownLine(context, call.id)) !== null,
  }),
  myVote: t.field({
    type: MyVote,
    nullable: true,
    description:
      "The vote of the logged-in person in this call; null if they did not vote, and once results are released.",
    resolve: async (call, _args, context) => {
      const line = await ownLine(context, call.id);
      const vote = line && (await openVote(context, line));
      return vote && { ...vote, callId: call.id };
    },
  }),
}));

builder.mutationFields((t) => ({
  castVote: t.string({
    description:
      "Casts the one vote of the logged-in person and answers with its receipt code. Repeating the same vote has no effect.",
    args: { projectId: t.arg.id({ description: "The id of the chosen project." }) },
    resolve: async (_root, args, context) => printedCode(await castVote(context, args)),
  }),
  enterPaperVote: t.boolean({
    description: "Enters a paper vote.",
    args: {
      employee_id: t.arg.string({ description: "The employee ID of the voter." }),
      access_code: t.arg.string({ description: "The code of the voter's access letter, as written on the paper." }),
      project: t.arg.id({ description: "The id of the chosen project." }),
    },
    resolve: (_root, args, context) => done(enterPaperVote(context, args)),
  }),
  countVotes: t.boolean({
    description: "Counts the votes of a closed call now. Without it, the site counts them by itself.",
    args: { callId: t.arg.id({ description: "The id of the call." }) },
    resolve: (_root, args, context) => done(countVotes(context, args)),
  }),
  scoreProject: t.boolean({
    description: "Saves the chair's score of a project without a dossier. It can change until voting opens.",
    args: {
      projectId: t.arg.id({ description: "The id of the project." }),
      score: t.arg.int({ description: "The score, out of 100." }),
      previousScore: t.arg.int({
        required: false,
        description: "The score that it replaces; left out, the project has none yet.",
      }),
    },
    resolve: (_root, args, context) => done(scoreProject(context, args)),
  }),
  decideTie: t.boolean({
    description: "Saves the order in which the committee puts equal projects, if the rule leaves it to the committee.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      order: t.arg.idList({ description: "The ids of the equal projects, the first one first." }),
      reason: t.arg.string({ description: "The reason. It is public." }),
    },
    resolve: (_root, args, context) => done(decideTie(context, args)),
  }),
  releaseResults: t.boolean({
    description: "Releases the results of a call once they are due. Without it, the site releases them by itself.",
    args: { callId: t.arg.id({ description: "The id of the call." }) },
    resolve: (_root, args, context) => done(releaseResults(context, args)),
  }),
}));
