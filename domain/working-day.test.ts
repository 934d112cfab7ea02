import { expect, test } from "vitest";
import { countWorkingDays, holidaysBetween, workingDayAfter } from "#domain/working-day.ts";

const after = (instant: string, count: number) => workingDayAfter(new Date(instant), count);

test("counts from Monday to Friday, from the day after", () => {
  // Friday 13 November 2026.
  expect(after("2026-11-13T10:00:00Z", 1)).toBe("2026-11-16");
  expect(after("2026-11-13T10:00:00Z", 15)).toBe("2026-12-04");
});

test("takes the day from the clock in Brussels", () => {
  expect(after("2026-11-12T23:30:00Z", 1)).toBe("2026-11-16");
});

test("skips Belgian public holidays, also those that follow Easter", () => {
  expect(after("2026-12-24T10:00:00Z", 1)).toBe("2026-12-28");
  // Easter Monday 6 April, Ascension Day 14 May and Whit Monday 25 May 2026.
  expect(after("2026-04-03T10:00:00Z", 1)).toBe("2026-04-07");
  expect(after("2026-05-13T10:00:00Z", 1)).toBe("2026-05-15");
  expect(after("2026-05-22T10:00:00Z", 1)).toBe("2026-05-26");
});

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2027, "2027-03-28"],
  [2049, "2049-04-18"],
  [2076, "2076-04-19"],
])("finds Easter in %s", (_year, sunday) => {
  const monday = new Date(Date.parse(sunday) + 86_400_000).toISOString().slice(0, 10);
  const saturday = new Date(Date.parse(sunday) - 86_400_000 + 12 * 3_600_000);
  expect(workingDayAfter(saturday, 1) > monday).toBe(true);
});

test("lists the public holidays between two days, both included", () => {
  const days = (first: string, last: string) => holidaysBetween(new Date(first), new Date(last));
  expect(days("2026-12-25T08:00:00Z", "2027-01-01T08:00:00Z")).toEqual(["2026-12-25", "2027-01-01"]);
  expect(days("2026-05-14T08:00:00Z", "2026-05-14T08:00:00Z")).toEqual(["2026-05-14"]);
  expect(days("2026-12-26T08:00:00Z", "2026-12-25T08:00:00Z")).toEqual([]);
});

test("counts the working days between two days, both included", () => {
  // Monday to the Sunday after, with Christmas on Friday.
  expect(countWorkingDays(new Date("2026-12-21T08:00:00Z"), new Date("2026-12-27T08:00:00Z"))).toBe(4);
});
