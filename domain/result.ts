import type { Call, TieRule } from "#domain/call.ts";

/** The rules that a call fixes before its vote, so that its result follows from the figures alone. */
export type Formula = Pick<Call, "voteWeight" | "tieRule">;

/** A project in a vote, with its votes and the committee's score. */
export type Candidate = {
  slug: string;
  votes: number;
  /** Out of 100; null when the committee gave none. */
  committeeScore: number | null;
  /** The place that the committee gave, which decides a tie that the rule leaves open. */
  rank: number | null;
};

/** The result of one candidate. */
export type Standing<One extends Candidate> = {
  candidate: One;
  /** Its share of all votes, from 0 to 1. */
  share: number;
  /** The points from the vote and the committee, out of 100, with one decimal. */
  points: number;
  /** Its place, 1 for the first. */
  place: number;
  /** Another candidate has the same points. */
  isTied: boolean;
  /** How a tie with others was decided; null when nobody has the same points. */
  tieBreak: TieBreak | null;
};

/** The ways to decide a tie: the rule of the call, the committee, or the alphabet when it changes no winner. */
export const tieBreaks = ["rule", "committee", "alphabet"] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** The most candidates of a result; no ballot is as long. */
export const mostCandidates = 100;

/**
 * Gives the points of a candidate: its votes compared to the most votes and its score compared to 100, each with its
 * weight. They have one decimal, as people read them, so that points that look equal are equal.
 */
export function pointsOf({ votes, committeeScore }: Candidate, mostVotes: number, { voteWeight }: Formula): number {
  const most = Math.max(mostVotes, 1);
  const hundredths = voteWeight * votes * 100 + (100 - voteWeight) * (committeeScore ?? 0) * most;
  // Whole numbers avoid a rounding error that could move a fraction to the wrong tenth.
  return Math.floor((hundredths + 5 * most) / (10 * most)) / 10;
}

/** Sorts the candidates of a call by the formula; `decided` are the slugs that the committee put in order. */
export function standingsOf<One extends Candidate>(
  candidates: readonly One[],
  formula: Formula,
  decided: readonly string[] = [],
): Standing<One>[] {
  const mostVotes = Math.max(0, ...candidates.map(({ votes }) => votes));
  const allVotes = candidates.reduce((sum, { votes }) => sum + votes, 0);
  const withPoints = candidates.map((candidate) => ({ candidate, points: pointsOf(candidate, mostVotes, formula) }));
  return withPoints
    .toSorted((a, b) => b.points - a.points || compareTied(a.candidate, b.candidate, formula.tieRule))
    .map(({ candidate, points }, index) => {
      const equals = withPoints.filter((other) => other.candidate !== candidate && other.points === points);
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

/** A candidate of a vote that was counted, with its place and whether it won. */
type PastCandidate = Candidate & { isWinner: boolean };

/** Gives the standings of a counted vote by another formula, and who would have won or lost instead. */
export function tryFormula<One extends PastCandidate>(
  candidates: readonly One[],
  formula: Formula,
): { standings: Standing<One>[]; gained: One[]; lost: One[] } {
  const standings = standingsOf(candidates, formula);
  // As many projects win as in that vote, so that only the formula makes a difference.
  const winnerCount = candidates.filter(({ isWinner }) => isWinner).length;
  const winners = standings.slice(0, winnerCount).map(({ candidate }) => candidate);
  return {
    standings,
    gained: winners.filter(({ isWinner }) => !isWinner),
    lost: candidates.filter((candidate) => candidate.isWinner && !winners.includes(candidate)),
  };
}

/**
 * Gives the candidates between whom the committee has to choose: points, rule and committee leave them equal, and only
 * some of them can win. Gives none when the winners are clear.
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

/** The alphabet orders candidates that nobody has put in order. */
function compareTied(a: Candidate, b: Candidate, rule: TieRule): number {
  return compareDecided(a, b, rule) || (a.slug < b.slug ? -1 : 1);
}

/** The places that the committee gave decide a tie that the rule cannot. */
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
