import { expect, test } from "vitest";
import { makeCode, plainCode, printedCode } from "#domain/code.ts";

test("a code on paper has at least 59 bits, all of them from the generator that it gets", () => {
  const bounds: number[] = [];
  const code = makeCode((bound) => bounds.push(bound) - 1);
  expect(code).toHaveLength(bounds.length);
  expect(new Set(code).size).toBe(bounds.length);
  expect(bounds.reduce((bits, bound) => bits + Math.log2(bound), 0)).toBeGreaterThan(59);
});

test("a code is the same with and without the characters between its groups, in small letters or capitals", () => {
  const code = makeCode(() => 20);
  expect(plainCode(printedCode(code))).toBe(code);
  expect(plainCode(` ${printedCode(code).toLowerCase().replaceAll("-", " ")} `)).toBe(code);
});
