import { openDatabase } from "#server/database/open.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { readConfig } from "#server/platform/config.ts";
import { start } from "#server/start.ts";
import { aPostgresServer } from "#test/postgres.ts";

// The demo as a process of its own whose clock can be put forward: told so many milliseconds, it answers once it has.
// It first says where it and its database are, and ends with whoever started it.

const [dataDir = ""] = process.argv.slice(2);
let ahead = 0;
const postgres = await aPostgresServer();
const settings = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: "true", LOG_LEVEL: "silent" };
const site = await start(readConfig({ ...settings, NODE_ENV: "test" }), () => new Date(Date.now() + ahead));
// What is in the box, a test puts there.
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
for (const table of [receipts, ballots, voters]) await db.delete(table);
await close();
process.on("message", (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.(ahead);
});
process.on("disconnect", async () => {
  await site.stop();
  await postgres.stop();
});
process.send?.({ url: site.url, databaseUrl: postgres.url });
