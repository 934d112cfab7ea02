/** The state of the vote: open, being counted, in the future, or over. */
export type VoteState = "open" | "counting" | "early" | "over";

type Call = { phase: string; votingOpens: string | null };

/** Finds the call for a voter in calls that are listed newest first: an open vote, else a count, else the next vote. */
export function findVote<One extends Call>(calls: readonly One[], now: string) {
  for (const state of ["open", "counting", "early"] as const) {
    const call = calls.findLast((one) => stateOf(one, now) === state);
    if (call) return { state, call };
  }
  return { state: "over", call: null } as const;
}

function stateOf({ phase, votingOpens }: Call, now: string): VoteState {
  if (phase === "voting") return "open";
  if (phase === "counting") return "counting";
  return votingOpens && Date.parse(votingOpens) > Date.parse(now) ? "early" : "over";
}

// The release of results takes a moment, so a visitor at exactly that hour does not read that they are late.
const releaseTime = 60_000;

/** Whether the results of a count are late, because they wait for the count or for the committee. */
export function areResultsLate({ resultsPublished }: { resultsPublished: string }, now: string): boolean {
  return Date.parse(resultsPublished) + releaseTime <= Date.parse(now);
}

type TimedCall = Call & { votingCloses: string | null; resultsPublished: string };

/** The next moment at which the clock alone changes a page about a vote; null if there is none. */
export function nextChangeAt<One extends TimedCall>({ state, call }: ReturnType<typeof findVote<One>>, now: string) {
  if (state === "open") return call.votingCloses;
  if (state === "early") return call.votingOpens;
  return state === "counting" && !areResultsLate(call, now) ? call.resultsPublished : null;
}
