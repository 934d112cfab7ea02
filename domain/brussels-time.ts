/** The clock on the fund's wall: every date that people read or type is in this zone. */
export const timeZone = "Europe/Brussels";

// Swedes write a date and a time as the standard has it: 2023-11-14 00:00:00.
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

/** Midnight closes: people read it as one minute to twelve the evening before. */
export function lastMinute(closes: Date): Date {
  return new Date(closes.getTime() - 60_000);
}

/** How many midnights in Brussels lie between two instants: 0 on the same day. */
export function daysBetween(from: Date, to: Date): number {
  const day = (instant: Date) => Date.parse(`${brusselsTime(instant).slice(0, 10)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
