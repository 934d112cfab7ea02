import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { type PgDatabase, type PgQueryResultHKT, sql } from "#server/database/drizzle.ts";
import { extensions, openEmbedded } from "#server/database/embedded.ts";
import { type DatabaseLimits, openPool } from "#server/database/pool.ts";
import * as tables from "#server/database/tables/index.ts";
import type { Log } from "#server/platform/log.ts";

/** The database or a transaction in it, on PostgreSQL or embedded. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database, with the functions of its owner. */
export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "postgres";
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Runs work that may take longer than any page waits, such as a migration. */
  patiently<Value>(run: (db: Database) => Promise<Value>): Promise<Value>;
  /** Waits for the running queries, then closes. */
  close(): Promise<void>;
};

type Options = {
  databaseUrl: string | null;
  dataDir: string;
  log?: Log | undefined;
  /** Whether queries have no time limit: an operator at the command line waits for them, and no visitor does. */
  isPatient?: boolean;
  databaseLimits?: DatabaseLimits;
  /** The address of PostgreSQL itself, if `databaseUrl` leads to a pooler in transaction mode. */
  databaseDirectUrl?: string | null;
};

/** No page and no job needs a longer query, and one that hangs must not hold its connection and locks. */
const usualLimits: DatabaseLimits = { connections: 10, connectSeconds: 5, querySeconds: 30 };

const drizzleOptions = { casing: "snake_case", schema: tables } as const;

/** Opens PostgreSQL when an address is given, and otherwise the embedded database in the data folder. */
export function openDatabase({ databaseUrl, dataDir, log, ...options }: Options): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log, options) : openInFolder(dataDir, log);
}

/** Opens an embedded database in memory, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = new PGlite({ extensions, ...(dump && { loadDataDir: dump }) });
  await client.waitReady;
  const db: Database = drizzleEmbedded(client, drizzleOptions);
  return {
    ...embedded(db, () => client.close()),
    // Compressing takes more time than reading the larger file back.
    dump: () => client.dumpDataDir("none"),
  };
}

type PoolOptions = Pick<Options, "isPatient" | "databaseLimits" | "databaseDirectUrl">;

async function openPostgres(
  databaseUrl: string,
  log: Log | undefined,
  { isPatient = false, databaseLimits = usualLimits, databaseDirectUrl: directUrl = null }: PoolOptions,
): Promise<OpenDatabase> {
  const { pool, ping, close } = await openPool({ databaseUrl, directUrl, limits: databaseLimits, isPatient, log });
  const db: Database = drizzlePostgres(pool, drizzleOptions);
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    await close();
    throw error;
  }
  const patiently: OpenDatabase["patiently"] = async (run) => {
    if (isPatient) return run(db);
    const other = await openPostgres(databaseUrl, log, {
      isPatient: true,
      databaseLimits,
      databaseDirectUrl: directUrl,
    });
    try {
      return await run(other.db);
    } finally {
      await other.close();
    }
  };
  return { db, kind: "postgres", ping, patiently, close };
}

async function openInFolder(dataDir: string, log: Log | undefined) {
  const { client, close } = await openEmbedded(dataDir);
  log?.info({ dataDir }, "Using the embedded database. A fund with real dossiers should use PostgreSQL: DATABASE_URL.");
  const db: Database = drizzleEmbedded(client, drizzleOptions);
  return embedded(db, close);
}

function embedded(db: Database, close: () => Promise<void>): OpenDatabase {
  const ping = async () => {
    await db.execute(sql`select 1`);
  };
  return { db, kind: "embedded", ping, patiently: (run) => run(db), close };
}
