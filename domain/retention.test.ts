import { expect, test } from "vitest";
import { monthsBefore } from "#domain/retention.ts";

test.each([
  ["2026-11-15T03:00:00Z", 12, "2025-11-15T03:00:00Z"],
  ["2026-03-31T03:00:00Z", 1, "2026-02-28T03:00:00Z"],
  ["2024-02-29T03:00:00Z", 12, "2023-02-28T03:00:00Z"],
  ["2026-01-15T03:00:00Z", 2, "2025-11-15T03:00:00Z"],
])("%s, %i months before", (now, months, then) => {
  expect(monthsBefore(new Date(now), months)).toEqual(new Date(then));
});
