import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, type OpenDatabase, openDatabase, openInMemory } from "#server/database/open.ts";
import { copyDatabase } from "#test/postgres.ts";

/** A migrated database for one test file; closing it deletes it. */
export async function aDatabase(kind = inject("databaseKind")): Promise<OpenDatabase> {
  if (kind === "embedded") return openInMemory(await openAsBlob(inject("databaseDump")));
  const { url, drop } = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** A data folder for one test, with a migrated embedded database in it or with nothing. */
export function aDataFolder(content: "migrated" | "empty" = "migrated"): string {
  const folder = mkdtempSync(join(tmpdir(), "samen-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (content === "migrated") {
    const database = join(folder, "database");
    mkdirSync(database);
    execFileSync("tar", ["-xf", inject("databaseDump"), "-C", database], { stdio: "ignore" });
  }
  return folder;
}

/** The address of a new PostgreSQL database: with our tables, empty, or a copy of one that nobody has open. */
export function aPostgres(content: "migrated" | "empty" | { copyOf: string }) {
  const copied = typeof content === "object" ? new URL(content.copyOf).pathname.slice(1) : content;
  return copyDatabase(inject("postgresUrl"), copied === "empty" ? "template0" : copied);
}

/** Runs a test in a transaction and undoes its writes, so that the next test finds the database unchanged. */
export async function rolledBack<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  const takenBack = new Error("taken back");
  const outcome: { value?: T } = {};
  try {
    await db.transaction(async (transaction) => {
      const { client } = transaction._.session as unknown as { client: unknown };
      using _turns = client instanceof pg.Client ? askedInTurn(client) : null;
      outcome.value = await run(transaction);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return outcome.value as T;
}

/**
 * The fields of a request read at the same time, each on its own connection. Those of a test share the connection of
 * its transaction, which answers one query at a time and will refuse others meanwhile.
 */
function askedInTurn(client: pg.Client): Disposable {
  const query: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let latest: Promise<unknown> = Promise.resolve();
  const inTurn = (...args: unknown[]) => {
    const answer = () => query(...args);
    latest = latest.then(answer, answer);
    return latest;
  };
  Object.assign(client, { query: inTurn });
  return { [Symbol.dispose]: () => Reflect.deleteProperty(client, "query") };
}
