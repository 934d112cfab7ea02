import { midnightAfter } from "#domain/brussels-instant.ts";

/** How many days before the last day of a call whoever has a draft is reminded of it. */
const reminderDays = [7, 1] as const;

/** When on such a day: early enough for those who begin at six, and not at night. */
export const reminderTime = "08:00";

/** A reminder that is due, and since when: whoever began later needs none. */
export type DueReminder = { days: (typeof reminderDays)[number]; since: Date };

/**
 * The reminder that is due for a call that closes then, or null. One that could not go out on its day goes out later,
 * until the next one is due; none goes out once the call is closed.
 */
export function dueReminder(closes: Date, now: Date): DueReminder | null {
  if (now >= closes) return null;
  // A call that closes at midnight has its last day before it.
  const lastDay = new Date(closes.getTime() - 1);
  const due = reminderDays
    .map((days) => ({ days, since: midnightAfter(lastDay, -days, reminderTime) }))
    .filter(({ since }) => since <= now);
  return due.at(-1) ?? null;
}
