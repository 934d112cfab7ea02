import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { aPostgres } from "#test/database.ts";

/** Reads an option of PostgreSQL that holds for our queries. */
async function optionOf(name: "jit" | "statement_timeout", isPatient?: boolean): Promise<string | undefined> {
  const { url, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "", ...(isPatient && { isPatient }) });
  const { rows } = (await db.execute(sql.raw(`show ${name}`))) as unknown as { rows: Record<string, string>[] };
  await close();
  return rows[0]?.[name];
}

test("stops a query of the site after half a minute, but not one of the command line", async () => {
  expect(await optionOf("statement_timeout")).toBe("30s");
  expect(await optionOf("statement_timeout", true)).toBe("0");
});

test("lets PostgreSQL compile no query, which takes longer than running it", async () => {
  expect(await optionOf("jit")).toBe("off");
  expect(await optionOf("jit", true)).toBe("off");
});
