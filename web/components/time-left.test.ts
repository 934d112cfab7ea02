import { expect, test } from "vitest";
import { clockOf, nextChange, splitTime } from "#web/components/time-left.ts";

const hour = 3_600_000;

test("splits the remaining time into whole parts, never below zero", () => {
  expect(splitTime(50 * hour + 61_999)).toEqual({ days: 2, hours: 2, minutes: 1, seconds: 1 });
  expect(splitTime(hour)).toEqual({ days: 0, hours: 1, minutes: 0, seconds: 0 });
  expect(splitTime(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(clockOf(splitTime(hour - 1))).toBe("59:59");
  expect(clockOf(splitTime(65_000))).toBe("1:05");
});

test("changes every minute, and every second in the last hour", () => {
  for (const [left, wait] of [
    [26 * hour + 90_000, 30_001],
    [hour + 1, 2],
    [hour - 1, 1_000],
    [1_500, 501],
  ] as const) {
    expect(nextChange(left)).toBe(wait);
    expect(splitTime(left - wait)).not.toEqual(splitTime(left));
  }
});
