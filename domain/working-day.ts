import { brusselsTime } from "#domain/brussels-time.ts";

const dayInMilliseconds = 86_400_000;

/** Public holidays in Belgium that fall on the same day every year. */
const fixedHolidays = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"];

/** Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const daysAfterEaster = [1, 39, 50];

/** Gives the last of this number of working days after this instant, as `2026-12-04`. */
export function workingDayAfter(instant: Date, count: number): string {
  let day = Date.parse(brusselsTime(instant).slice(0, 10));
  for (let remainingDays = count; remainingDays > 0; ) {
    day += dayInMilliseconds;
    if (isWorkingDay(day)) remainingDays--;
  }
  return dayOf(day);
}

/** Lists the public holidays among these days, both included, as `2026-12-25`. */
export function holidaysBetween(first: Date, last: Date): string[] {
  return daysFrom(first, last).filter(isHoliday).map(dayOf);
}

/** Counts the working days among these days, both included. */
export function countWorkingDays(first: Date, last: Date): number {
  return daysFrom(first, last).filter(isWorkingDay).length;
}

/** The longest time to look over; a call is shorter. */
const mostDays = 1000;

function daysFrom(first: Date, last: Date): number[] {
  const [from, to] = [first, last].map((instant) => Date.parse(brusselsTime(instant).slice(0, 10))) as [number, number];
  const count = Math.min(Math.floor((to - from) / dayInMilliseconds) + 1, mostDays);
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * dayInMilliseconds);
}

const dayOf = (day: number) => new Date(day).toISOString().slice(0, 10);

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !isHoliday(day);
}

function isHoliday(day: number): boolean {
  const easter = easterSunday(new Date(day).getUTCFullYear());
  const isMovable = daysAfterEaster.some((days) => easter + days * dayInMilliseconds === day);
  return isMovable || fixedHolidays.includes(dayOf(day).slice(5));
}

/** Gives Easter Sunday of a year, by the rule of Gauss. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leap + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return Date.UTC(year, 2, 28 + moon - weekday);
}
