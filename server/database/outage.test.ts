import { Client } from "pg";
import { expect, test } from "vitest";
import { DrizzleQueryError } from "#server/database/drizzle.ts";
import { isOutage } from "#server/database/outage.ts";
import { aDatabase } from "#test/database.ts";

const withCode = (code: string, values = {}) => Object.assign(new Error("failed"), { code, ...values });

test("a full disk, a restart, a slow query and a broken connection are outages, a mistake in a query is none", async () => {
  for (const code of ["53100", "57P01", "57P03", "57014", "08006", "25006"])
    expect(isOutage(new DrizzleQueryError("select 1", [], withCode(code))), code).toBe(true);
  expect(isOutage(withCode("ECONNREFUSED", { syscall: "connect" }))).toBe(true);
  expect(isOutage(withCode("ENOENT", { syscall: "open" }))).toBe(false);
  for (const code of ["23505", "42P01"]) expect(isOutage(withCode(code)), code).toBe(false);
  expect(isOutage("down")).toBe(false);

  const { db, close } = await aDatabase("postgres");
  const mistake = await db.execute("select nothing").catch((error: unknown) => error);
  expect(isOutage(mistake)).toBe(false);
  const slow = await db
    .transaction(async (db) => {
      await db.execute("set local statement_timeout = 1");
      await db.execute("select pg_sleep(9)");
    })
    .catch((error: unknown) => error);
  expect(isOutage(slow)).toBe(true);
  await close();
  const closed = await new Client({ host: "127.0.0.1", port: 1 }).connect().catch((error: unknown) => error);
  expect(isOutage(closed)).toBe(true);
});
