import { expect, test } from "vitest";
import { findVote, nextChangeAt } from "#web/pages/vote/parts/vote-state.ts";

const now = "2026-01-10T12:00:00.000Z";
const next = { phase: "submission", votingOpens: "2026-12-11T08:00:00.000Z" };
const upcoming = { phase: "selection", votingOpens: "2026-02-01T08:00:00.000Z" };
const counting = { phase: "counting", votingOpens: "2025-12-11T08:00:00.000Z" };
const open = { phase: "voting", votingOpens: "2026-01-02T08:00:00.000Z" };
const past = { phase: "published", votingOpens: "2024-12-11T08:00:00.000Z" };
const withoutVote = { phase: "submission", votingOpens: null };

test("an open vote comes before everything else", () => {
  expect(findVote([next, upcoming, open, counting, past], now)).toEqual({ state: "open", call: open });
});

test("a vote that is being counted comes before a future vote", () => {
  expect(findVote([next, counting, past], now)).toEqual({ state: "counting", call: counting });
});

test("of two future votes, the first one comes first", () => {
  expect(findVote([next, upcoming, past], now)).toEqual({ state: "early", call: upcoming });
});

test("without a future vote there is none, even if a call without a vote is open", () => {
  expect(findVote([withoutVote, past], now)).toEqual({ state: "over", call: null });
  expect(findVote([], now)).toEqual({ state: "over", call: null });
});

test("a page about a vote changes when voting opens, when it closes and when its results come out", () => {
  const dates = { votingCloses: "2026-01-12T23:00:00.000Z", resultsPublished: "2026-01-20T11:00:00.000Z" };
  const changeOf = (call: typeof open, at = now) => nextChangeAt(findVote([{ ...call, ...dates }], at), at);
  expect(changeOf(open)).toBe(dates.votingCloses);
  expect(changeOf(upcoming)).toBe(upcoming.votingOpens);
  expect(changeOf(counting)).toBe(dates.resultsPublished);
  // Results come out within a minute; after that there is no known hour.
  expect(changeOf(counting, "2026-01-20T11:00:59.000Z")).toBe(dates.resultsPublished);
  expect(changeOf(counting, "2026-01-20T11:01:00.000Z")).toBeNull();
  expect(changeOf(past)).toBeNull();
});
