import { expect, test } from "vitest";
import { lateAccessFields, readLastDay } from "#domain/late-access.ts";
import { checkFields } from "#domain/rules.ts";

test("extra time ends with the last minute of its last day in Brussels", () => {
  expect(readLastDay("30/11/2026")).toEqual(new Date("2026-11-30T23:00:00Z"));
  expect(readLastDay("30 nov 2026")).toEqual(new Date("2026-11-30T23:00:00Z"));
  expect(readLastDay("2026-07-01")).toEqual(new Date("2026-07-01T22:00:00Z"));
});

test("asks for a person and a day that exists", () => {
  const codes = (values: object) => checkFields(lateAccessFields, { ...values }).map(({ problem }) => problem.code);
  expect(codes({})).toEqual(["rule.required", "rule.required"]);
  expect(codes({ person: "00412345", until: "31/02/2026" })).toEqual(["rule.moment"]);
});
