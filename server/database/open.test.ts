import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { aPostgres } from "#test/database.ts";

/** How long PostgreSQL lets a query of ours take. */
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

test("a query of the site is given up after half a minute, one of the command line is not", async () => {
  expect(await longestQuery()).toBe("30s");
  expect(await longestQuery(true)).toBe("0");
});
