import { expect, test } from "vitest";
import { eligibilityChecks } from "#domain/call.ts";
import { type EligibilityFacts, isPointMet, isReportMissing } from "#domain/eligibility.ts";

const deadline = new Date("2026-11-15T23:00:00Z");
const before = new Date("2026-11-15T22:59:59Z");
const after = new Date("2026-11-20T10:00:00Z");

const sound: EligibilityFacts = {
  call: { submissionsClose: deadline, maximumWhenActiveInCents: 1_500_000, maximumInCents: 500_000, costShare: 75 },
  answers: {
    financial_support: "5.000",
    implementation_cost: "8.000",
    active_in_organisation: "no",
    national_number: "0000.000.196",
    headquarter_country: "belgium",
    iban_code: "BE68 5390 0754 7034",
  },
  firstSentAt: before,
  lateUntil: null,
  leftAt: null,
  owesReport: false,
};
const withAnswers = (answers: EligibilityFacts["answers"]) => ({ ...sound, answers: { ...sound.answers, ...answers } });

test("a sound dossier meets every condition that the product checks, and a person judges the others", () => {
  const outcomes = Object.fromEntries(eligibilityChecks.map((check) => [check, isPointMet(check, sound)]));
  expect(outcomes).toEqual({
    employee: true,
    deadline: true,
    amount: true,
    share: true,
    organisation: true,
    account: true,
    report: true,
    person: null,
  });
});

test("only someone who still worked for the company could submit", () => {
  expect(isPointMet("employee", { ...sound, leftAt: after })).toBe(true);
  expect(isPointMet("employee", { ...sound, leftAt: before })).toBe(false);
});

test("a dossier is in time before the deadline or within extra time", () => {
  expect(isPointMet("deadline", { ...sound, firstSentAt: deadline })).toBe(false);
  expect(isPointMet("deadline", { ...sound, firstSentAt: deadline, lateUntil: after })).toBe(true);
  expect(isPointMet("deadline", { ...sound, firstSentAt: after, lateUntil: after })).toBe(false);
});

test("the maximum depends on whether the applicant is active in the organisation", () => {
  const more = { financial_support: "5.000,01" };
  expect(isPointMet("amount", withAnswers(more))).toBe(false);
  expect(isPointMet("amount", withAnswers({ ...more, active_in_organisation: "yes" }))).toBe(true);
});

test("the fund pays a share of the cost, and an unreadable amount is for a person", () => {
  expect(isPointMet("share", withAnswers({ implementation_cost: "6.666" }))).toBe(false);
  expect(isPointMet("share", withAnswers({ implementation_cost: "6.667" }))).toBe(true);
  expect(isPointMet("share", withAnswers({ implementation_cost: "veel" }))).toBeNull();
  expect(isPointMet("amount", withAnswers({ financial_support: "" }))).toBeNull();
});

test("numbers must be valid, and a person judges an organisation without a number", () => {
  expect(isPointMet("organisation", withAnswers({ national_number: "0000.000.197" }))).toBe(false);
  expect(isPointMet("organisation", withAnswers({ national_number: "" }))).toBe(false);
  expect(isPointMet("organisation", withAnswers({ national_number: "0" }))).toBeNull();
  expect(isPointMet("account", withAnswers({ iban_code: "BE68 5390 0754 7035" }))).toBe(false);
});

test("a report is missing once it is due", () => {
  expect(isPointMet("report", { ...sound, owesReport: true })).toBe(false);
  expect(isPointMet("report", { ...sound, owesReport: null })).toBeNull();
  expect(isReportMissing([{ state: "paid", reportsDue: after }], before)).toBe(false);
  expect(isReportMissing([{ state: "paid", reportsDue: after }], after)).toBe(true);
  expect(isReportMissing([{ state: "paid", reportsDue: null }], before)).toBe(true);
  expect(isReportMissing([{ state: "reported", reportsDue: before }], after)).toBe(false);
});
