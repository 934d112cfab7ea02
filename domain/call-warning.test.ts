import { expect, test } from "vitest";
import type { CallPlan } from "#domain/call.ts";
import { callWarnings } from "#domain/call-warning.ts";

const at = (moment: string) => new Date(`${moment}Z`);
const plan: CallPlan = {
  title: { nl: "Oproep", en: "Call", fr: "Appel" },
  intro: { nl: "" },
  submissionsOpen: at("2026-09-01T07:00"),
  submissionsClose: at("2026-10-14T22:00"),
  committeeMeets: at("2026-10-27T13:00"),
  votingOpens: at("2026-11-16T08:00"),
  votingCloses: at("2026-12-03T23:00"),
  resultsPublished: at("2026-12-15T11:00"),
  awardsFrom: at("2027-02-01T11:00"),
  reportsDue: null,
  budgetInCents: 60_000_00,
  maximumWhenActiveInCents: 15_000_00,
  maximumInCents: 8_000_00,
  costShare: 100,
  voteWeight: 50,
  winnerCount: 4,
  tieRule: "committee_score",
  ballotSize: 8,
  criteria: [],
  eligibility: [],
};
const now = at("2026-08-01T08:00");
const situation = { now, publishedAt: now, candidates: 0, languages: ["nl", "en", "fr"] as const };
const warningsOf = (changed: Partial<CallPlan>, more: Partial<typeof situation> = {}) =>
  callWarnings({ ...plan, ...changed }, { ...situation, ...more });

test("a plan in order has no warnings", () => {
  expect(warningsOf({})).toEqual([]);
});

test("warns of dates on public holidays, and takes the last minute of a deadline as its day", () => {
  // The committee meets on Armistice Day; the deadline is the midnight after All Saints' Day.
  expect(warningsOf({ committeeMeets: at("2026-11-11T13:00") })).toEqual([
    { code: "onHoliday", moment: "committeeMeets", day: "2026-11-11" },
  ]);
  expect(warningsOf({ submissionsClose: at("2026-11-01T23:00"), committeeMeets: null })).toEqual([
    { code: "onHoliday", moment: "submissionsClose", day: "2026-11-01" },
  ]);
});

test("warns of a vote over holidays and names them", () => {
  const overNewYear = { votingCloses: at("2027-01-08T23:00"), resultsPublished: at("2027-01-15T11:00") };
  expect(warningsOf(overNewYear)).toEqual([{ code: "voteOverHolidays", days: ["2026-12-25", "2027-01-01"] }]);
});

test("warns of a vote without projects once the deadline is over", () => {
  const selection = at("2026-11-01T08:00");
  expect(warningsOf({}, { now: selection })).toEqual([{ code: "voteWithoutProjects" }]);
  expect(warningsOf({}, { now: selection, candidates: 9 })).toEqual([]);
  expect(warningsOf({ votingOpens: null, votingCloses: null }, { now: selection })).toEqual([]);
});

test("tells that a draft would open at once", () => {
  const opened = { now: at("2026-09-02T08:00"), publishedAt: null };
  expect(callWarnings(plan, { ...situation, ...opened })).toEqual([{ code: "opensAtOnce" }]);
});

test("names the languages in which a text is missing", () => {
  const criterion = { id: "a", name: { nl: "Impact", en: "Impact" }, help: { nl: "" }, weight: 50 };
  expect(warningsOf({ criteria: [criterion] })).toEqual([{ code: "untranslated", language: "fr" }]);
});
