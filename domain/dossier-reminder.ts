import { midnightAfter } from "#domain/brussels-time.ts";

/** Applicants with a draft get a reminder this number of days before the last day of a call. */
const reminderDays = [7, 1] as const;

/** The time of a reminder: early enough for people who begin at six, and not at night. */
export const reminderTime = "08:00";

/** A reminder that is due, and since when: applicants who began later need none. */
export type DueReminder = { days: (typeof reminderDays)[number]; since: Date };

/** Gives the reminders of drafts before a call closes, in the order of time. */
export function draftReminders(closes: Date): DueReminder[] {
  // The last day of a call that closes at midnight is the day before.
  const lastDay = new Date(closes.getTime() - 1);
  return reminderDays.map((days) => ({ days, since: midnightAfter(lastDay, -days, reminderTime) }));
}

/**
 * Gives the reminder that is due for a call that closes then, or null. A missed reminder goes out later, until the next
 * one is due; none goes out once the call is closed.
 */
export function dueReminder(closes: Date, now: Date): DueReminder | null {
  if (now >= closes) return null;
  return draftReminders(closes).findLast(({ since }) => since <= now) ?? null;
}
