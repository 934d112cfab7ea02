import { expect, test } from "vitest";
import { isConnectionGood } from "#web/prefetch.ts";

test.each([
  ["the browser says nothing", {}, true],
  ["online on 4g", { onLine: true, connection: { effectiveType: "4g" } }, true],
  ["offline", { onLine: false }, false],
  ["on 2g", { connection: { effectiveType: "2g" } }, false],
  ["on slow 2g", { connection: { effectiveType: "slow-2g" } }, false],
  ["saving data", { connection: { effectiveType: "4g", saveData: true } }, false],
])("prefetches pages when %s: %o → %s", (_when, browser, expected) => {
  expect(isConnectionGood(browser)).toBe(expected);
});
