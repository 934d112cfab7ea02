import { expect, test } from "vitest";
import { termOf } from "#domain/dossier-term.ts";

const now = new Date("2026-11-18T10:00:00Z");

test("a dossier to complete waits until its date, and is late from that date on", () => {
  const completeBy = new Date("2026-11-18T23:00:00Z");
  const incomplete = { state: "incomplete", completeBy, answerBy: null } as const;
  expect(termOf(incomplete, now)).toEqual({
    waitsFor: "completion",
    closes: completeBy,
    isOver: false,
  });
  expect(termOf(incomplete, completeBy)?.isOver).toBe(true);
});

test("a request for help waits for an answer until the end of its last day, in Brussels", () => {
  const request = { state: "in_review", completeBy: null, answerBy: "2026-11-18" } as const;
  expect(termOf(request, now)).toEqual({
    waitsFor: "answer",
    closes: new Date("2026-11-18T23:00:00Z"),
    isOver: false,
  });
  expect(termOf(request, new Date("2026-11-18T22:59:59Z"))?.isOver).toBe(false);
  expect(termOf(request, new Date("2026-11-18T23:00:00Z"))?.isOver).toBe(true);
});

test("a decided dossier waits for nothing", () => {
  expect(termOf({ state: "granted", completeBy: null, answerBy: "2026-11-18" }, now)).toBeNull();
});
