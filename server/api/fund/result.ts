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
    "What decides between equals: the call's rule, the committee, or the alphabet where nothing hangs on it.",
  values: tieBreaks,
});

const ResultRow = builder.objectRef<Standing<CountedProject>>("ResultRow").implement({
  description: "How one project fared in a vote.",
  fields: (t) => ({
    project: t.field({ description: "Which project.", type: Project, resolve: ({ candidate }) => candidate }),
    votes: t.int({ description: "How many employees chose it.", resolve: ({ candidate }) => candidate.votes }),
    share: t.exposeFloat("share", { description: "Its part of all votes, from 0 to 1." }),
    committeeScore: t.int({
      nullable: true,
      description: "What the committee gave it, out of 100.",
      resolve: ({ candidate }) => candidate.committeeScore,
    }),
    points: t.exposeFloat("points", { description: "What the formula makes of both, out of 100, with one decimal." }),
    rank: t.exposeInt("place", { description: "Its place among all candidates, 1 for the first." }),
    isTied: t.exposeBoolean("isTied", { description: "Whether another has the same points." }),
    tieBreak: t.expose("tieBreak", {
      type: TieBreakEnum,
      nullable: true,
      description: "What put it here among those with the same points; null where no other has them.",
    }),
    isWinner: t.boolean({ description: "Whether it won.", resolve: ({ candidate }) => candidate.status === "winner" }),
    amountInCents: t.int({
      nullable: true,
      description: "What the fund gave it.",
      resolve: ({ candidate }) => candidate.amountInCents,
    }),
  }),
});

type CallResult = { call: CallRow; tieReason: string | null; standings: Standing<CountedProject>[] };

const CallResults = builder.objectRef<CallResult>("CallResults").implement({
  description: "How a vote ended; the formula and the tie rule are those of the call.",
  fields: (t) => ({
    electorate: t.int({
      nullable: true,
      description: "How many could vote.",
      resolve: ({ call }) => call.electorate,
    }),
    votesCast: t.int({
      description: "How many did.",
      resolve: ({ call, standings }) =>
        call.votesCast ?? standings.reduce((sum, { candidate }) => sum + candidate.votes, 0),
    }),
    tieReason: t.exposeString("tieReason", {
      nullable: true,
      description:
        "Why the committee decided between equals as it did, in its own words; null where it did not have to.",
    }),
    isCheckable: t.boolean({
      description: "Whether the vote was held here, so that anyone can find their code and count again.",
      resolve: ({ call }) => call.countedAt !== null,
    }),
    rows: t.field({
      description: `The projects that stood in the vote, in the order of their points; at most ${mostCandidates}.`,
      type: [ResultRow],
      resolve: ({ standings }) => standings,
    }),
  }),
});

builder.objectField(Call, "results", (t) =>
  t.field({
    description: "How its vote ended; null until results are published, and in a call without a vote.",
    type: CallResults,
    nullable: true,
    resolve: async (call, _args, context): Promise<CallResult | null> => {
      if (!call.votingOpens || !isPublished(call, context.now)) return null;
      const stood = { first: mostCandidates, statuses: ["winner", "not_elected"] as const };
      const candidates = (await projectsOfCall(context, call.id, stood)).filter(isCounted);
      if (candidates.length === 0) return null;
      const { tieOrder, tieReason } = await callById(context, call.id);
      const decided = candidates.filter(({ id }) => tieOrder?.includes(id)).map(({ slug }) => slug);
      return { call, tieReason, standings: standingsOf(candidates, call, decided) };
    },
  }),
);

function isCounted(project: ProjectRow): project is CountedProject {
  return project.votes !== null;
}
