import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { textOf } from "#test/source.ts";

const page = textOf("docs/security.md");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = "", , answer = "", proof = ""]) => ({ number, answer, proof }),
);

test("the page on security answers each requirement of the standard once, in order", () => {
  // Level 1 has 70 requirements and level 2 has 183 more.
  expect(rows).toHaveLength(253);
  const inOrder = (number: string) => number.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  const places = rows.map(({ number }) => inOrder(number));
  expect(places).toEqual([...new Set(places)].sort((first, second) => first - second));
  const answers = ["holds", "does not apply", "open", "open (operator)"];
  expect(rows.filter(({ answer }) => !answers.includes(answer))).toEqual([]);
});

test("every file that the page on security names exists", () => {
  const names = [...page.matchAll(/`((?:domain|server|web|test|e2e|docs)\/[^`\s]+)`/g)].map(([, name = ""]) => name);
  const links = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => `docs/${path}`);
  expect(names.length).toBeGreaterThan(100);
  expect([...names, ...links].filter((path) => !existsSync(path))).toEqual([]);
});
