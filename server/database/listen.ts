import { PGlite } from "@electric-sql/pglite";
import { escapeIdentifier, Pool } from "pg";
import type { Database } from "#server/database/open.ts";
import { createConnection, rememberConnections } from "#server/database/pool.ts";

/** How often a connection that only listens is checked, how long it may take to answer, and the wait for the next one. */
type Times = { beat: number; answer: number; reconnect: number };

const usualTimes: Times = { beat: 5_000, answer: 5_000, reconnect: 1_000 };

type Listener = {
  /** Called on every notification, and after reconnecting, because a notification may have been missed. */
  heard(): void;
  /** Called as soon as the connection breaks or is found silent. */
  lost?(): void;
  /** Called when a new connection works again. */
  regained?(): void;
  times?: Partial<Times>;
};

/** Listens to the notifications on a channel (`pg_notify`); the returned function stops it. */
export async function listen(db: Database, channel: string, listener: Listener): Promise<() => Promise<void>> {
  const client = "$client" in db ? db.$client : null;
  if (client instanceof PGlite) return client.listen(channel, listener.heard);
  if (client instanceof Pool) return listenOn(client, channel, listener);
  throw new Error("Only a whole database can be listened to, not a transaction.");
}

async function listenOn(pool: Pool, channel: string, { heard, lost, regained = heard, times }: Listener) {
  const { beat, answer, reconnect } = { ...usualTimes, ...times };
  let hangUp = () => {};
  let retry: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const statement = `listen ${escapeIdentifier(channel)}`;

  async function connect() {
    // The first query needs a limit too; that of a check is shorter.
    const connection = createConnection(pool, answer * 2);
    let timer: NodeJS.Timeout | undefined;
    // A connection that breaks while it starts to listen gives two errors, but needs one reconnection.
    let isLost = false;
    const cut = () => {
      isLost = true;
      clearTimeout(timer);
      connection.connection.stream.destroy();
    };
    const lose = (cutOthers: () => void) => {
      if (isLost) return;
      cut();
      if (hasEnded) return;
      lost?.();
      connectLater(cutOthers);
    };
    connection.on("notification", heard);
    connection.on("error", () => lose(() => {}));
    try {
      await connection.connect();
      await connection.query(statement);
    } catch (error) {
      cut();
      throw error;
    }

    // Without a query now and then, nobody would notice that the server is gone. Listening twice changes nothing.
    const check = () => {
      const cutOthers = rememberConnections(pool);
      // A busy process may notice the time before the answer, so it looks twice.
      timer = setTimeout(() => {
        timer = setTimeout(() => lose(cutOthers), answer / 2).unref();
      }, answer / 2).unref();
      connection.query(statement).then(
        () => {
          clearTimeout(timer);
          if (!isLost && !hasEnded) timer = setTimeout(check, beat).unref();
        },
        () => lose(() => {}),
      );
    };
    timer = setTimeout(check, beat).unref();
    hangUp = () => {
      clearTimeout(timer);
      // A silent server never confirms the end, so we do not wait for it.
      connection.end().catch(() => {});
    };
    if (hasEnded) hangUp();
  }

  function connectLater(cutOthers: () => void) {
    if (hasEnded) return;
    const comeBack = async () => {
      await connect();
      // If a new connection works while an old one is silent, the other old ones are silent too.
      cutOthers();
      regained();
    };
    clearTimeout(retry);
    retry = setTimeout(() => comeBack().catch(() => connectLater(cutOthers)), reconnect).unref();
  }

  await connect();
  return async () => {
    hasEnded = true;
    clearTimeout(retry);
    hangUp();
  };
}
