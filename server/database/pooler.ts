import { Client, type ClientConfig } from "pg";

/**
 * How an address leads to PostgreSQL: directly, or through a pooler such as PgBouncer, which gives us a connection of
 * our own (session) or another one for every transaction.
 */
export type PoolMode = "direct" | "session" | "transaction";

/** The pooler in front of PostgreSQL cannot be used like this; the message says what to set. */
export class UnfitPooler extends Error {
  override name = "UnfitPooler";
}

/** A busy pooler may give another connection by chance, so we look this often. */
const attempts = 3;

const noSuchStatement = "26000";

/** Finds out how this address leads to PostgreSQL. */
export function findPoolMode(options: ClientConfig): Promise<PoolMode> {
  return withTwo(options, async (first, connectSecond) => {
    // A pooler gives its clients a process number of its own.
    const { processID } = first as unknown as { processID: number };
    const ownProcess = await processOf(first);
    if (ownProcess === processID) return "direct";
    const second = await connectSecond();
    for (let attempt = 0; attempt < attempts; attempt++) {
      const process = await processOf(first);
      // In transaction mode, the connection that was just used goes to the next client.
      await second.query("begin");
      const nextProcess = await processOf(first);
      await second.query("rollback");
      if (process !== nextProcess) return "transaction";
    }
    return "session";
  });
}

/** Refuses a pooler that cannot do what we need; `hasDirectUrl` tells whether we can go around it where we must. */
export async function checkPooler(mode: PoolMode, options: ClientConfig, hasDirectUrl: boolean): Promise<void> {
  if (mode !== "transaction") return;
  if (!hasDirectUrl)
    throw new UnfitPooler(
      "DATABASE_URL leads to a pooler in transaction mode, where nothing can be listened to. Set DATABASE_DIRECT_URL to " +
        "the address of PostgreSQL itself, or set pool_mode = session in PgBouncer.",
    );
  if (!(await keepsStatements(options)))
    throw new UnfitPooler(
      "The pooler of DATABASE_URL forgets prepared statements. Use PgBouncer 1.21 or newer with max_prepared_statements " +
        "= 200, or set pool_mode = session.",
    );
}

/** Tells whether a prepared statement can be used again when its connection went to another client. */
function keepsStatements(options: ClientConfig): Promise<boolean> {
  return withTwo(options, async (first, connectSecond) => {
    const second = await connectSecond();
    const statement = { name: "samen_pooler_check", text: "select 1" };
    await first.query(statement);
    await second.query("begin");
    try {
      await first.query(statement);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === noSuchStatement) return false;
      throw error;
    } finally {
      await second.query("rollback");
    }
  });
}

async function withTwo<Value>(
  options: ClientConfig,
  run: (first: Client, connectSecond: () => Promise<Client>) => Promise<Value>,
): Promise<Value> {
  const clients: Client[] = [];
  const connect = async () => {
    const client = new Client(options);
    // A connection that breaks reports it in its query too; without this listener the event would end the process.
    client.on("error", () => {});
    clients.push(client);
    await client.connect();
    return client;
  };
  const end = () => Promise.all(clients.map((client) => client.end()));
  try {
    const value = await run(await connect(), connect);
    await end();
    return value;
  } catch (error) {
    // A silent server never confirms the end, so we do not wait for it.
    end().catch(() => {});
    throw error;
  }
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ process: number }>("select pg_backend_pid() as process");
  return rows[0]?.process ?? 0;
}
