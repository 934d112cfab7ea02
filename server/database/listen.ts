import { PGlite } from "@electric-sql/pglite";
import { escapeIdentifier, Pool } from "pg";
import type { Database } from "#server/database/open.ts";

const reconnectTime = 1_000;

/**
 * Calls `heard` on every notification on a channel (`pg_notify`); the returned function stops it.
 *
 * It also calls `heard` after reconnecting, because a notification may have been missed, and `lost` as soon as the
 * connection breaks.
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
      // We close the connection, because its next user in the pool must not get our notifications.
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
    // A connection that breaks while it starts to listen gives two errors, but needs one reconnection.
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
