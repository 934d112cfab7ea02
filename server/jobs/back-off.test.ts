import { expect, test } from "vitest";
import { backOff, mostAttempts } from "#server/jobs/back-off.ts";

const earliest = () => 1;
const latest = () => 0;
const inSeconds = (milliseconds: number) => milliseconds / 1000;

test("doubles the wait after each failure, up to four hours", () => {
  const waits = [1, 2, 3, 4, 10, 11, 12, 23].map((attempts) => inSeconds(backOff(attempts, latest)));
  expect(waits).toEqual([10, 20, 40, 80, 5120, 10240, 14400, 14400]);
});

test("spreads the next tries over half of the wait", () => {
  expect(inSeconds(backOff(1, earliest))).toBe(5);
  expect(inSeconds(backOff(1, () => 0.5))).toBe(7.5);
});

test("keeps trying for more than a day, so a mail server may be down that long", () => {
  const attempts = Array.from({ length: mostAttempts - 1 }, (_, index) => index + 1);
  const shortest = attempts.reduce((sum, attempt) => sum + backOff(attempt, earliest), 0);
  expect(inSeconds(shortest) / 3600).toBeGreaterThan(24);
});
