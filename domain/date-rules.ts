import { brusselsTime } from "#domain/brussels-time.ts";
import type { Rule } from "#domain/rules.ts";
import { type DateProblem, readDay } from "#domain/typed-date.ts";

/** Every reason for which a date is refused; the dates are days, such as `2023-11-14`. */
export type DateRuleProblem =
  | DateProblem
  | { code: "rule.before"; day: string }
  | { code: "rule.after"; day: string }
  | { code: "rule.future" };

/** Accepts a day that exists, as `2023-11-14` or as three fields give it, `14/nov/2023`. */
export const date: Rule = (value) => {
  const day = readDay(String(value));
  return typeof day === "string" ? null : day;
};

/** Accepts a day before this one. */
export const before = (day: string) => dayThat((its) => its < day, { code: "rule.before", day });

/** Accepts a day after this one. */
export const after = (day: string) => dayThat((its) => its > day, { code: "rule.after", day });

/** Accepts today, by the clock in Brussels, or an earlier day. */
export const notInFuture = (now: Date) =>
  dayThat((its) => its <= brusselsTime(now).slice(0, 10), { code: "rule.future" });

const dayThat =
  (isWell: (day: string) => boolean, otherwise: DateRuleProblem): Rule =>
  (value) => {
    const day = readDay(String(value));
    if (typeof day !== "string") return day;
    return isWell(day) ? null : otherwise;
  };
