import { expect, test } from "vitest";
import { type Call, currentCall, isSubmissionOpen, isVotingOpen, phaseOf } from "#domain/call.ts";

const call: Call = {
  id: "1",
  slug: "2023",
  title: { nl: "Oproep 2023" },
  submissionsOpen: new Date("2023-09-18T07:00:00Z"),
  submissionsClose: new Date("2023-11-13T23:00:00Z"),
  votingOpens: new Date("2023-12-11T08:00:00Z"),
  votingCloses: new Date("2023-12-22T23:00:00Z"),
  resultsPublished: new Date("2024-01-15T11:00:00Z"),
  awardsFrom: new Date("2024-03-01T11:00:00Z"),
  budgetInCents: 60_000_00,
  maximumWhenActiveInCents: 15_000_00,
  maximumInCents: 8_000_00,
  winnerCount: 4,
  voteWeight: 50,
  tieRule: "committee_score",
};

const before = (instant: Date) => new Date(instant.getTime() - 1);

test("a phase begins at its instant, to the millisecond", () => {
  const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished } = call;
  if (!votingOpens || !votingCloses) throw new Error("this call has a vote");
  expect(phaseOf(call, before(submissionsOpen))).toBe("upcoming");
  expect(phaseOf(call, submissionsOpen)).toBe("submission");
  expect(phaseOf(call, before(submissionsClose))).toBe("submission");
  expect(phaseOf(call, submissionsClose)).toBe("selection");
  expect(phaseOf(call, before(votingOpens))).toBe("selection");
  expect(phaseOf(call, votingOpens)).toBe("voting");
  expect(phaseOf(call, before(votingCloses))).toBe("voting");
  expect(phaseOf(call, votingCloses)).toBe("counting");
  expect(phaseOf({ ...call, votesCast: 0 }, before(resultsPublished))).toBe("counting");
  expect(phaseOf({ ...call, votesCast: 0 }, resultsPublished)).toBe("published");
});

test("does not publish results before votes are counted and the committee has decided a tie", () => {
  const uncounted = { ...call, countedAt: null, votesCast: null };
  expect(phaseOf(uncounted, call.resultsPublished)).toBe("counting");
  expect(phaseOf({ ...uncounted, countedAt: call.votingCloses }, call.resultsPublished)).toBe("counting");
  // The results of a vote held elsewhere were entered, so only the clock decides when they are published.
  expect(phaseOf({ ...uncounted, votedElsewhere: true }, before(call.resultsPublished))).toBe("counting");
  expect(phaseOf({ ...uncounted, votedElsewhere: true }, call.resultsPublished)).toBe("published");
});

test("an emergency call without a vote is in selection until its results", () => {
  const emergency = { ...call, votingOpens: null, votingCloses: null };
  expect(phaseOf(emergency, new Date("2023-12-15T00:00:00Z"))).toBe("selection");
  expect(isVotingOpen(emergency, new Date("2023-12-15T00:00:00Z"))).toBe(false);
  expect(phaseOf(emergency, emergency.resultsPublished)).toBe("published");
});

test("accepts a dossier before the deadline, not at the deadline itself", () => {
  expect(isSubmissionOpen(call, before(call.submissionsClose))).toBe(true);
  expect(isSubmissionOpen(call, call.submissionsClose)).toBe(false);
});

test("there is no current call without any calls", () => {
  expect(currentCall([], new Date())).toBeNull();
});
