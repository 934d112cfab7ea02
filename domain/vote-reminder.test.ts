import { expect, test } from "vitest";
import { atBrussels, brusselsTime } from "#domain/brussels-time.ts";
import type { Call } from "#domain/call.ts";
import { dueVoteReminder, voteReminders } from "#domain/vote-reminder.ts";

const reminded = (opens: string, closes: string) =>
  voteReminders({ votingOpens: atBrussels(opens), votingCloses: atBrussels(closes) }).map(
    ({ days, at }) => `${days}: ${brusselsTime(at).slice(0, 16)}`,
  );

test("reminds people three days before the last day and on the last day, at eight in the morning", () => {
  const usual = ["3: 2026-11-27T08:00", "0: 2026-11-30T08:00"];
  // A vote that closes at midnight has its last day before that.
  expect(reminded("2026-11-01T09:00", "2026-12-01T00:00")).toEqual(usual);
  expect(reminded("2026-11-01T09:00", "2026-11-30T17:00")).toEqual(usual);
  expect(reminded("2026-11-01T09:00", "2026-11-30T12:00")).toEqual(usual);
  // A vote that closes in the morning leaves too little of that day.
  expect(reminded("2026-11-01T09:00", "2026-12-01T09:00")).toEqual(usual);
  // In the week when the clock changes, the time stays eight.
  expect(reminded("2026-10-01T09:00", "2026-10-26T00:00")).toEqual(["3: 2026-10-22T08:00", "0: 2026-10-25T08:00"]);
});

test("sends no reminder before a short vote opens, and none for a call without a vote", () => {
  expect(reminded("2026-11-28T09:00", "2026-12-01T00:00")).toEqual(["0: 2026-11-30T08:00"]);
  expect(reminded("2026-11-30T09:00", "2026-12-01T00:00")).toEqual([]);
  expect(voteReminders({ votingOpens: null, votingCloses: null })).toEqual([]);
});

test("sends a delayed reminder later that day, but not in the last hours", () => {
  const call = {
    submissionsOpen: atBrussels("2026-08-01T09:00"),
    submissionsClose: atBrussels("2026-10-01T00:00"),
    votingOpens: atBrussels("2026-11-01T09:00"),
    votingCloses: atBrussels("2026-12-01T00:00"),
    resultsPublished: atBrussels("2026-12-15T12:00"),
  } as Call;
  const due = (moment: string) => dueVoteReminder(call, atBrussels(moment))?.days ?? null;
  expect(due("2026-11-30T08:00")).toBe(0);
  expect(due("2026-11-30T20:59")).toBe(0);
  expect(due("2026-11-30T23:56")).toBeNull();
});
