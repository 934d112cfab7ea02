import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#server/database/open.ts";
import { aPostgres } from "#test/database.ts";
import { startServerProcess } from "#test/server-process.ts";
import { siteKey } from "#test/site-session.ts";

/** The settings of a real fund on a database and a folder of its own, as the server and the commands read them. */
type SiteSettings = Record<"DATABASE_URL" | "DATA_DIR" | "SECRET_KEY" | "DEMO", string>;

/** The whole site of a fund as a process; `prepare` fills its database before it starts. */
export async function startFundSite<Content>(
  database: "empty" | "migrated",
  prepare: (settings: SiteSettings, db: Database) => Promise<Content>,
) {
  const postgres = await aPostgres(database);
  const folder = mkdtempSync(join(tmpdir(), "samen-fund-"));
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET_KEY: siteKey, DEMO: "false" };
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  const content = await prepare(settings, db);
  const server = startServerProcess({ ...settings, PORT: "0" });
  return {
    db,
    folder,
    settings,
    content,
    url: await server.url(),
    /** All its output until now. */
    heard: server.heard,
    stop: async () => {
      await server.kill();
      await close();
      await postgres.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
