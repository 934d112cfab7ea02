import { isPublished } from "#domain/call.ts";
import { mostCandidates, type Standing, standingsOf, tieBreaks } from "#domain/result.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call, callById } from "#server/api/fund/call.ts";
import { Project, projectsOfCall } from "#server/api/fund/project.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import type { ProjectRow } from "#server/database/queries/project.ts";

type CountedProject = ProjectRow & { votes: number };

const TieBreakEnum = builder.enumType("TieBreak", {
  description:
    "The way a tie was decided: by the call's rule, by the committee, or by the alphabet if nothing depends on it.",
  values: tieBreaks,
});

const ResultRow = builder.objectRef<Standing<CountedProject>>("ResultRow").implement({
  description: "The result of one project in a vote.",
  fields: (t) => ({
    project: t.field({ description: "The project.", type: Project, resolve: ({ candidate }) => candidate }),
    votes: t.int({ description: "How many employees chose it.", resolve: ({ candidate }) => candidate.votes }),
    share: t.exposeFloat("share", { description: "Its share of all votes, from 0 to 1." }),
    committeeScore: t.int({
      nullable: true,
      description: "The committee's score, out of 100.",
      resolve: ({ candidate }) => candidate.committeeScore,
    }),
    points: t.exposeFloat("points", { description: "The points by the formula, out of 100, with one decimal." }),
    rank: t.exposeInt("place", { description: "Its place among all candidates, 1 for the first." }),
    isTied: t.exposeBoolean("isTied", { description: "Whether another project has the same points." }),
    tieBreak: t.expose("tieBreak", {
      type: TieBreakEnum,
      nullable: true,
      description: "The way its place was decided among projects with the same points; null without a tie.",
    }),
    isWinner: t.boolean({ description: "Whether it won.", resolve: ({ candidate }) => candidate.status === "winner" }),
    amountInCents: t.int({
      nullable: true,
      description: "The amount that it won; null if it won none.",
      // An award after the vote is no result of it.
      resolve: ({ candidate }) => (candidate.status === "winner" ? candidate.amountInCents : null),
    }),
  }),
});

type CallResult = { call: CallRow; tieReason: string | null; standings: Standing<CountedProject>[] };

const CallResults = builder.objectRef<CallResult>("CallResults").implement({
  description: "The results of a vote. The call has the formula and the tie rule.",
  fields: (t) => ({
    electorate: t.int({
      nullable: true,
      description: "How many people could vote.",
      resolve: ({ call }) => call.electorate,
    }),
    votesCast: t.int({
      description: "How many people voted.",
      resolve: ({ call, standings }) =>
        call.votesCast ?? standings.reduce((sum, { candidate }) => sum + candidate.votes, 0),
    }),
    tieReason: t.exposeString("tieReason", {
      nullable: true,
      description: "The committee's reason for its decision between equal projects; null without such a decision.",
    }),
    isCheckable: t.boolean({
      description:
        "Whether the vote was held on this site, so that voters can find their code and anyone can count again.",
      resolve: ({ call }) => call.countedAt !== null,
    }),
    rows: t.field({
      description: `The candidates of the vote, in the order of their points; at most ${mostCandidates}.`,
      type: [ResultRow],
      resolve: ({ standings }) => standings,
    }),
  }),
});

builder.objectField(Call, "results", (t) =>
  t.field({
    description: "The results of its vote; null until results are published, and in a call without a vote.",
    type: CallResults,
    nullable: true,
    resolve: async (call, _args, context): Promise<CallResult | null> => {
      if (!call.votingOpens || !isPublished(call, context.now)) return null;
      const inVote = { first: mostCandidates, statuses: ["winner", "not_elected"] as const };
      const candidates = (await projectsOfCall(context, call.id, inVote)).filter(isCounted);
      if (candidates.length === 0) return null;
      const { tieOrder, tieReason } = await callById(context, call.id);
      // Of a vote before this site we know no decision, but the places say what the committee decided.
      const isDecided = (id: string) => call.votedElsewhere || Boolean(tieOrder?.includes(id));
      const decided = candidates.filter(({ id }) => isDecided(id)).map(({ slug }) => slug);
      return { call, tieReason, standings: standingsOf(candidates, call, decided) };
    },
  }),
);

function isCounted(project: ProjectRow): project is CountedProject {
  return project.votes !== null;
}
