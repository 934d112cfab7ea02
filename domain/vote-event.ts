import { type CallDates, type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { draftReminders } from "#domain/dossier-reminder.ts";
import { voteReminders } from "#domain/vote-reminder.ts";

/** Something that happens by itself during a call: one of its dates, or a reminder to submit a draft or to vote. */
export type CallEvent = { name: CallMoment | "draftReminder" | "reminder"; at: Date };

/** Gives everything that happens by itself during a call, in the order of time. */
export function callEvents(dates: CallDates): CallEvent[] {
  const moments = callMoments.flatMap((name): CallEvent[] => (dates[name] ? [{ name, at: dates[name] }] : []));
  const reminders = voteReminders(dates).map(({ at }): CallEvent => ({ name: "reminder", at }));
  const drafts = draftReminders(dates.submissionsClose)
    .filter(({ since }) => since > dates.submissionsOpen)
    .map(({ since }): CallEvent => ({ name: "draftReminder", at: since }));
  return [...moments, ...drafts, ...reminders].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Tells whether people read the last minute before a moment. */
export function isClosingEvent(name: CallEvent["name"]): boolean {
  return closingMoments.some((closing) => closing === name);
}
