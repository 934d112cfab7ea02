/** The state of the vote: open, being counted, in the future, or over. */
export type VoteStanding = "open" | "counting" | "early" | "over";

type Call = { phase: string; votingOpens: string | null };

/** Finds the call for a voter in calls that are listed newest first: an open vote, else a count, else the next vote. */
export function findVote<One extends Call>(calls: readonly One[], now: string) {
  for (const standing of ["open", "counting", "early"] as const) {
    const call = calls.findLast((one) => standingOf(one, now) === standing);
    if (call) return { standing, call };
  }
  return { standing: "over", call: null } as const;
}

function standingOf({ phase, votingOpens }: Call, now: string): VoteStanding {
  if (phase === "voting") return "open";
  if (phase === "counting") return "counting";
  return votingOpens && Date.parse(votingOpens) > Date.parse(now) ? "early" : "over";
}

// The release of results takes a moment, so a visitor at exactly that hour does not read that they are late.
const grace = 60_000;

/** Whether the results of a count are late, because they wait for the count or for the committee. */
export function isWaiting({ resultsPublished }: { resultsPublished: string }, now: string): boolean {
  return Date.parse(resultsPublished) + grace <= Date.parse(now);
}

type Timed = Call & { votingCloses: string | null; resultsPublished: string };

/** The next moment at which the clock alone changes a page about a vote; null if there is none. */
export function turnsAt<One extends Timed>({ standing, call }: ReturnType<typeof findVote<One>>, now: string) {
  if (standing === "open") return call.votingCloses;
  if (standing === "early") return call.votingOpens;
  return standing === "counting" && !isWaiting(call, now) ? call.resultsPublished : null;
}
