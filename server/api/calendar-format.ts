// This writes calendars according to RFC 5545, with the names of RFC 7986.

/** An event on a whole day, or from one instant to another. */
export type CalendarEvent = {
  /** Never changes, so that a calendar program updates the event instead of adding it twice. */
  uid: string;
  title: string;
  description: string;
  place?: string;
  address: string;
} & ({ /** As `2026-11-14`. */ day: string } | { startsAt: Date; endsAt: Date });

/** A calendar with its events. */
export type Calendar = { name: string; language: string; address: string; events: CalendarEvent[] };

/** Writes a calendar as a file that calendar programs read. */
export function writeCalendar({ name, language, address, events }: Calendar, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Samen//Social fund//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    // Older programs only know this name.
    `X-WR-CALNAME:${escaped(name)}`,
    `URL:${address}`,
    // A program that follows the calendar should read it again this often.
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${instant(now)}`,
    ...("day" in event
      ? [
          `DTSTART;VALUE=DATE:${event.day.replaceAll("-", "")}`,
          // An all-day event must not mark people as busy.
          "TRANSP:TRANSPARENT",
        ]
      : [`DTSTART:${instant(event.startsAt)}`, `DTEND:${instant(event.endsAt)}`]),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${event.address}`,
    "END:VEVENT",
  ];
}

/** An instant in UTC, so that no reader needs our time zone: `20261114T120000Z`. */
function instant(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** A line has at most 75 bytes; the rest continues on the next line after a space. No character is cut in two. */
function folded(line: string): string {
  let [written, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      written += "\r\n ";
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
