import { brusselsTime } from "#domain/brussels-time.ts";

// Apart from the time that people read, which every page says: only few pages reckon with it.

/** The instant at which the wall clock in Brussels shows this time, such as `2023-11-14T00:00`. */
export function atBrussels(shown: string): Date {
  const asIfUtc = new Date(`${shown.length === 16 ? `${shown}:00` : shown}Z`);
  const shownAt = (instant: Date) => new Date(`${brusselsTime(instant)}Z`).getTime() - instant.getTime();
  // The offset is read twice: the first guess can lie on the other side of a change to or from summer time.
  const guess = new Date(asIfUtc.getTime() - shownAt(asIfUtc));
  return new Date(asIfUtc.getTime() - shownAt(guess));
}

/** Midnight in Brussels, so many days after the day of this instant. */
export function midnightAfter(instant: Date, days: number, time = "00:00"): Date {
  const day = new Date(`${brusselsTime(instant).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return atBrussels(`${day.toISOString().slice(0, 10)}T${time}`);
}

/** The next instant at which the wall clock in Brussels shows this time, today or tomorrow. */
export function nextTime(instant: Date, time: string): Date {
  const today = midnightAfter(instant, 0, time);
  return today > instant ? today : midnightAfter(instant, 1, time);
}
