import { fund } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";

const Calls = fund(`
  query VotedCall($language: Language!) {
    now
    calls {
      slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom
      voteWeight committeeWeight winnerCount
    }
  }
`);

/** Where the vote stands: open, being counted, still to come, or over. */
export type VoteStanding = "open" | "counting" | "early" | "over";

/** Loads the call a voter comes for and where its vote stands: open goes first, then counting, then the next one. */
export async function loadVotedCall({ api, language }: Pick<PageArgs, "api" | "language">) {
  const { now, calls } = await api.query(Calls, { language });
  const standingOf = ({ phase, votingOpens }: (typeof calls)[number]): VoteStanding => {
    if (phase === "voting") return "open";
    if (phase === "counting") return "counting";
    return votingOpens && Date.parse(votingOpens) > Date.parse(now) ? "early" : "over";
  };
  for (const standing of ["open", "counting", "early"] as const) {
    // Newest first: of two that are to come, the last one comes first.
    const call = calls.findLast((one) => standingOf(one) === standing);
    if (call) return { now, standing, call };
  }
  return { now, standing: "over" as const, call: null };
}

/** What is known of the call a voter comes for. */
export type VotedCall = Awaited<ReturnType<typeof loadVotedCall>>;
