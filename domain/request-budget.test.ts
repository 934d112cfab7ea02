import { expect, test } from "vitest";
import { calendarYear, isBeyondBudget, requestBudget } from "#domain/request-budget.ts";

test("what is left of the budget of requests falls with each grant, also below zero", () => {
  expect(requestBudget(2026, 10_000_00, 0).leftInCents).toBe(10_000_00);
  expect(requestBudget(2026, 10_000_00, 9_500_00).leftInCents).toBe(500_00);
  expect(requestBudget(2026, 10_000_00, 10_200_00).leftInCents).toBe(-200_00);
});

test("members are warned of a proposal beyond what is left, and never of a decline", () => {
  const budget = requestBudget(2026, 10_000_00, 9_500_00);
  expect(isBeyondBudget(500_00, budget)).toBe(false);
  expect(isBeyondBudget(500_01, budget)).toBe(true);
  expect(isBeyondBudget(null, requestBudget(2026, 10_000_00, 10_200_00))).toBe(false);
});

test("a calendar year begins and ends at midnight in Brussels", () => {
  const year2026 = {
    year: 2026,
    begins: new Date("2025-12-31T23:00:00Z"),
    ends: new Date("2026-12-31T23:00:00Z"),
  };
  expect(calendarYear(new Date("2025-12-31T23:00:00Z"))).toEqual(year2026);
  expect(calendarYear(new Date("2026-12-31T22:59:59Z"))).toEqual(year2026);
  expect(calendarYear(new Date("2026-12-31T23:00:00Z")).year).toBe(2027);
});
