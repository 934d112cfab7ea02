import { expect, test } from "vitest";
import { callEvents } from "#domain/vote-event.ts";

const day = (text: string) => new Date(`${text}T08:00:00Z`);
const dates = {
  submissionsOpen: day("2026-09-01"),
  submissionsClose: day("2026-10-01"),
  committeeMeets: day("2026-10-20"),
  votingOpens: day("2026-11-02"),
  votingCloses: day("2026-11-20"),
  resultsPublished: day("2026-12-01"),
  awardsFrom: day("2027-01-04"),
  reportsDue: null,
};

test("the events of a call are its dates and the reminders to submit a draft and to vote, in the order of time", () => {
  expect(callEvents(dates).map(({ name }) => name)).toEqual([
    "submissionsOpen",
    "draftReminder",
    "draftReminder",
    "submissionsClose",
    "committeeMeets",
    "votingOpens",
    "reminder",
    "reminder",
    "votingCloses",
    "resultsPublished",
    "awardsFrom",
  ]);
});

test("a call without a vote has no reminders", () => {
  const names = callEvents({ ...dates, votingOpens: null, votingCloses: null }).map(({ name }) => name);
  expect(names).not.toContain("reminder");
  expect(names).not.toContain("votingOpens");
});

test("a call that is open for less than a week has no reminder of drafts before it opens", () => {
  const open = { ...dates, submissionsOpen: day("2026-09-28") };
  expect(callEvents(open).filter(({ name }) => name === "draftReminder")).toEqual([
    { name: "draftReminder", at: new Date("2026-09-30T06:00:00Z") },
  ]);
});
