import { keepStoreMark } from "#server/actions/store-mark.ts";
import { BadTables, readTables, writeTables } from "#server/actions/table-copy.ts";
import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";

/** Copies a database that nobody uses into an empty one, and compares every row. */
export async function moveTables(from: Database, to: Database) {
  if (await isInUse(from))
    throw new BadTables("Samen runs on this database, and what it writes meanwhile would be lost. Stop it first.");
  return readTables(from, (_db, pieces) => writeTables(to, linesIn(pieces), keepStoreMark));
}

async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) for (const line of piece.split("\n")) if (line) yield line;
}

/** Tells whether another connection of Samen is open; the embedded database never has one. */
async function isInUse(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'samen' and pid <> pg_backend_pid() limit 1`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
