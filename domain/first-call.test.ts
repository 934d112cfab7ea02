import { expect, test } from "vitest";
import { atBrussels, brusselsTime } from "#domain/brussels-time.ts";
import { firstCallFields, readFirstCall, usualFirstDay } from "#domain/first-call.ts";
import { checkFields } from "#domain/rules.ts";

const typed = {
  title: "Oproep 2027",
  submissionsOpen: "2026-11-16",
  submissionsClose: "11/01/2027",
  budgetInCents: "20.000",
  hasVote: true,
};

test("two days, a title and a budget make the plan of a call; the deadline includes its day", () => {
  expect(checkFields(firstCallFields, typed)).toEqual([]);
  const plan = readFirstCall(typed);
  const at = (moment: Date | null | undefined) => moment && brusselsTime(moment).slice(0, 16);
  expect(at(plan?.submissionsOpen)).toBe("2026-11-16T00:00");
  expect(at(plan?.submissionsClose)).toBe("2027-01-12T00:00");
  expect([at(plan?.votingOpens), at(plan?.votingCloses)]).toEqual(["2027-02-09T09:00", "2027-02-28T00:00"]);
  expect(plan?.budgetInCents).toBe(20_000_00);
  expect(readFirstCall({ ...typed, budgetInCents: "1000" })?.maximumInCents).toBe(1_000_00);
});

test("the committee meets on a working day of the week", () => {
  // 22 days after these deadlines it is a Friday, a Saturday, a Sunday and a Monday.
  const deadlines = ["13/01/2027", "14/01/2027", "15/01/2027", "16/01/2027"];
  const plans = deadlines.map((submissionsClose) => readFirstCall({ ...typed, submissionsClose }));
  expect(plans.map((plan) => plan?.committeeMeets && brusselsTime(plan.committeeMeets).slice(0, 10))).toEqual([
    "2027-02-05",
    "2027-02-08",
    "2027-02-08",
    "2027-02-08",
  ]);
});

test.each([
  ["2026-11-15T23:30", "2026-11-23"],
  ["2026-11-16T00:30", "2026-11-23"],
  ["2026-11-17T12:00", "2026-11-30"],
  ["2027-03-21T12:00", "2027-03-29"],
])("the first day proposed on %s is the Monday %s", (now, day) => {
  expect(brusselsTime(usualFirstDay(atBrussels(now)))).toBe(`${day}T00:00:00`);
});

test("a call without a vote has no days to vote, and its results come earlier", () => {
  const plan = readFirstCall({ ...typed, hasVote: false });
  expect([plan?.votingOpens, plan?.votingCloses]).toEqual([null, null]);
  expect(plan?.resultsPublished && brusselsTime(plan.resultsPublished).slice(0, 10)).toBe("2027-02-17");
});

test("a day that nobody can read and an amount without digits are named", () => {
  const wrong = checkFields(firstCallFields, { ...typed, submissionsOpen: "soon", budgetInCents: "much" });
  expect(wrong.map(({ field }) => field)).toEqual(["submissionsOpen", "budgetInCents"]);
});
