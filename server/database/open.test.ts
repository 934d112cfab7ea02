import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { aPostgres } from "#test/database.ts";

/** Reads how long PostgreSQL lets our queries run. */
async function longestQuery(isPatient?: boolean): Promise<string | undefined> {
  const { url, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "", ...(isPatient && { isPatient }) });
  const { rows } = (await db.execute(sql`show statement_timeout`)) as unknown as {
    rows: { statement_timeout: string }[];
  };
  await close();
  return rows[0]?.statement_timeout;
}

test("stops a query of the site after half a minute, but not one of the command line", async () => {
  expect(await longestQuery()).toBe("30s");
  expect(await longestQuery(true)).toBe("0");
});
