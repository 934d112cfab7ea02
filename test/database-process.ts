import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { count, DrizzleQueryError, sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { settings } from "#server/database/tables/setting.ts";

// A process with its own database that reads commands line by line. It writes each answer at once, so that an answer
// that the test reads was really given. `aDatabaseProcess` starts it.

const [databaseUrl = "", dataDir = ""] = process.argv.slice(2);
const say = (...words: unknown[]) => writeSync(1, `${words.join(" ")}\n`);
let database: OpenDatabase | undefined;

async function write(key: string) {
  // One transaction stores both rows or neither.
  await database?.db.transaction(async (db) => {
    await db.insert(settings).values({ key: `${key}a`, value: 1 });
    await db.insert(settings).values({ key: `${key}b`, value: 1 });
  });
  say("wrote", key);
}

const commands: Record<string, (argument: string) => Promise<unknown>> = {
  open: async () => {
    database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir });
    say("opened");
  },
  migrate: async (folder) => database && say("migrated", await migrateDatabase(database.db, folder || undefined)),
  write,
  "write-without-end": async (prefix) => {
    for (let number = 0; ; number++) await write(`${prefix}-${number}-`);
  },
  read: async () => {
    const rows = await database?.db.select({ rows: count() }).from(settings);
    say("read", rows?.[0]?.rows);
  },
  "list-keys": async () => {
    const rows = await database?.db.select({ key: settings.key }).from(settings);
    say("keys", ...(rows ?? []).map(({ key }) => key));
  },
  checkpoint: async () => {
    await database?.db.execute(sql`checkpoint`);
    say("checkpointed");
  },
  // This only fills the log and changes no data.
  "fill-log": async (megabytes) => {
    for (let written = 0; written < Number(megabytes); written += 8) {
      await database?.db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 8000000))`);
    }
    say("filled");
  },
  close: async () => {
    await database?.close();
    say("closed");
  },
};

// A killed process does not save its compile cache, and the next one would compile everything again.
flushCompileCache();
say("ready");
for await (const line of createInterface(process.stdin)) {
  const [name = "", argument = ""] = line.split(" ");
  try {
    await commands[name]?.(argument);
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    say("refused", cause instanceof Error ? `${cause.name}: ${cause.message}` : cause);
  }
}
process.exit();
