import { atBrussels, yearOf } from "#domain/brussels-time.ts";

/** The budget of requests for help in one calendar year, and what the fund gave of it; loans count too. */
export type RequestBudget = {
  year: number;
  budgetInCents: number;
  givenInCents: number;
  /** Below zero if the fund gave more than its budget. */
  leftInCents: number;
};

/** The calendar year of a moment in Brussels; it ends when the next one begins. */
export function calendarYear(moment: Date): { year: number; begins: Date; ends: Date } {
  const year = Number(yearOf(moment));
  return { year, begins: atBrussels(`${year}-01-01T00:00`), ends: atBrussels(`${year + 1}-01-01T00:00`) };
}

/** Counts what is left of the budget of a year. */
export function requestBudget(year: number, budgetInCents: number, givenInCents: number): RequestBudget {
  return { year, budgetInCents, givenInCents, leftInCents: budgetInCents - givenInCents };
}

/**
 * Tells whether a proposal is more than what is left of the year, so that members read a warning. The proposal counts
 * all the same, because somebody in trouble does not wait for a budget.
 */
export function isBeyondBudget(amountInCents: number | null, { leftInCents }: { leftInCents: number }): boolean {
  return amountInCents !== null && amountInCents > leftInCents;
}
