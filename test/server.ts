import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/platform/config.ts";
import { start } from "#server/site.ts";
import { aPostgres } from "#test/database.ts";

/** The whole server in this process, with its own folder and PostgreSQL; stopping it deletes both. */
export async function aServer(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "samen-server-"));
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  const usual = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" };
  const { url, stop } = await start(readConfig({ ...usual, NODE_ENV: "production", ...settings }));
  return {
    url,
    dataDir,
    databaseUrl,
    stop: async () => {
      await stop();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
