import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy before the socket of a PostgreSQL, which can go silent, refuse connections, and come back. */
export async function aSilentProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { port, ...proxy } = await aProxy({ path: `${url.searchParams.get("host")}/.s.PGSQL.5432` });
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return { url: url.href, ...proxy };
}

/** A proxy on this machine before any server, which can go silent or slow, refuse connections, and come back. */
export async function aProxy(target: NetConnectOpts) {
  const sockets = new Set<Socket>();
  const silentSockets = new Set<Socket>();
  let isSilentToNew = false;
  let delay = 0;
  let server: Server | null = null;

  const accept = (near: Socket) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (silentSockets.has(near)) return;
        if (delay > 0) setTimeout(() => to.write(bytes), delay);
        else to.write(bytes);
      });
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        // A silent connection does not even say that it ended.
        if (!silentSockets.has(near)) to.destroy();
      });
    }
    if (isSilentToNew) silentSockets.add(near);
    server?.once("silence", () => silentSockets.add(near));
  };
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      const started = createServer(accept).setMaxListeners(0);
      server = started;
      started.listen(port, "127.0.0.1", () => resolve((started.address() as { port: number }).port));
    });
  const refuse = async () => {
    const closing = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    for (const socket of sockets) socket.destroy();
    await closing;
    server = null;
  };
  const port = await listen(0);
  onTestFinished(refuse);
  return {
    port,
    /** Every piece of data takes so much longer, in milliseconds. */
    slowDown: (milliseconds: number) => {
      delay = milliseconds;
    },
    /** Old connections stay open and nothing passes through them any more; new ones work, or are silent too. */
    goSilent: ({ alsoToNew = false } = {}) => {
      isSilentToNew = alsoToNew;
      server?.emit("silence");
    },
    /** New connections work again; old ones stay silent. */
    answerAgain: () => {
      isSilentToNew = false;
    },
    /** Breaks all connections and accepts no new ones, as a server that is down. */
    refuse,
    accept: () => listen(port),
  };
}
