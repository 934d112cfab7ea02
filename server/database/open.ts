import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { extensions, openEmbedded } from "#server/database/embedded.ts";
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
  /** Waits for the running queries, then closes. */
  close(): Promise<void>;
};

type Options = {
  databaseUrl: string | null;
  dataDir: string;
  log?: Log | undefined;
  /** Whether queries have no time limit: an operator at the command line waits for them, and no visitor does. */
  isPatient?: boolean;
};

/** No page and no job needs a longer query, and one that hangs must not hold its connection and locks. */
const longestQuery = 30_000;

const drizzleOptions = { casing: "snake_case", schema: tables } as const;

/** Opens PostgreSQL when an address is given, and otherwise the embedded database in the data folder. */
export function openDatabase({ databaseUrl, dataDir, log, isPatient = false }: Options): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log, isPatient) : openInFolder(dataDir, log);
}

/** Opens an embedded database in memory, empty or from a dump. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = new PGlite({ extensions, ...(dump && { loadDataDir: dump }) });
  await client.waitReady;
  const db: Database = drizzleEmbedded(client, drizzleOptions);
  return {
    ...opened(db, "embedded", () => client.close()),
    // Compressing takes more time than reading the larger file back.
    dump: () => client.dumpDataDir("none"),
  };
}

async function openPostgres(databaseUrl: string, log: Log | undefined, isPatient: boolean) {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "samen",
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!isPatient && { statement_timeout: longestQuery }),
    idle_in_transaction_session_timeout: 60_000,
  });
  // The pool replaces a broken idle connection; without this listener the event would end the process.
  pool.on("error", (error) => log?.error({ error }, "A connection to the database broke."));
  const db: Database = drizzlePostgres(pool, drizzleOptions);
  const database = opened(db, "postgres", () => pool.end());
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openInFolder(dataDir: string, log: Log | undefined) {
  const { client, close } = await openEmbedded(dataDir);
  log?.info({ dataDir }, "Using the embedded database. A fund with real dossiers should use PostgreSQL: DATABASE_URL.");
  const db: Database = drizzleEmbedded(client, drizzleOptions);
  return opened(db, "embedded", close);
}

function opened(db: Database, kind: OpenDatabase["kind"], close: () => Promise<void>): OpenDatabase {
  const ping = async () => {
    await db.execute(sql`select 1`);
  };
  return { db, kind, ping, close };
}
