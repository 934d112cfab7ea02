/** Where the vote stands: open, being counted, still to come, or over. */
export type VoteStanding = "open" | "counting" | "early" | "over";

type Call = { phase: string; votingOpens: string | null };

/** Finds the call a voter comes for, of calls listed newest first: an open vote, else a count, else the next vote. */
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

// At their hour results still have to be released: whoever looks right then is not told that they are late.
const grace = 60_000;

/** Tells whether the results of a count have passed their hour: they wait for the count, or for the committee. */
export function isWaiting({ resultsPublished }: { resultsPublished: string }, now: string): boolean {
  return Date.parse(resultsPublished) + grace <= Date.parse(now);
}

type Timed = Call & { votingCloses: string | null; resultsPublished: string };

/** When a page about a vote becomes another one by the clock alone; null when no hour is set for that. */
export function turnsAt<One extends Timed>({ standing, call }: ReturnType<typeof findVote<One>>, now: string) {
  if (standing === "open") return call.votingCloses;
  if (standing === "early") return call.votingOpens;
  return standing === "counting" && !isWaiting(call, now) ? call.resultsPublished : null;
}
