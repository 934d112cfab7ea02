import { expect, test } from "vitest";
import { laterCloses } from "#domain/vote-prolong.ts";

test("a vote can be prolonged to every midnight before its results, also when the clock changes", () => {
  const later = (closes: string, results: string) =>
    laterCloses(new Date(closes), new Date(results)).map((midnight) => midnight.toISOString());
  expect(later("2026-10-23T22:00:00Z", "2026-10-26T11:00:00Z")).toEqual([
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
  // A vote that closes at six can be prolonged to the end of that day.
  expect(later("2026-11-20T17:00:00Z", "2026-11-21T11:00:00Z")).toEqual(["2026-11-20T23:00:00.000Z"]);
  expect(later("2026-11-20T23:00:00Z", "2026-11-21T11:00:00Z")).toEqual([]);
  expect(later("2026-11-20T23:00:00Z", "2027-11-21T11:00:00Z")).toHaveLength(31);
});
