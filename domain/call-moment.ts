import { brusselsTime, midnightAfter } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import { readDay } from "#domain/typed-date.ts";

/** The dates of a call, in their order. */
export const callMoments = [
  "submissionsOpen",
  "submissionsClose",
  "committeeMeets",
  "votingOpens",
  "votingCloses",
  "resultsPublished",
  "awardsFrom",
  "reportsDue",
] as const;
export type CallMoment = (typeof callMoments)[number];

/** The dates of a call by themselves. */
export type CallDates = Pick<CallPlan, CallMoment>;

/** The moments that end something: people read and type the last minute before them, such as 23:59. */
export const closingMoments: readonly CallMoment[] = ["submissionsClose", "votingCloses"];

const minute = 60_000;

/** Gives a moment as two typed texts, `16/09/2024` and `09:00`, in the time of Brussels. */
export function writeMoment(name: CallMoment, moment: Date | null): { day: string; time: string } {
  if (!moment) return { day: "", time: "" };
  const shownMoment = closingMoments.includes(name) ? new Date(moment.getTime() - minute) : moment;
  const [date = "", time = ""] = brusselsTime(shownMoment).split("T");
  return { day: date.split("-").toReversed().join("/"), time: time.slice(0, 5) };
}

/**
 * Reads a typed moment in the time of Brussels; `+14` is 14 days after the moment before it. An empty one is null, and
 * one that nobody can read is undefined.
 */
export function readMoment(
  name: CallMoment,
  { day, time }: { day: string; time: string },
  before: Date | null,
): Date | null | undefined {
  if (day.trim() === "") return null;
  const clock = readTime(time, closingMoments.includes(name) ? "23:59" : "00:00");
  const [, days] = /^\s*\+\s*(\d{1,3})\s*$/.exec(day) ?? [];
  const date = days && before ? brusselsTime(midnightAfter(before, Number(days))).slice(0, 10) : readDay(plainDay(day));
  if (typeof date !== "string" || clock === null) return undefined;
  const moment = midnightAfter(new Date(`${date}T12:00:00Z`), 0, clock);
  return closingMoments.includes(name) ? new Date(moment.getTime() + minute) : moment;
}

// People separate the parts of a date in many ways: 16/09/2024, 16-9-2024, 16.09.2024, 16 sep 2024.
const plainDay = (day: string) => (/^\s*\d{4}-/.test(day) ? day : day.trim().replaceAll(/\s*[/.\s-]\s*/g, "/"));

function readTime(typed: string, otherwise: string): string | null {
  const plain = typed.trim();
  if (plain === "") return otherwise;
  const [, hours = "", minutes = ""] = /^(\d{1,2})\s*[:.hu]\s*(\d{2})?$/i.exec(plain) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}

/** A year of whole weeks, so that every date falls on the same weekday. */
const daysOfYear = 364;

/** Moves the dates of a call by one year to the same weekdays, or by more until submissions open in the future. */
export function moveToNextYear(dates: CallDates, now: Date): CallDates {
  const addYears = (years: number, moment: Date) =>
    midnightAfter(moment, years * daysOfYear, brusselsTime(moment).slice(11, 16));
  let years = 1;
  while (addYears(years, dates.submissionsOpen) <= now) years++;
  const entries = callMoments.map((name) => [name, dates[name] && addYears(years, dates[name])]);
  return Object.fromEntries(entries) as CallDates;
}

/** Gives dates for a first call: the usual lengths, from the first Monday that is two weeks away. */
export function firstDates(now: Date): CallDates {
  const weekday = new Date(`${brusselsTime(now).slice(0, 10)}T12:00:00Z`).getUTCDay();
  const start = 14 + ((8 - weekday) % 7);
  const after = (days: number, time: string) => midnightAfter(now, start + days, time);
  return {
    submissionsOpen: after(0, "09:00"),
    submissionsClose: after(56, "00:00"),
    committeeMeets: after(78, "14:00"),
    votingOpens: after(84, "09:00"),
    votingCloses: after(103, "00:00"),
    resultsPublished: after(113, "12:00"),
    awardsFrom: after(140, "00:00"),
    reportsDue: after(505, "00:00"),
  };
}
