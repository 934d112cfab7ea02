/** Every date that people read or type is in this time zone. */
export const timeZone = "Europe/Brussels";

// The Swedish format is nearly ISO 8601: 2023-11-14 00:00:00.
const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** The wall-clock time in Brussels at this instant, as `2023-11-14T00:00:00`. */
export function brusselsTime(instant: Date): string {
  return wallClock.format(instant).replace(" ", "T");
}

/** The year in which a moment falls. */
export const yearOf = (moment: Date): string => brusselsTime(moment).slice(0, 4);

/** Gives the minute before a closing instant, so people read 23:59 of the last day instead of midnight. */
export function lastMinute(closes: Date): Date {
  return new Date(closes.getTime() - 60_000);
}

/** Counts the midnights in Brussels between two instants: 0 on the same day. */
export function daysBetween(from: Date, to: Date): number {
  const day = (instant: Date) => Date.parse(`${brusselsTime(instant).slice(0, 10)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** The instant at which the wall clock in Brussels shows this time, such as `2023-11-14T00:00`; an invalid date if it is none. */
export function atBrussels(wallTime: string): Date {
  const asIfUtc = new Date(`${wallTime.length === 16 ? `${wallTime}:00` : wallTime}Z`);
  if (Number.isNaN(asIfUtc.getTime())) return asIfUtc;
  const offsetAt = (instant: Date) => new Date(`${brusselsTime(instant)}Z`).getTime() - instant.getTime();
  // The offset is read twice: the first guess can lie on the other side of a change to or from summer time.
  const guess = new Date(asIfUtc.getTime() - offsetAt(asIfUtc));
  return new Date(asIfUtc.getTime() - offsetAt(guess));
}

/** Reads a day and a time that people type, as `2026-12-01` and `17:00`; null if there is no such moment. */
export function readWallTime(day: string, time: string): Date | null {
  const wallTime = `${day}T${time}`;
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) && !Number.isNaN(Date.parse(`${wallTime}Z`));
  const moment = isMoment ? atBrussels(wallTime) : null;
  // The 31st of a short month would become another day.
  return moment && brusselsTime(moment).startsWith(wallTime) ? moment : null;
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
