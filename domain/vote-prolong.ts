import { midnightAfter } from "#domain/brussels-time.ts";
import { type Language, languages } from "#domain/language.ts";
import { rulesInEach } from "#domain/localized-form.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";

/** The reason in one language. */
export type ReasonField = `reason.${Language}`;

const longestReason = 300;

/** The rules of the reason why a vote closes later, which every voter reads; only Dutch is required. */
export const prolongReasonRules = rulesInEach("reason", [required, max(longestReason)], languages) as Record<
  ReasonField,
  readonly Rule[]
>;

/** The form that lets a vote close later. */
export const prolongFields = { until: [required], ...prolongReasonRules } satisfies Rules;

const mostDaysLater = 31;

/** Gives the midnights to which an open vote can be prolonged, before its results are due. */
export function laterCloses(votingCloses: Date, resultsPublished: Date): Date[] {
  const days = Array.from({ length: mostDaysLater }, (_, index) => midnightAfter(votingCloses, index + 1));
  return days.filter((midnight) => midnight <= resultsPublished);
}
