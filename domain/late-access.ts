import { midnightAfter } from "#domain/brussels-time.ts";
import { max, type Rule, type Rules, required } from "#domain/rules.ts";
import { readDay } from "#domain/typed-date.ts";

/** Reads the last day of extra time as the midnight after it; null when it is no date. */
export function readLateUntil(typed: string): Date | null {
  const day = readDay(typed.trim().replaceAll(/[.\s]+/g, "/"));
  return typeof day === "string" ? midnightAfter(new Date(`${day}T12:00:00Z`), 1) : null;
}

const lastDay: Rule = (value) => (readLateUntil(String(value)) ? null : { code: "rule.moment" });

/** The form that gives someone extra time: who, by employee ID or email address, and the last day. */
export const lateAccessFields = { person: [required, max(120)], until: [required, lastDay] } satisfies Rules;
