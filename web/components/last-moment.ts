import { brusselsTime, lastMinute } from "#domain/brussels-time.ts";
import type { Formats } from "#i18n/format.ts";

/** The last moment of what the API says closes then, as people read it. */
export function lastMoment(closes: string): Date {
  return lastMinute(new Date(closes));
}

/** Before when something must be done, as people say it: a day, and the hour where that is not midnight. */
export function sayBefore(deadline: string, format: Formats): string {
  const at = new Date(deadline);
  return brusselsTime(at).slice(11, 16) === "00:00" ? format.longDate(at) : format.dateTime(at);
}
