import { Client, Pool, type PoolClient } from "pg";
import { UnfitError } from "#server/platform/http/health.ts";
import type { Log } from "#server/platform/log.ts";

/** The limits of the connections to PostgreSQL. */
export type DatabaseLimits = {
  /** The most queries that this process runs at once. */
  connections: number;
  /** How long a request waits for a connection. */
  connectSeconds: number;
  /** How long a query may take. */
  querySeconds: number;
};

/** A pool and what its owner needs of it besides queries. */
export type OpenPool = { pool: Pool; ping(): Promise<void>; close(): Promise<void> };

type Options = {
  databaseUrl: string;
  limits: DatabaseLimits;
  /** Whether queries have no time limit. */
  isPatient: boolean;
  log?: Log | undefined;
};

/** PostgreSQL stops a query itself, so we only stop waiting a moment later: when it does not even answer that. */
const answerTime = 2_000;

/** No check of the database may take longer than the operator's probe waits. */
const longestPing = 1_500;

/** Connections that do not close in this time are cut. */
const longestClose = 2_000;

const diskFull = "53100";

// The open connections of each pool, in the order in which they were opened.
const openConnections = new WeakMap<Pool, Set<PoolClient>>();

/** Opens a pool of connections. None of them can hang for ever, and a silent server cannot stop the process from ending. */
export function openPool({ databaseUrl, limits, isPatient, log }: Options): OpenPool {
  const shared = {
    connectionString: databaseUrl,
    application_name: "samen",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const longestQuery = limits.querySeconds * 1000;
  const pool = new Pool({
    ...shared,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectSeconds * 1000,
    idleTimeoutMillis: 30_000,
    ...(!isPatient && { statement_timeout: longestQuery, query_timeout: longestQuery + answerTime }),
    idle_in_transaction_session_timeout: 60_000,
  });
  // A check has its own connection, because a busy pool is no broken database.
  const pingPool = new Pool({
    ...shared,
    max: 1,
    connectionTimeoutMillis: longestPing,
    query_timeout: longestPing,
    idleTimeoutMillis: 30_000,
  });
  const connections = new Set<PoolClient>();
  openConnections.set(pool, connections);
  for (const opened of [pool, pingPool]) {
    // The pool replaces a broken idle connection; without this listener the event would end the process.
    opened.on("error", (error) => log?.error({ error }, "A connection to the database broke."));
    opened.on("connect", (connection) => {
      connections.add(connection);
      // The queries of a transaction report the error; without this listener the event would end the process.
      connection.on("error", () => {});
      connection.once("end", () => {
        connections.delete(connection);
        giveBack(connection);
      });
    });
  }
  return {
    pool,
    ping: () => checkDatabase(pingPool),
    close: async () => {
      const closing = Promise.all([pool.end(), pingPool.end()]);
      const cut = setTimeout(() => rememberConnections(pool)(), longestClose);
      await closing.finally(() => clearTimeout(cut));
    },
  };
}

/** Makes a connection outside the pool, so that it neither waits for a place in it nor takes one. */
export function createConnection(pool: Pool, longestQuery: number): Client {
  return new Client({ ...pool.options, statement_timeout: 0, query_timeout: longestQuery });
}

/**
 * Gives a function that cuts all connections that are open now. After a failover the old ones may stay silent without
 * an end, while new ones work.
 */
export function rememberConnections(pool: Pool): () => void {
  const connections = [...(openConnections.get(pool) ?? [])];
  return () => {
    for (const { connection } of connections) connection.stream.destroy();
  };
}

/** A transaction that fails at its first statement does not release its connection, and the pool would lose a place. */
function giveBack(connection: PoolClient): void {
  try {
    connection.release(true);
  } catch {
    // The connection was already released.
  }
  // The owner may still release it afterwards.
  connection.release = () => {};
}

/**
 * Rejects when the database does not answer or cannot store anything. A result that does not fit into the working
 * memory makes PostgreSQL write a temporary file, which fails on a full disk and leaves nothing behind.
 */
async function checkDatabase(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  let problem: Error | undefined;
  try {
    await connection.query("set work_mem = '64kB'");
    const { rows } = await connection.query(
      "select count(*), current_setting('transaction_read_only') as read_only from generate_series(1, 20000)",
    );
    if (rows[0]?.read_only === "on") throw new UnfitError("The database accepts no changes.");
  } catch (error) {
    problem = error as Error;
    const isFull = (error as { code?: string }).code === diskFull;
    throw isFull ? new UnfitError("The database has no space left on its disk.") : error;
  } finally {
    connection.release(problem);
  }
}
