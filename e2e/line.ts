import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "./live.ts";

/** An upload speed in bytes per second, at which a megabyte takes ten seconds. */
export const slowSpeed = 100_000;

/** The upload speed of a connection without a limit. */
export const unlimitedSpeed = -1;

/** Returns a function that sets the upload speed of a page. */
export async function uploadSpeedSetter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: unlimitedSpeed,
      uploadThroughput,
    });
}

/**
 * A connection to a site that can be cut and restored, as in a train. An offline browser still finishes the requests that
 * it has begun; on a cut connection nothing arrives.
 */
export async function aConnection(site: string) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isCut) return client.destroy();
    const upstream = connect(Number(port), hostname);
    track(upstream);
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const restore = () => {
    isCut = false;
  };
  const close = async () => {
    cut();
    server.close();
    await once(server, "close");
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, cut, restore, close };
}
