import { brusselsTime } from "#domain/brussels-time.ts";
import type { Rule } from "#domain/rules.ts";

/** Every reason for which a date is refused; the dates are days, such as `2023-11-14`. */
export type DateRuleProblem =
  | { code: "rule.date" }
  | { code: "rule.before"; day: string }
  | { code: "rule.after"; day: string }
  | { code: "rule.future" };

/** A day that exists, as `2023-11-14`. */
export const date: Rule = (value) => (isDay(String(value)) ? null : { code: "rule.date" });

/** An earlier day than this one. */
export const before =
  (day: string): Rule =>
  (value) =>
    String(value) < day ? null : { code: "rule.before", day };

/** A later day than this one. */
export const after =
  (day: string): Rule =>
  (value) =>
    String(value) > day ? null : { code: "rule.after", day };

/** Today, by the clock in Brussels, or earlier. */
export const notInFuture =
  (now: Date): Rule =>
  (value) =>
    String(value) <= brusselsTime(now).slice(0, 10) ? null : { code: "rule.future" };

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
