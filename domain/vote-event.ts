import { type CallDates, type CallMoment, callMoments } from "#domain/call-moment.ts";
import { voteReminders } from "#domain/vote-reminder.ts";

/** Something that happens by itself during a call: one of its dates, or a reminder to vote. */
export type CallEvent = { name: CallMoment | "reminder"; at: Date };

/** Gives everything that happens by itself during a call, in the order of time. */
export function callEvents(dates: CallDates): CallEvent[] {
  const moments = callMoments.flatMap((name): CallEvent[] => (dates[name] ? [{ name, at: dates[name] }] : []));
  const reminders = voteReminders(dates).map(({ at }): CallEvent => ({ name: "reminder", at }));
  return [...moments, ...reminders].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
