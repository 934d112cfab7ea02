import { expect, test } from "vitest";
import { pageIn } from "#web/components/import-page.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=2.9", 2],
  ["page=-4", 1],
  ["page=x", 1],
  ["page=99999999999", 10_000],
])("reads the page of a dry run in ?%s as %i", (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});
