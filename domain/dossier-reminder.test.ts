import { expect, test } from "vitest";
import { atBrussels } from "#domain/brussels-time.ts";
import { dueReminder } from "#domain/dossier-reminder.ts";

const daysDue = (closes: Date, now: Date) => dueReminder(closes, now)?.days ?? null;

// The first week has one hour more in Brussels, the second one hour less; the third closes in the middle of a day.
test.each([
  { closes: "2026-10-26T00:00", seven: "2026-10-18T08:00", one: "2026-10-24T08:00" },
  { closes: "2027-03-29T00:00", seven: "2027-03-21T08:00", one: "2027-03-27T08:00" },
  { closes: "2026-11-14T12:00", seven: "2026-11-07T08:00", one: "2026-11-13T08:00" },
])("a call that closes at $closes sends reminders at 08:00, seven days and one day before its last day", (week) => {
  const [closes, seven, one] = [atBrussels(week.closes), atBrussels(week.seven), atBrussels(week.one)];
  const before = (instant: Date) => new Date(instant.getTime() - 1);
  expect(daysDue(closes, before(seven))).toBeNull();
  expect(dueReminder(closes, seven)).toEqual({ days: 7, since: seven });
  expect(daysDue(closes, before(one))).toBe(7);
  expect(dueReminder(closes, one)).toEqual({ days: 1, since: one });
  expect(daysDue(closes, before(closes))).toBe(1);
  expect(daysDue(closes, closes)).toBeNull();
});
