import { brusselsTime, midnightAfter } from "#domain/brussels-time.ts";
import { type Language, languageFacts } from "#domain/language.ts";

/** The first moment of the month of this moment, or of a month some months later. */
export function firstOfMonth(moment: Date, later = 0): Date {
  const [year = 0, month = 1] = brusselsTime(moment).split("-").map(Number);
  return midnightAfter(new Date(Date.UTC(year, month - 1 + later, 1, 12)), 0);
}

/** Names months on a line: January is the year that begins. */
export function monthLabels(months: readonly Date[], language: Language) {
  const name = new Intl.DateTimeFormat(languageFacts[language].locale, { month: "short", timeZone: "UTC" });
  return months.map((month, index) => {
    const [year = "", number] = brusselsTime(month).split("-");
    const isYear = number === "01" && index > 0;
    return { isYear, label: isYear ? year : name.format(new Date(`${year}-${number}-15T12:00:00Z`)) };
  });
}
