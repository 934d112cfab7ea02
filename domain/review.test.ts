import fc from "fast-check";
import { expect, test } from "vitest";
import type { Criterion } from "#domain/call.ts";
import {
  areScoresOpen,
  checkReview,
  isComplete,
  isRankingOpen,
  isShown,
  isWideApart,
  judgementOf,
  type Round,
  rankDossiers,
  readScore,
  type Score,
  type Scores,
  scoreOfMean,
  scoreValues,
  weightedMean,
} from "#domain/review.ts";

const criterion = (id: string, weight: number): Criterion => ({ id, weight, name: { nl: id }, help: { nl: "" } });
const criteria = [criterion("impact", 50), criterion("plan", 30), criterion("lasting", 20)];
const all = (score: Score): Scores => ({ impact: score, plan: score, lasting: score });

const someScore = fc.constantFrom(...scoreValues);
const someReview = fc.record({ impact: someScore, plan: someScore, lasting: someScore });

test("a review is complete when every criterion has a score", () => {
  expect(isComplete(criteria, {})).toBe(false);
  expect(isComplete(criteria, { impact: 4, plan: 3 })).toBe(false);
  expect(isComplete(criteria, { impact: 4, plan: 3, lasting: 1 })).toBe(true);
  expect(isComplete([], {})).toBe(false);
});

test("the mean weighs each criterion, and leaves out those without a score", () => {
  expect(weightedMean(criteria, { impact: 5, plan: 3, lasting: 1 })).toBe(3.6);
  expect(weightedMean(criteria, { impact: 5, lasting: 1 })).toBe(270 / 70);
  expect(weightedMean(criteria, {})).toBeNull();
});

test("only whole numbers from 1 to 5 are scores", () => {
  expect(scoreValues.map((score) => readScore(String(score)))).toEqual([1, 2, 3, 4, 5]);
  for (const value of ["0", "6", "2.5", "", " 3", null, undefined, Number.NaN]) expect(readScore(value)).toBeNull();
});

test("the mean of a dossier is between its lowest and highest member, and the spread is their distance", () => {
  fc.assert(
    fc.property(fc.array(someReview, { minLength: 1, maxLength: 12 }), (reviews) => {
      const judgement = judgementOf(criteria, reviews);
      const means = reviews.map((scores) => weightedMean(criteria, scores) ?? 0);
      expect(judgement?.count).toBe(reviews.length);
      expect(judgement?.mean).toBeGreaterThanOrEqual(Math.min(...means) - 1e-9);
      expect(judgement?.mean).toBeLessThanOrEqual(Math.max(...means) + 1e-9);
      expect(judgement?.spread).toBeCloseTo(Math.max(...means) - Math.min(...means), 9);
    }),
  );
});

test("members who agree have no spread, and two opposites have the largest one", () => {
  expect(judgementOf(criteria, [all(4), all(4)])).toEqual({ mean: 4, spread: 0, count: 2 });
  expect(judgementOf(criteria, [all(1), all(5)])).toEqual({ mean: 3, spread: 4, count: 2 });
});

test("members are far apart when the lowest and the highest differ by more than one and a half", () => {
  const isWide = (...reviews: Scores[]) => isWideApart(judgementOf(criteria, reviews) ?? { spread: null });
  const fourAndAHalf: Scores = { impact: 5, plan: 4, lasting: 4 };
  expect(isWide(all(3), all(4), all(5))).toBe(true);
  expect(isWide(all(3), all(4), fourAndAHalf)).toBe(false);
  expect(isWide(all(2), fourAndAHalf)).toBe(true);
  expect(isWide(all(3))).toBe(false);
  expect(isWide()).toBe(false);
});

test("an unfinished review does not count", () => {
  expect(judgementOf(criteria, [all(2), { impact: 5 }])).toEqual({ mean: 2, spread: 0, count: 1 });
  expect(judgementOf(criteria, [{ impact: 5 }])).toBeNull();
});

test("the formula of the vote gets 0 for a mean of 1 and 100 for a mean of 5, rounded half up", () => {
  expect([1, 2, 3, 4, 5].map(scoreOfMean)).toEqual([0, 25, 50, 75, 100]);
  fc.assert(
    fc.property(fc.array(someReview, { minLength: 1, maxLength: 9 }), (reviews) => {
      const weighted = reviews.map(({ impact, plan, lasting }) => 50 * impact + 30 * plan + 20 * lasting);
      const sum = weighted.reduce((total, one) => total + one, 0);
      // (sum ÷ (100 × n) − 1) × 25 is (sum − 100 n) ÷ (4 n); adding a half before rounding down keeps it whole.
      const exact = Math.floor((2 * (sum - 100 * reviews.length) + 4 * reviews.length) / (8 * reviews.length));
      expect(scoreOfMean(judgementOf(criteria, reviews)?.mean ?? 0)).toBe(exact);
    }),
  );
});

test("the ranking goes by mean, equal means share a rank, and dossiers without a review come last", () => {
  const dossier = (number: string, ...reviews: Scores[]) => ({
    number,
    isConfidential: false,
    judgement: judgementOf(criteria, reviews),
  });
  const ranked = rankDossiers([
    dossier("D"),
    dossier("C", all(3)),
    dossier("B", all(2), all(4)),
    dossier("A", all(5)),
    dossier("E", all(1)),
  ]);
  expect(ranked.map(({ number, rank }) => [number, rank])).toEqual([
    ["A", 1],
    ["B", 2],
    ["C", 2],
    ["E", 4],
    ["D", null],
  ]);
});

test("confidential dossiers have ranks of their own, so that the ranks of ordinary ones have no gap", () => {
  const dossier = (number: string, isConfidential: boolean, mean: Score) => ({
    number,
    isConfidential,
    judgement: judgementOf(criteria, [all(mean)]),
  });
  const ranked = rankDossiers([
    dossier("A", false, 5),
    dossier("B", true, 4),
    dossier("C", false, 3),
    dossier("D", true, 5),
  ]);
  expect(ranked.map(({ number, rank }) => [number, rank])).toEqual([
    ["A", 1],
    ["C", 2],
    ["D", 1],
    ["B", 2],
  ]);
});

test("the ranking is the same whatever the order in which dossiers and reviews are read", () => {
  const someDossiers = fc.array(fc.array(someReview, { maxLength: 5 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.tuple(someDossiers, fc.integer()), ([lists, turn]) => {
      const dossiers = lists.map((reviews, index) => ({
        number: `N${index + 10}`,
        isConfidential: index % 3 === 0,
        reviews,
      }));
      const rank = (some: typeof dossiers) =>
        rankDossiers(some.map((one) => ({ ...one, judgement: judgementOf(criteria, one.reviews) }))).map(
          ({ number, rank }) => [number, rank],
        );
      const start = Math.abs(turn) % dossiers.length;
      const turned = [...dossiers.slice(start), ...dossiers.slice(0, start)].map(({ reviews, ...one }) => ({
        ...one,
        reviews: reviews.toReversed(),
      }));
      expect(rank(turned)).toEqual(rank(dossiers));
    }),
  );
});

test("a review that others saw is fixed, but not for a newer version of its dossier", () => {
  const shownAt = new Date("2026-11-18T12:00:00Z");
  expect(isShown({ shownAt, version: 1 }, 1)).toBe(true);
  expect(isShown({ shownAt, version: 1 }, 2)).toBe(false);
  expect(isShown({ shownAt: null, version: 1 }, 1)).toBe(false);
});

const now = new Date("2026-11-18T12:00:00Z");
const round: Round = { criteria, votingOpens: null, reviewersPerDossier: null, roundEndedAt: null };
const attempt = {
  dossier: { type: "external", state: "in_review" },
  round,
  isAssigned: false,
  isShown: false,
  now,
} as const;

test("a member scores a project that is with the committee, until the round ends or voting opens", () => {
  expect(checkReview(attempt)).toBeNull();
  const changed = (change: Partial<Round>) => checkReview({ ...attempt, round: { ...round, ...change } })?.code;
  expect(changed({ votingOpens: now })).toBe("review.votingOpened");
  expect(changed({ votingOpens: new Date(now.getTime() + 1) })).toBeUndefined();
  expect(changed({ roundEndedAt: now })).toBe("review.roundEnded");
  expect(changed({ criteria: [] })).toBe("review.noCriteria");
  expect(checkReview({ ...attempt, dossier: { type: "external", state: "incomplete" } })?.code).toBe("review.notNow");
  expect(checkReview({ ...attempt, dossier: { type: "internal", state: "in_review" } })?.code).toBe("review.notNow");
});

test("where a few members score each dossier, the others cannot", () => {
  const few = { ...attempt, round: { ...round, reviewersPerDossier: 3 } };
  expect(checkReview(few)?.code).toBe("review.notAssigned");
  expect(checkReview({ ...few, isAssigned: true })).toBeNull();
});

test("scores open when all who may have scored did, or when the round ends", () => {
  const progress = { reviewerIds: ["anna", "bram"], finishedIds: ["anna"] };
  expect(areScoresOpen(progress, null)).toBe(false);
  expect(areScoresOpen(progress, now)).toBe(true);
  expect(areScoresOpen({ ...progress, finishedIds: ["anna", "bram"] }, null)).toBe(true);
  // Someone who left the committee scored, but nobody waits for them.
  expect(areScoresOpen({ ...progress, finishedIds: ["anna", "carla"] }, null)).toBe(false);
});

test("the ranking opens with the last dossier that is still judged", () => {
  const done = { reviewerIds: ["anna"], finishedIds: ["anna"], state: "in_review" } as const;
  const open = { ...done, finishedIds: [] };
  expect(isRankingOpen([], null)).toBe(false);
  expect(isRankingOpen([done, open], null)).toBe(false);
  expect(isRankingOpen([done, { ...open, state: "incomplete" }], null)).toBe(false);
  expect(isRankingOpen([done, { ...open, state: "declined" }], null)).toBe(true);
  expect(isRankingOpen([open], now)).toBe(true);
});
