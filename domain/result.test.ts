import { expect, test } from "vitest";
import { type Candidate, pointsOf, standingsOf, tryFormula } from "#domain/result.ts";

const half = { voteWeight: 50, tieRule: "committee_score" } as const;

function candidate(slug: string, votes: number, committeeScore: number | null, rank: number | null = null): Candidate {
  return { slug, votes, committeeScore, rank };
}

const orderOf = (...args: Parameters<typeof standingsOf>) =>
  standingsOf(...args).map(({ candidate, points }) => `${candidate.slug} ${points}`);

test("measures votes against the most votes and the score against a hundred, each with its weight", () => {
  // 50 × 271/482 = 28.11…, 50 × 84/100 = 42.
  expect(pointsOf(candidate("coffee", 271, 84), 482, half)).toBe(70.1);
  // 70 × 120/300 = 28, 30 × 90/100 = 27.
  expect(pointsOf(candidate("choir", 120, 90), 300, { ...half, voteWeight: 70 })).toBe(55);
  // 50 × 1/3 = 16.66…, 50 × 1/100 = 0.5: 17.16… is written as 17.2.
  expect(pointsOf(candidate("bees", 1, 1), 3, half)).toBe(17.2);
});

test("the project with most votes and the full score has a hundred points", () => {
  expect(pointsOf(candidate("bees", 7, 100), 7, half)).toBe(100);
});

test("ignores the committee's score when only the vote counts", () => {
  const only = { voteWeight: 100, tieRule: "vote" } as const;
  expect(orderOf([candidate("bees", 30, 100), candidate("choir", 40, null)], only)).toEqual(["choir 100", "bees 75"]);
});

test("ignores votes when only the committee counts, also without any vote", () => {
  const only = { voteWeight: 0, tieRule: "committee_score" } as const;
  expect(orderOf([candidate("bees", 0, 60), candidate("choir", 0, 72)], only)).toEqual(["choir 72", "bees 60"]);
});

test("a strong score can overtake more votes", () => {
  // choir: 50 + 30 = 80; bees: 50 × 90/100 + 50 × 0.9 = 45 + 45 = 90.
  const both = [candidate("choir", 100, 60), candidate("bees", 90, 90)];
  expect(orderOf(both, half)).toEqual(["bees 90", "choir 80"]);
});

test("gives a result and a share of zero without any vote", () => {
  const [first] = standingsOf([candidate("bees", 0, 80)], half);
  expect(first).toMatchObject({ points: 40, share: 0, place: 1, isTied: false });
});

test("the shares of all candidates add up to one", () => {
  const standings = standingsOf([candidate("bees", 1, 0), candidate("choir", 2, 0), candidate("soup", 5, 0)], half);
  expect(standings.map(({ share }) => share)).toEqual([0.625, 0.25, 0.125]);
});

// bees: 50 × 100/100 + 50 × 60/100 = 80; choir: 50 × 80/100 + 50 × 80/100 = 80.
const tied = [candidate("bees", 100, 60), candidate("choir", 80, 80), candidate("soup", 10, 10)];

test("puts the higher committee score first at equal points, when that is the rule", () => {
  const standings = standingsOf(tied, half);
  expect(standings.map(({ candidate }) => candidate.slug)).toEqual(["choir", "bees", "soup"]);
  expect(standings.map(({ isTied }) => isTied)).toEqual([true, true, false]);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 3]);
});

test("puts more votes first at equal points, when that is the rule", () => {
  expect(orderOf(tied, { ...half, tieRule: "vote" })).toEqual(["bees 80", "choir 80", "soup 10"]);
});

test("puts the committee's choice first at equal points, when that is the rule", () => {
  const decided = [candidate("bees", 100, 60, 2), candidate("choir", 80, 80, 1)];
  expect(orderOf(decided, { ...half, tieRule: "committee_decides" })).toEqual(["choir 80", "bees 80"]);
  const other = [candidate("bees", 100, 60, 1), candidate("choir", 80, 80, 2)];
  expect(orderOf(other, { ...half, tieRule: "committee_decides" })).toEqual(["bees 80", "choir 80"]);
});

test("gives candidates that are equal in everything the same order every time", () => {
  const twins = [candidate("b", 5, 50), candidate("a", 5, 50)];
  expect(orderOf(twins, half)).toEqual(orderOf(twins.toReversed(), half));
});

test("points that are equal after rounding to one decimal are a tie", () => {
  // 50 × 1000/1001 + 25 = 74.950…, which is written as 75.0, just as 50 + 25.
  const close = [candidate("bees", 1001, 50), candidate("choir", 1000, 50)];
  const standings = standingsOf(close, half);
  expect(standings.map(({ points }) => points)).toEqual([75, 75]);
  expect(standings[0]?.isTied).toBe(true);
});

test("says what decided a tie: the rule, the committee, or the alphabet", () => {
  const only = { voteWeight: 0, tieRule: "vote" } as const;
  const rows = [
    candidate("bees", 3, 80),
    candidate("choir", 2, 80, 1),
    candidate("dance", 2, 80, 2),
    candidate("egg", 1, 60),
    candidate("fair", 1, 60),
    candidate("golf", 1, 40),
  ];
  const breaks = standingsOf(rows, only, ["choir", "dance"]).map(({ tieBreak }) => tieBreak);
  expect(breaks).toEqual(["rule", "committee", "committee", "alphabet", "alphabet", null]);
});

test("tries another formula on a counted vote, and says who would have won instead", () => {
  const past = [
    { ...candidate("bees", 300, 40, 1), isWinner: true },
    { ...candidate("choir", 200, 60, 2), isWinner: true },
    { ...candidate("garden", 100, 90, 3), isWinner: false },
  ];
  const slugsOf = (some: readonly Candidate[]) => some.map(({ slug }) => slug);
  const same = tryFormula(past, { ...half, voteWeight: 80 });
  expect([slugsOf(same.gained), slugsOf(same.lost)]).toEqual([[], []]);
  const other = tryFormula(past, { ...half, voteWeight: 10 });
  expect([slugsOf(other.gained), slugsOf(other.lost)]).toEqual([["garden"], ["bees"]]);
  expect(other.standings.map(({ candidate, place }) => [candidate.slug, place])).toEqual([
    ["garden", 1],
    ["choir", 2],
    ["bees", 3],
  ]);
});
