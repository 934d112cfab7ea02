import { expect, test } from "vitest";
import { atBrussels, brusselsTime, daysBetween, midnightAfter, readWallTime } from "#domain/brussels-time.ts";

test("the deadline of 14 November 2023 is midnight in Brussels, an hour before midnight in London", () => {
  expect(atBrussels("2023-11-14T00:00").toISOString()).toBe("2023-11-13T23:00:00.000Z");
  expect(atBrussels("2023-07-14T00:00").toISOString()).toBe("2023-07-13T22:00:00.000Z");
});

test("midnight stays midnight on the days when the clock changes", () => {
  for (const day of ["2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"]) {
    expect(brusselsTime(atBrussels(`${day}T00:00`))).toBe(`${day}T00:00:00`);
    expect(brusselsTime(atBrussels(`${day}T23:59:59`))).toBe(`${day}T23:59:59`);
  }
});

test("counts days by midnights, not by 24 hours", () => {
  const evening = atBrussels("2026-03-28T23:30");
  expect(daysBetween(evening, atBrussels("2026-03-29T00:10"))).toBe(1);
  expect(daysBetween(evening, atBrussels("2026-03-28T00:10"))).toBe(0);
  expect(brusselsTime(midnightAfter(evening, 1))).toBe("2026-03-29T00:00:00");
  expect(brusselsTime(midnightAfter(evening, -30, "09:00"))).toBe("2026-02-26T09:00:00");
});

test("reads a day and a time that exist, and nothing else", () => {
  expect(readWallTime("2026-12-01", "17:00")).toEqual(new Date("2026-12-01T16:00:00Z"));
  for (const [day, time] of [
    ["", "09:00"],
    ["2026-12-01", ""],
    ["2026-02-31", "09:00"],
    ["2026-13-01", "09:00"],
    ["2026-12-01", "25:00"],
    ["01/12/2026", "09:00"],
    // The clock jumps from two to three o'clock.
    ["2026-03-29", "02:30"],
  ] as const)
    expect(readWallTime(day, time), `${day} ${time}`).toBeNull();
});

test("a text that is no time gives an invalid date", () => {
  for (const text of ["T09:00", "2026-13-45T09:00", "tomorrow", ""]) expect(atBrussels(text).getTime()).toBeNaN();
});
