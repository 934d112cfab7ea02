import { plainCode } from "#domain/code.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { loadLists } from "#server/api/loader.ts";
import { voteListPath } from "#server/api/vote-list.ts";
import { hasReceipt, listVoteCounts, type VoteCountRow } from "#server/database/queries/vote.ts";

/** Loads the vote counts of a list of calls at once. */
export const countsOf = loadLists(listVoteCounts, ({ callId }) => callId);

const VoteProof = builder.objectRef<{ slug: string; counted: VoteCountRow }>("VoteProof").implement({
  description: "The lists with which anyone can check a counted vote.",
  fields: (t) => ({
    votes: t.int({ description: "How many votes were counted.", resolve: ({ counted }) => counted.votesCast }),
    receipts: t.string({
      description: "The path of the list of all receipt codes.",
      resolve: ({ slug }) => voteListPath(slug, "receipts.txt"),
    }),
    ballots: t.string({
      nullable: true,
      description: "The path of the list of all ballots, in random order; null until results are released.",
      resolve: ({ slug, counted }) => (counted.releasedAt ? voteListPath(slug, "ballots.csv") : null),
    }),
    hasReceipt: t.boolean({
      description: "Whether a code is among the receipts.",
      args: { code: t.arg.string({ description: "The code, with or without hyphens." }) },
      resolve: ({ counted }, { code }, { db }) => hasReceipt(db, counted.callId, plainCode(code)),
    }),
  }),
});

builder.objectField(Call, "voteProof", (t) =>
  t.field({
    type: VoteProof,
    nullable: true,
    description: "The lists with which anyone can check its vote; null until votes are counted.",
    resolve: async ({ id, slug, countedAt }, _args, context) => {
      const [counted] = countedAt ? await countsOf(context, id, {}) : [];
      return counted ? { slug, counted } : null;
    },
  }),
);
