import { PGlite } from "@electric-sql/pglite";
import { escapeIdentifier, Pool } from "pg";
import type { Database } from "#server/database/open.ts";

const reconnectTime = 1_000;

/**
 * Calls back whenever a process says something on a channel (`pg_notify`), until the answer is called.
 *
 * It also calls back when the connection was lost and is there again: something may have been said meanwhile. Whoever
 * must not miss anything is told when it is lost, too.
 */
export async function listen(
  db: Database,
  channel: string,
  heard: () => void,
  lost = () => {},
): Promise<() => Promise<void>> {
  const client = "$client" in db ? db.$client : null;
  if (client instanceof PGlite) return client.listen(channel, heard);
  if (client instanceof Pool) return listenOn(client, channel, heard, lost);
  throw new Error("Only a whole database can be listened to, not a transaction.");
}

async function listenOn(pool: Pool, channel: string, heard: () => void, lost: () => void) {
  let hangUp = () => {};
  let retry: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect() {
    const connection = await pool.connect();
    hangUp = () => {
      hangUp = () => {};
      // Closed, not handed back: the pool's next user should hear nothing.
      connection.release(true);
    };
    connection.on("notification", heard);
    connection.once("error", () => {
      lost();
      hangUp();
      reconnect();
    });
    try {
      await connection.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      hangUp();
      throw error;
    }
    if (ended) hangUp();
  }

  function reconnect() {
    if (ended) return;
    // A connection that breaks while it begins to listen is missed twice, and made anew once.
    clearTimeout(retry);
    retry = setTimeout(() => connect().then(heard, reconnect), reconnectTime).unref();
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    hangUp();
  };
}
