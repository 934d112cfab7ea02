import type { Call, TieRule } from "#domain/call.ts";

/** What a call needs to have said before its vote for its result to follow from the figures alone. */
export type Formula = Pick<Call, "voteWeight" | "tieRule">;

/** A project that stood in a vote, with what employees and committee gave it. */
export type Candidate = {
  slug: string;
  votes: number;
  /** Out of 100; null where the committee gave none. */
  committeeScore: number | null;
  /** The place it was given, which decides where the tie rule leaves it to the committee. */
  rank: number | null;
};

/** How a candidate fared. */
export type Standing<One extends Candidate> = {
  candidate: One;
  /** Its part of all votes, from 0 to 1. */
  share: number;
  /** What the vote and the committee brought it, out of 100, with one decimal. */
  points: number;
  /** Its place, 1 for the first. */
  place: number;
  /** Another has the same points. */
  isTied: boolean;
  /** What put it here among those with the same points; null where it has its points for itself. */
  tieBreak: TieBreak | null;
};

/** What decides between equals: the rule of the call, the committee, or the alphabet where nothing hangs on it. */
export const tieBreaks = ["rule", "committee", "alphabet"] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** How many candidates a result tells of at most; no ballot is as long. */
export const mostCandidates = 100;

/**
 * The points of a candidate: its votes against those of who has most, and its score against the highest there is, each
 * with its weight. With one decimal, as everyone reads them: what looks equal is equal.
 */
export function pointsOf({ votes, committeeScore }: Candidate, mostVotes: number, { voteWeight }: Formula): number {
  const most = Math.max(mostVotes, 1);
  const hundredths = voteWeight * votes * 100 + (100 - voteWeight) * (committeeScore ?? 0) * most;
  // In whole numbers to the end: a fraction that lies between two tenths could fall on either side.
  return Math.floor((hundredths + 5 * most) / (10 * most)) / 10;
}

/** The candidates of a call in the order in which the formula puts them; `decided` are those the committee put in order. */
export function standingsOf<One extends Candidate>(
  candidates: readonly One[],
  formula: Formula,
  decided: readonly string[] = [],
): Standing<One>[] {
  const mostVotes = Math.max(0, ...candidates.map(({ votes }) => votes));
  const allVotes = candidates.reduce((sum, { votes }) => sum + votes, 0);
  const counted = candidates.map((candidate) => ({ candidate, points: pointsOf(candidate, mostVotes, formula) }));
  return counted
    .toSorted((a, b) => b.points - a.points || compareTied(a.candidate, b.candidate, formula.tieRule))
    .map(({ candidate, points }, index) => {
      const equals = counted.filter((other) => other.candidate !== candidate && other.points === points);
      return {
        candidate,
        share: allVotes > 0 ? candidate.votes / allVotes : 0,
        points,
        place: index + 1,
        isTied: equals.length > 0,
        tieBreak: equals.length > 0 ? tieBreakOf(candidate, equals) : null,
      };
    });

  function tieBreakOf(candidate: One, equals: readonly { candidate: One }[]): TieBreak {
    if (equals.every((other) => compareByRule(candidate, other.candidate, formula.tieRule) !== 0)) return "rule";
    return decided.includes(candidate.slug) ? "committee" : "alphabet";
  }
}

/**
 * The candidates between whom the committee has to choose: those whom neither points nor rule nor committee tell apart,
 * where some of them win and others do not. None, when it is clear who wins.
 */
export function undecidedAmong<One extends Candidate>(
  candidates: readonly One[],
  { winnerCount, ...formula }: Formula & Pick<Call, "winnerCount">,
): One[] {
  const standings = standingsOf(candidates, formula);
  const [lastIn, firstOut] = [standings[winnerCount - 1], standings[winnerCount]];
  if (!lastIn || !firstOut) return [];
  const isLike = ({ candidate, points }: Standing<One>) =>
    points === lastIn.points && compareDecided(candidate, lastIn.candidate, formula.tieRule) === 0;
  return isLike(firstOut) ? standings.filter(isLike).map(({ candidate }) => candidate) : [];
}

/** What nobody has decided stands in the order of the alphabet. */
function compareTied(a: Candidate, b: Candidate, rule: TieRule): number {
  return compareDecided(a, b, rule) || (a.slug < b.slug ? -1 : 1);
}

/** What the rule cannot decide, the committee has: the places it gave. */
function compareDecided(a: Candidate, b: Candidate, rule: TieRule): number {
  const unplaced = Number.MAX_SAFE_INTEGER;
  return compareByRule(a, b, rule) || (a.rank ?? unplaced) - (b.rank ?? unplaced);
}

function compareByRule(a: Candidate, b: Candidate, rule: TieRule): number {
  return {
    committee_score: (b.committeeScore ?? 0) - (a.committeeScore ?? 0),
    vote: b.votes - a.votes,
    committee_decides: 0,
  }[rule];
}
