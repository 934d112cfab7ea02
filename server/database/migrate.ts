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

/** The database lacks changes of this version. */
class OlderDatabase extends Error {
  override name = "OlderDatabase";

  constructor(missing: number) {
    super(
      `The database is of an earlier version of Samen: it lacks ${missing} of the changes of this version. Nothing was ` +
        "touched. Make a backup, then run npm run samen -- migrate, or start this version, which does the same.",
    );
  }
}

/** Beside the sources, or beside the built program, which brings its own. */
export const migrationsFolder = join(import.meta.dirname, "migrations");

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
    const applied = await listMigrations(db);
    const unknown = applied.filter((hash) => !migrations.some((migration) => migration.hash === hash));
    if (unknown.length > 0) throw new NewerDatabase(unknown.length);

    const missing = migrations.filter((migration) => !applied.includes(migration.hash));
    if (applied.length === 0) await makeList(db);
    for (const migration of missing) await apply(db, migration);
    return missing.length;
  });
}

/** The state of a database: the migrations that made it, how many of ours it lacks, and how many we do not know. */
export type MigrationState = { applied: string[]; missing: number; unknown: number };

/** Compares the tables with those of this version, and changes nothing. */
export async function readMigrationState(db: Database, folder = migrationsFolder): Promise<MigrationState> {
  const ownHashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  const applied = await listMigrations(db);
  return {
    applied,
    missing: ownHashes.filter((hash) => !applied.includes(hash)).length,
    unknown: applied.filter((hash) => !ownHashes.includes(hash)).length,
  };
}

/**
 * Makes the tables of an empty database, and refuses one of another version: an operator who runs a command may not
 * expect an upgrade, and the site may still run the earlier version.
 */
export async function requireTables(db: Database, folder = migrationsFolder): Promise<void> {
  const { applied, missing, unknown } = await readMigrationState(db, folder);
  if (unknown > 0) throw new NewerDatabase(unknown);
  if (applied.length === 0) await migrateDatabase(db, folder);
  else if (missing > 0) throw new OlderDatabase(missing);
}

// We use the table of Drizzle's own tools, so that they stay usable.

/** Lists the migrations that made the tables of this database; none if it is empty. */
export async function listMigrations(db: Database): Promise<string[]> {
  const [table] = await rows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  const applied = await rows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`);
  return applied.map(({ hash }) => hash);
}

async function makeList(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
}

async function apply(db: Database, { sql: statements, hash, folderMillis }: MigrationMeta) {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
}

async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  // Both drivers return rows, but their common type does not say so.
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
