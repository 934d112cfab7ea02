import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isRegisterNumber,
  maskRegisterNumber,
  maskTyped,
  passesElevenTest,
  plainDigits,
} from "#domain/register-number.ts";

const now = new Date("2026-11-15T12:00:00Z");
const isValid = (typed: string) => isRegisterNumber(plainDigits(typed), now);

test.each([
  ["85.07.30-997.34", "born in 1985"],
  ["01.04.12-998.78", "born in 2001"],
  ["17.07.30-997.90", "born in 2017"],
  ["85.07.00-997.61", "the day is unknown"],
  ["98.47.28-997.65", "a BIS number"],
  ["01.49.07-001.85", "a BIS number, the first of its day"],
  ["999990007", "a Dutch number"],
  ["1112.22.333", "a Dutch number with dots"],
])("accepts %s: %s", (typed) => {
  expect(isValid(typed)).toBe(true);
});

test("accepts a Dutch number without its leading zero", () => {
  const digits = Array.from({ length: 20 }, (_, index) => `0${10_000_000 + index}`).find(passesElevenTest) ?? "";
  expect(isValid(digits)).toBe(true);
  expect(isValid(digits.slice(1))).toBe(true);
});

test.each([
  ["85.07.30-997.35", "the check digits are wrong"],
  ["85.07.30-997.63", "the check digits of a birth in 2085"],
  ["85.13.30-997.34", "there is no such month"],
  ["85.07.30-000.34", "nobody has the counter 000"],
  ["000000000", "zeros only"],
  ["12345678", "the test of eleven fails"],
  ["", "nothing"],
  ["85.07.30", "too short"],
  ["85073099734x", "a letter"],
])("refuses %s: %s", (typed) => {
  expect(isValid(typed)).toBe(false);
});

test("accepts one or two of the hundred pairs of check digits of a Belgian number", () => {
  const digits = (length: number, max: number) => fc.integer({ min: 0, max }).map((n) => `${n}`.padStart(length, "0"));
  const month = fc.integer({ min: 1, max: 12 }).map((n) => `${n}`.padStart(2, "0"));
  const beginning = fc.tuple(digits(2, 99), month, digits(2, 31), fc.integer({ min: 1, max: 998 }));
  fc.assert(
    fc.property(beginning, ([year, month, day, counter]) => {
      const before = year + month + day + `${counter}`.padStart(3, "0");
      const ends = Array.from({ length: 100 }, (_, end) => `${end}`.padStart(2, "0"));
      const right = ends.filter((end) => isRegisterNumber(before + end, now)).length;
      expect(right).toBe(2000 + Number(year) <= 2026 ? 2 : 1);
    }),
  );
});

test("never throws on odd text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (typed) => typeof isValid(typed) === "boolean"));
});

test("shows only the end of a number", () => {
  expect(maskRegisterNumber("85073099734")).toBe("••.••.••-•••.34");
  expect(maskRegisterNumber("999990007")).toBe("••••.••.•07");
  expect(["85.07.30-997.34", "Jan", "12", " \0", "••••.••.•07"].map((typed) => maskTyped(typed))).toEqual([
    "••.••.••-•••.34",
    "••••",
    "••••",
    " \0",
    "••••.••.•07",
  ]);
});
