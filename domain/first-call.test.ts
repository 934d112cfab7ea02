import { expect, test } from "vitest";
import { brusselsTime } from "#domain/brussels-time.ts";
import { firstCallFields, readFirstCall } from "#domain/first-call.ts";
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

test("a call without a vote has no days to vote, and its results come earlier", () => {
  const plan = readFirstCall({ ...typed, hasVote: false });
  expect([plan?.votingOpens, plan?.votingCloses]).toEqual([null, null]);
  expect(plan?.resultsPublished && brusselsTime(plan.resultsPublished).slice(0, 10)).toBe("2027-02-17");
});

test("a day that nobody can read and an amount without digits are named", () => {
  const wrong = checkFields(firstCallFields, { ...typed, submissionsOpen: "soon", budgetInCents: "much" });
  expect(wrong.map(({ field }) => field)).toEqual(["submissionsOpen", "budgetInCents"]);
});
