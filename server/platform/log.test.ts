import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { DrizzleQueryError } from "#server/database/drizzle.ts";
import type { LogLevel } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";

const now = new Date("2026-11-15T09:00:00.123Z");

/** A log that writes into a list. */
function aLog(level: LogLevel = "info", clock = () => now) {
  const writes: string[] = [];
  const output = { write: (text: string | Uint8Array) => writes.push(String(text)) > 0 };
  const log = createLog({ level, clock, output });
  const lines = () => writes.flatMap((text) => text.trimEnd().split("\n")).map((line) => JSON.parse(line));
  return { log, writes, lines };
}

test("a line has the level, the time, the fields and the message", () => {
  const { log, lines } = aLog();
  log.warn({ requestId: "r1", path: '/a"b\n' }, "slow");
  const time = "2026-11-15T09:00:00.123Z";
  expect(lines()).toEqual([{ level: "warn", time, requestId: "r1", path: '/a"b\n', message: "slow" }]);
});

test("writes only lines of the level or above, and nothing when silent", () => {
  const { log, lines } = aLog("warn");
  log.debug({}, "debug");
  log.info({}, "info");
  log.warn({}, "warn");
  log.error({}, "error");
  expect(lines().map(({ message }) => message)).toEqual(["warn", "error"]);
  expect(log.isLevelEnabled("info")).toBe(false);
  const silent = aLog("silent");
  silent.log.error({}, "error");
  expect(silent.writes).toEqual([]);
});

test("writes lines together and in order, but errors at once", async () => {
  const { log, writes, lines } = aLog();
  for (const number of [1, 2, 3]) log.info({ number }, "request");
  expect(writes).toEqual([]);
  await expect.poll(() => writes.length).toBe(1);
  log.info({ number: 4 }, "request");
  log.error({ number: 5 }, "failed");
  expect(writes).toHaveLength(2);
  expect(lines().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test("writes at once when many lines wait", () => {
  const { log, writes } = aLog();
  for (let number = 0; number < 1000; number++) log.info({ number }, "request");
  expect(writes.length).toBeGreaterThan(0);
});

test("logs an error with its stack, and a failed query without its values", () => {
  const { log, writes, lines } = aLog();
  log.error({ error: new Error("broken") }, "failed");
  const detail = "Key (email)=(anna@example.com) already exists.";
  const cause = Object.assign(new Error("no such column"), { code: "42703", detail });
  log.error({ error: new DrizzleQueryError("select $1", ["anna@example.com"], cause) }, "failed");
  log.error({ error: "a text" }, "failed");
  const [broken, query, text] = lines().map(({ error }) => error);
  expect(broken).toMatchObject({ name: "Error", message: "broken", stack: expect.stringContaining("log.test.ts") });
  expect(query).toMatchObject({ query: "select $1", cause: { message: "no such column", code: "42703" } });
  expect(text).toEqual({ message: "a text" });
  expect(writes.join("")).not.toContain("anna@example.com");
});

test("writes waiting lines when the process ends, also after an uncaught error", () => {
  for (const end of ["process.exit(3)", "throw new Error('surprise')", ""]) {
    const script = `
      import { createLog } from "#server/platform/log.ts";
      createLog({ level: "info", clock: () => new Date() }).info({}, "last words");
      ${end}
    `;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module-typescript", "--eval", script]);
    expect(JSON.parse(stdout.toString()).message, end).toBe("last words");
  }
});

test("writes a repeated error once a second, with the number of times", () => {
  let moment = 0;
  const { log, lines } = aLog("info", () => new Date(moment));
  const fail = (requestId: string, message = "connect ECONNREFUSED") =>
    log.error(
      { requestId, error: new DrizzleQueryError("select 1", [requestId], new Error(message)) },
      "request failed",
    );
  const readRequests = () => lines().map(({ requestId, count }) => [requestId, count]);
  for (const id of ["a", "b", "c"]) fail(id);
  expect(readRequests()).toEqual([["a", undefined]]);
  // Another kind has a line of its own.
  fail("d", "password authentication failed");
  expect(readRequests()).toEqual([
    ["a", undefined],
    ["d", undefined],
  ]);
  moment = 1000;
  fail("e");
  expect(readRequests().slice(2)).toEqual([["c", 2]]);
  moment = 2000;
  fail("f");
  expect(readRequests().slice(3)).toEqual([["e", 1]]);
  moment = 4000;
  fail("g");
  expect(readRequests().slice(4)).toEqual([["f", 1]]);
  moment = 6000;
  log.warn({}, "something else");
  expect(readRequests().slice(5)).toEqual([
    ["g", 1],
    [undefined, undefined],
  ]);
});
