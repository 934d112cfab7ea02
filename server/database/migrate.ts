import { join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";

/** A newer version of Samen has changed the database. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";

  constructor(unknown: number) {
    super(
      `The database was made by a newer version of Samen: this version does not know ${unknown} of its changes. ` +
        "Nothing was touched. Start the newer version, or restore a backup from before it.",
    );
  }
}

const migrationsFolder = join(import.meta.dirname, "migrations");

// Any number works, as long as nothing else uses it for an advisory lock.
const lockNumber = 20_267_263;

/**
 * Brings the tables up to date and gives the number of applied migrations; a test may stop after the first ones.
 *
 * All migrations run in one transaction, so they all succeed or change nothing. When several processes start at once,
 * the first one migrates; the others wait for the lock and then have nothing to do.
 */
export function migrateDatabase(
  database: Database,
  folder = migrationsFolder,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).slice(0, most);
  return database.transaction(async (db) => {
    // Migrating a large table may take longer than the limit for queries of pages.
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
    const applied = await listApplied(db);
    const unknown = [...applied].filter((hash) => !migrations.some((migration) => migration.hash === hash));
    if (unknown.length > 0) throw new NewerDatabase(unknown.length);

    const missing = migrations.filter((migration) => !applied.has(migration.hash));
    for (const migration of missing) await apply(db, migration);
    return missing.length;
  });
}

// We use the table of Drizzle's own tools, so that they stay usable.

async function listApplied(db: Database): Promise<Set<string>> {
  const tableRows = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tableRows[0]?.found) {
    await db.execute(sql`create schema if not exists drizzle`);
    await db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const applied = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`);
  return new Set(applied.map((row) => row.hash));
}

async function apply(db: Database, { sql: statements, hash, folderMillis }: MigrationMeta) {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
}

async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  // Both drivers return rows, but their common type does not say so.
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
