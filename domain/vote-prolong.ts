import { midnightAfter } from "#domain/brussels-time.ts";
import { type Rules, required } from "#domain/rules.ts";

/** The form that lets a vote close later. */
export const prolongFields = { until: [required] } satisfies Rules;

const mostDaysLater = 31;

/** Gives the midnights to which an open vote can be prolonged, before its results are due. */
export function laterCloses(votingCloses: Date, resultsPublished: Date): Date[] {
  const days = Array.from({ length: mostDaysLater }, (_, index) => midnightAfter(votingCloses, index + 1));
  return days.filter((midnight) => midnight <= resultsPublished);
}
