import { brusselsTime } from "#domain/brussels-time.ts";

// Only a few pages calculate with instants, so this is apart from `brussels-time.ts`, which every page loads.

/** The instant at which the wall clock in Brussels shows this time, such as `2023-11-14T00:00`. */
export function atBrussels(wallTime: string): Date {
  const asIfUtc = new Date(`${wallTime.length === 16 ? `${wallTime}:00` : wallTime}Z`);
  const offsetAt = (instant: Date) => new Date(`${brusselsTime(instant)}Z`).getTime() - instant.getTime();
  // The offset is read twice: the first guess can lie on the other side of a change to or from summer time.
  const guess = new Date(asIfUtc.getTime() - offsetAt(asIfUtc));
  return new Date(asIfUtc.getTime() - offsetAt(guess));
}

/** Gives midnight in Brussels (or another time), this number of days after the day of this instant. */
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
