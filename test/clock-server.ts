import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#server/database/open.ts";
import { readConfig } from "#server/platform/config.ts";
import { start } from "#server/site.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { siteKey } from "#test/site-session.ts";

/**
 * The whole site of a fund in this process, with a clock that the test moves; `prepare` fills its database first. The
 * site may reach it at another address, which its settings then name.
 */
export async function aSiteWithClock<Content>(
  settings: Record<string, string>,
  prepare: (db: Database) => Promise<Content>,
  database = aPostgres("migrated"),
) {
  const { url: databaseUrl, drop } = await database;
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  onTestFinished(close);
  const content = await prepare(db);
  const dataDir = settings.DATA_DIR ?? aDataFolder("empty");
  let aheadBy = 0;
  const now = () => new Date(Date.now() + aheadBy);
  const usual = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: siteKey, DEMO: "false" };
  const config = readConfig({ ...usual, NODE_ENV: "production", LOG_LEVEL: "silent", TRUST_PROXY: "1", ...settings });
  const { url, stop } = await start(config, { clock: now });
  onTestFinished(() => stop());
  return {
    db,
    url,
    config,
    dataDir,
    content,
    now,
    /** Moves the clock of the site by so many milliseconds, also back. */
    move: (milliseconds: number) => {
      aheadBy += milliseconds;
    },
  };
}
