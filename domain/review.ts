import { areRulesFrozen, type Call, type Criterion } from "#domain/call.ts";
import type { DossierState, ProjectType } from "#domain/dossier.ts";
import { max } from "#domain/rules.ts";

/** The scores of a criterion. */
export const scoreValues = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scoreValues)[number];

/** The scores that one member gave to one dossier, by the id of the criterion. */
export type Scores = Readonly<Record<string, Score>>;

/** The reasons for refusing a score, or an act on a round of scoring. */
export type ReviewProblem =
  | { code: "review.notNow" }
  | { code: "review.noCriteria" }
  | { code: "review.roundEnded" }
  | { code: "review.votingOpened" }
  | { code: "review.shown" }
  | { code: "review.notAssigned" }
  | { code: "review.unknownScore" }
  | { code: "review.notReviewer" }
  | { code: "review.remindedToday" }
  | { code: "review.nobodyBehind" }
  | { code: "review.givesScore" };

/** The most characters of the note that a member writes with their scores. */
export const longestNote = 2000;
/** The rules of what members type about a dossier. */
export const reviewFields = { note: [max(longestNote)] };

/** The most members who can be asked to score each dossier. */
export const mostReviewers = 20;

/** Reads a score; gives null for anything else. */
export function readScore(value: unknown): Score | null {
  return scoreValues.find((score) => String(score) === String(value)) ?? null;
}

/** Counts the criteria that have a score. */
export function countScored(criteria: readonly Criterion[], scores: Scores): number {
  return criteria.filter(({ id }) => scores[id] !== undefined).length;
}

/** Tells whether every criterion has a score. */
export function isComplete(criteria: readonly Criterion[], scores: Scores): boolean {
  return criteria.length > 0 && countScored(criteria, scores) === criteria.length;
}

/** Gives the weighted mean of the criteria that have a score, from 1 to 5; null if none has one. */
export function weightedMean(criteria: readonly Criterion[], scores: Scores): number | null {
  const scored = criteria.filter(({ id }) => scores[id] !== undefined);
  const weight = scored.reduce((sum, one) => sum + one.weight, 0);
  return weight > 0 ? weightedSum(scored, scores) / weight : null;
}

function weightedSum(criteria: readonly Criterion[], scores: Scores): number {
  return criteria.reduce((sum, { id, weight }) => sum + weight * (scores[id] ?? 0), 0);
}

/** The opinion of the committee on one dossier: the mean of its members, and how far apart they are. */
export type Judgement = {
  mean: number;
  /** The distance between the lowest and the highest mean of the members. */
  spread: number;
  count: number;
};

/** A larger spread than this means that the members should talk about the dossier. */
const wideSpread = 1.5;

/** Tells whether the members are far apart about a dossier. */
export function isWideApart({ spread }: { spread: number | null }): boolean {
  return spread !== null && spread > wideSpread;
}

/** Sums up the complete reviews of one dossier; null if there are none. */
export function judgementOf(criteria: readonly Criterion[], reviews: readonly Scores[]): Judgement | null {
  const complete = reviews.filter((scores) => isComplete(criteria, scores));
  if (complete.length === 0) return null;
  const weight = criteria.reduce((sum, one) => sum + one.weight, 0);
  const sums = complete.map((scores) => weightedSum(criteria, scores));
  // One division of whole numbers, so that equal means are equal numbers.
  const mean = sums.reduce((total, sum) => total + sum, 0) / (weight * sums.length);
  const spread = (Math.max(...sums) - Math.min(...sums)) / weight;
  return { mean, spread, count: sums.length };
}

/** Gives the number for the formula of the vote, from 0 to 100, of a mean from 1 to 5. */
export function scoreOfMean(mean: number): number {
  // A mean has rounding errors far behind the decimal point, and they must not decide.
  return Math.round(Number(((mean - 1) * 25).toFixed(6)));
}

/** A dossier in the ranking of its kind; without a complete review it has no rank. */
export type Ranked<One> = One & { rank: number | null };

type Rankable = { number: string | null; isConfidential: boolean; judgement: Judgement | null };

/**
 * Puts dossiers in the order of their means, the ordinary ones first and then the confidential ones. Each kind has ranks
 * of its own: a gap between the ranks of ordinary dossiers would tell a coordinator how a confidential one was scored.
 * Equal means have the same rank, and the next one skips as many.
 */
export function rankDossiers<One extends Rankable>(dossiers: readonly One[]): Ranked<One>[] {
  return [false, true].flatMap((isConfidential) =>
    rankOneKind(dossiers.filter((dossier) => dossier.isConfidential === isConfidential)),
  );
}

function rankOneKind<One extends Rankable>(dossiers: readonly One[]): Ranked<One>[] {
  const meanOf = (one: One) => one.judgement?.mean ?? 0;
  const sorted = dossiers.toSorted(
    (one, other) => meanOf(other) - meanOf(one) || (String(one.number) < String(other.number) ? -1 : 1),
  );
  return sorted.map((one) => ({
    ...one,
    rank: one.judgement ? sorted.findIndex((other) => meanOf(other) === meanOf(one)) + 1 : null,
  }));
}

/** A call, as far as its round of scoring depends on it. */
export type Round = Pick<Call, "votingOpens"> & {
  criteria: readonly Criterion[];
  /** How many members score each dossier; null if everybody does. */
  reviewersPerDossier: number | null;
  roundEndedAt: Date | null;
};

type Attempt = {
  dossier: { type: ProjectType; state: DossierState };
  round: Round;
  isAssigned: boolean;
  /** Whether others have seen what the member scored. */
  isShown: boolean;
  now: Date;
};

/**
 * Tells whether a review is fixed because someone saw it beside those of others: nobody may change a score to fit. A
 * dossier that its applicant completed since is scored anew.
 */
export function isShown({ shownAt, version }: { shownAt: Date | null; version: number }, lastVersion: number): boolean {
  return shownAt !== null && version >= lastVersion;
}

/** Says why a member without conflict cannot score a dossier now, or null when they can. */
export function checkReview({ dossier, round, isAssigned, isShown, now }: Attempt): ReviewProblem | null {
  if (areRulesFrozen(round, now)) return { code: "review.votingOpened" };
  if (dossier.type !== "external" || dossier.state !== "in_review") return { code: "review.notNow" };
  if (round.criteria.length === 0) return { code: "review.noCriteria" };
  if (round.roundEndedAt) return { code: "review.roundEnded" };
  if (isShown) return { code: "review.shown" };
  return round.reviewersPerDossier === null || isAssigned ? null : { code: "review.notAssigned" };
}

/** The members who score a dossier, and those of them who are done. */
export type ReviewProgress = { reviewerIds: readonly string[]; finishedIds: readonly string[] };

/** Counts those who may score a dossier, and those of them who did. */
export function countFinished({ reviewerIds, finishedIds }: ReviewProgress): { finished: number; reviewers: number } {
  return {
    finished: reviewerIds.filter((id) => finishedIds.includes(id)).length,
    reviewers: reviewerIds.length,
  };
}

/** Tells whether members may see the scores of others: all who may have scored did, or the round has ended. */
export function areScoresOpen(progress: ReviewProgress, roundEndedAt: Date | null): boolean {
  const { finished, reviewers } = countFinished(progress);
  return roundEndedAt !== null || finished === reviewers;
}

/** Tells whether the committee still judges a dossier, also while it waits for its applicant. */
export function isStillJudged({ state }: { state: DossierState }): boolean {
  return state === "in_review" || state === "incomplete";
}

/** Tells whether the ranking is open: every dossier that is still judged has open scores, and somebody scored. */
export function isRankingOpen(
  dossiers: readonly (ReviewProgress & { state: DossierState })[],
  roundEndedAt: Date | null,
): boolean {
  if (roundEndedAt) return true;
  const hasScores = dossiers.some(({ finishedIds }) => finishedIds.length > 0);
  return hasScores && dossiers.every((dossier) => !isStillJudged(dossier) || areScoresOpen(dossier, null));
}
