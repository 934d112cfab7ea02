import { expect, test } from "vitest";
import { findVote, turnsAt } from "#web/pages/vote/parts/standing.ts";

const now = "2026-01-10T12:00:00.000Z";
const next = { phase: "submission", votingOpens: "2026-12-11T08:00:00.000Z" };
const chosen = { phase: "selection", votingOpens: "2026-02-01T08:00:00.000Z" };
const counted = { phase: "counting", votingOpens: "2025-12-11T08:00:00.000Z" };
const open = { phase: "voting", votingOpens: "2026-01-02T08:00:00.000Z" };
const past = { phase: "published", votingOpens: "2024-12-11T08:00:00.000Z" };
const withoutVote = { phase: "submission", votingOpens: null };

test("an open vote comes before everything else", () => {
  expect(findVote([next, chosen, open, counted, past], now)).toEqual({ standing: "open", call: open });
});

test("a vote that is being counted comes before a future vote", () => {
  expect(findVote([next, counted, past], now)).toEqual({ standing: "counting", call: counted });
});

test("of two future votes, the first one comes first", () => {
  expect(findVote([next, chosen, past], now)).toEqual({ standing: "early", call: chosen });
});

test("without a future vote there is none, even if a call without a vote is open", () => {
  expect(findVote([withoutVote, past], now)).toEqual({ standing: "over", call: null });
  expect(findVote([], now)).toEqual({ standing: "over", call: null });
});

test("a page about a vote changes when voting opens, when it closes and when its results come out", () => {
  const dates = { votingCloses: "2026-01-12T23:00:00.000Z", resultsPublished: "2026-01-20T11:00:00.000Z" };
  const turnOf = (call: typeof open, at = now) => turnsAt(findVote([{ ...call, ...dates }], at), at);
  expect(turnOf(open)).toBe(dates.votingCloses);
  expect(turnOf(chosen)).toBe(chosen.votingOpens);
  expect(turnOf(counted)).toBe(dates.resultsPublished);
  // Results come out within a minute; after that there is no known hour.
  expect(turnOf(counted, "2026-01-20T11:00:59.000Z")).toBe(dates.resultsPublished);
  expect(turnOf(counted, "2026-01-20T11:01:00.000Z")).toBeNull();
  expect(turnOf(past)).toBeNull();
});
