import { midnightAfter } from "#domain/brussels-time.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";
import { readDay } from "#domain/typed-date.ts";

/** Reads the last day of a term as the midnight after it; null when it is no date. */
export function readLastDay(typed: string): Date | null {
  const day = readDay(typed.trim().replaceAll(/[.\s]+/g, "/"));
  return typeof day === "string" ? midnightAfter(new Date(`${day}T12:00:00Z`), 1) : null;
}

/** Asks for a day that exists. */
export const lastDay: Rule = (value) => (readLastDay(String(value)) ? null : { code: "rule.moment" });

/** The form that gives someone extra time: who, by employee ID or email address, and the last day. */
export const lateAccessFields = { person: [required, max(120)], until: [required, lastDay] } satisfies Rules;
