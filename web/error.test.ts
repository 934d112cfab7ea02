import { expect, test } from "vitest";
import { addresses } from "#web/address.ts";
import { errorOf } from "#web/error.ts";
import { guards, runGuards } from "#web/guard.ts";
import type { PageArgs } from "#web/page.ts";

const time = new Date("2026-11-15T09:00:00Z");

test.each([
  ["a plain text", "broken", 500, "broken"],
  ["an error", new Error("broken"), 500, "broken"],
  ["an error with a status code", Object.assign(new Error("gone"), { statusCode: 410 }), 410, "gone"],
  ["an answer of the router", { status: 404, data: null }, 404, '{"status":404,"data":null}'],
  ["an error around an answer", { message: "no", response: { status: 403 } }, 403, "no"],
  ["a failed query that came with status 200", { message: "no", status: 200 }, 500, "no"],
  ["nothing", undefined, 500, undefined],
])("reads the status, message and time of %s", (_what, thrownValue, statusCode, message) => {
  expect(errorOf(thrownValue, time)).toMatchObject({ statusCode, message, time });
});

const args = {} as PageArgs;

test("guards run in order until one redirects", async () => {
  const redirect = new Response(null, { status: 302, headers: { location: "/vote" } });
  const calledGuards: string[] = [];
  const guard = (name: string, answer: Response | null) => () => {
    calledGuards.push(name);
    return answer;
  };
  const testGuards = { open: guard("open", null), closed: guard("closed", redirect), never: guard("never", null) };
  await expect(runGuards(["open", "closed", "never"], args, testGuards)).rejects.toBe(redirect);
  expect(calledGuards).toEqual(["open", "closed"]);
});

test("an unknown guard is an error 500 that names it", async () => {
  await expect(runGuards(["acquainted"], args)).rejects.toMatchObject({
    data: "Unknown middleware acquainted",
    init: { status: 500 },
  });
});

test("addresses name only existing guards, and every guard is used", () => {
  const guardNames = addresses.flatMap(({ guards: names = [] }) => names);
  expect(guardNames.filter((name) => !guards[name])).toEqual([]);
  expect(new Set(guardNames)).toEqual(new Set(Object.keys(guards)));
});
