import { isSlug } from "#domain/id.ts";
import { Refusal } from "#domain/problem.ts";
import { type GroupedTurnout, groupTurnout, type Turnout } from "#domain/vote.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { createWatch } from "#server/api/watch.ts";
import type { Database } from "#server/database/open.ts";
import { findCall } from "#server/database/queries/call.ts";
import { findVoteCount, listTurnout } from "#server/database/queries/vote.ts";

type Branch = Awaited<ReturnType<typeof listTurnout>>[number];
type GroupedBranches = GroupedTurnout<Branch>;

const BranchTurnout = builder.objectRef<Branch>("BranchTurnout").implement({
  description: "The turnout of one branch, in steps of five.",
  fields: (t) => ({
    branch: t.exposeString("branch", { description: "The code of the branch." }),
    voted: t.exposeInt("voted", { description: "How many people have voted, rounded down to a multiple of five." }),
    electorate: t.exposeInt("electorate", { description: "How many people can vote." }),
  }),
});

const SmallBranches = builder.objectRef<Turnout>("SmallBranches").implement({
  description: "The turnout of the branches that are too small to show apart, in steps of five.",
  fields: (t) => ({
    voted: t.exposeInt("voted", { description: "How many people have voted, rounded down to a multiple of five." }),
    electorate: t.exposeInt("electorate", { description: "How many people can vote." }),
  }),
});

const LiveTurnout = builder.objectRef<GroupedBranches>("LiveTurnout").implement({
  description:
    "How many people have voted, without their choices. Each number changes in steps of five, and the total is their sum.",
  fields: (t) => ({
    voted: t.int({
      description: "How many people have voted, rounded down to a multiple of five.",
      resolve: ({ total }) => total.voted,
    }),
    electorate: t.int({ description: "How many people can vote.", resolve: ({ total }) => total.electorate }),
    branches: t.field({
      type: [BranchTurnout],
      description: "The turnout by branch, without branches that are too small.",
      resolve: ({ shownBranches }) => shownBranches,
    }),
    smallBranches: t.field({
      type: SmallBranches,
      nullable: true,
      description: "The turnout of the small branches together; null if there are none.",
      resolve: ({ rest }) => rest,
    }),
  }),
});

builder.objectField(Call, "liveTurnout", (t) =>
  t.field({
    type: LiveTurnout,
    nullable: true,
    description: "The turnout so far, for coordinators; null in a call without a vote.",
    resolve: async (call, _args, { db }) => (call.votingOpens ? groupTurnout(await listTurnout(db, call.id)) : null),
  }),
);

/** Counting a roll of ten thousand takes milliseconds, so every two seconds is cheap. */
const lookEvery = 2_000;

const watches = new WeakMap<Database, ReturnType<typeof createWatch<GroupedBranches>>>();

/** Follows the turnout of a call, with one reader for all followers. It ends when the votes are counted. */
function followTurnout(db: Database, callId: string): AsyncIterable<GroupedBranches> {
  const read = async (id: string) => ({
    isLast: (await findVoteCount(db, id)) !== null,
    value: groupTurnout(await listTurnout(db, id)),
  });
  const watch = watches.get(db) ?? createWatch(read, lookEvery);
  watches.set(db, watch);
  return watch(callId);
}

builder.subscriptionField("turnout", (t) =>
  t.field({
    type: LiveTurnout,
    description: "The turnout of a call, now and at each change, until its votes are counted.",
    args: { callSlug: t.arg.string({ description: "The address of the call." }) },
    subscribe: async (_root, { callSlug }, { db, now }) => {
      const call = isSlug(callSlug) ? await findCall(db, callSlug) : null;
      if (!call?.votingOpens || now < call.votingOpens) throw new Refusal({ code: "vote.notOpen" });
      return followTurnout(db, call.id);
    },
    resolve: (turnout) => turnout,
  }),
);
