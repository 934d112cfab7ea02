import { brusselsTime } from "#domain/brussels-time.ts";
import type { Formats } from "#i18n/format.ts";

/** Midnight closes: people read it as one minute to twelve the evening before, as `lastMinute` has it on the server. */
export function lastMoment(closes: string): Date {
  return new Date(Date.parse(closes) - 60_000);
}

/** Before when something must be done, as people say it: a day, and the hour where that is not midnight. */
export function sayBefore(deadline: string, format: Formats): string {
  const at = new Date(deadline);
  return brusselsTime(at).slice(11, 16) === "00:00" ? format.longDate(at) : format.dateTime(at);
}
