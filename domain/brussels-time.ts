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

/** Gives the minute before a closing instant, so people read 23:59 of the last day instead of midnight. */
export function lastMinute(closes: Date): Date {
  return new Date(closes.getTime() - 60_000);
}

/** Counts the midnights in Brussels between two instants: 0 on the same day. */
export function daysBetween(from: Date, to: Date): number {
  const day = (instant: Date) => Date.parse(`${brusselsTime(instant).slice(0, 10)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
