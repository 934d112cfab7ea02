import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient } from "pg";
import { checkPooler, findPoolMode } from "#server/database/pooler.ts";
import { TracedClient, TracedPool } from "#server/database/traced-pool.ts";
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
  /** The address of PostgreSQL itself, if the other one leads to a pooler in transaction mode. */
  directUrl?: string | null | undefined;
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

/** A transaction in which nothing happens holds its connection and locks for this long at most. */
const longestPause = 60_000;

// The open connections of each pool, in the order in which they were opened.
const openConnections = new WeakMap<Pool, Set<PoolClient>>();

// The options for connections outside each pool.
const outsideOptions = new WeakMap<Pool, ClientConfig>();

/** Opens a pool of connections. None of them can hang for ever, and a silent server cannot stop the process from ending. */
export async function openPool({ databaseUrl, directUrl, limits, isPatient, log }: Options): Promise<OpenPool> {
  // Work without a limit, such as a migration, needs the whole session.
  const connectionString = isPatient ? (directUrl ?? databaseUrl) : databaseUrl;
  const shared = {
    connectionString,
    application_name: "samen",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const waits = { connectionTimeoutMillis: limits.connectSeconds * 1000 };
  const longestQuery = limits.querySeconds * 1000;
  const probe = { ...shared, ...waits, query_timeout: longestQuery };
  const mode = await findPoolMode(probe);
  await checkPooler(mode, probe, Boolean(directUrl));
  const serverLimits = {
    ...(!isPatient && { statement_timeout: longestQuery }),
    idle_in_transaction_session_timeout: longestPause,
  };
  // PostgreSQL takes ten times as long to compile a query of ours, with its many conditions, as to run it.
  const jit = "off";
  const pool = new TracedPool({
    ...shared,
    Client: TracedClient,
    ...waits,
    max: limits.connections,
    idleTimeoutMillis: 30_000,
    ...(!isPatient && { query_timeout: longestQuery + answerTime }),
    ...(mode === "direct" && { ...serverLimits, options: `-c jit=${jit}` }),
    // PgBouncer refuses a connection that brings limits. In transaction mode its own settings are the limits.
    ...(mode === "session" && { onConnect: (client) => setOptions(client, { ...serverLimits, jit }) }),
  });
  outsideOptions.set(pool, { ...shared, ...waits, connectionString: directUrl ?? databaseUrl });
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
  for (const onePool of [pool, pingPool]) {
    // The pool replaces a broken idle connection; without this listener the event would end the process.
    onePool.on("error", (error) => log?.error({ error }, "A connection to the database broke."));
    onePool.on("connect", (connection) => {
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

async function setOptions(client: ClientBase, options: Record<string, number | string>): Promise<void> {
  await client.query(
    Object.entries(options)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join("; "),
  );
}

/** Makes a connection outside the pool, so that it neither waits for a place in it nor takes one. */
export function createConnection(pool: Pool, longestQuery: number): Client {
  return new Client({ ...outsideOptions.get(pool), query_timeout: longestQuery });
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
    // A pooler may give the connection to others after the transaction.
    await connection.query("begin; set local work_mem = '64kB'");
    const { rows } = await connection.query(
      "select count(*), current_setting('transaction_read_only') as read_only from generate_series(1, 20000)",
    );
    await connection.query("commit");
    if (rows[0]?.read_only === "on") throw new UnfitError("The database accepts no changes.");
  } catch (error) {
    problem = error as Error;
    const isFull = (error as { code?: string }).code === diskFull;
    throw isFull ? new UnfitError("The database has no space left on its disk.") : error;
  } finally {
    connection.release(problem);
  }
}
