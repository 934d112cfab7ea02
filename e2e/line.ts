import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "./live.ts";

/** Bytes in a second that a file of a megabyte needs a while for. */
export const slow = 100_000;

/** As fast as it can. */
export const unlimited = -1;

/** Gives the way to say how fast a page sends. */
export async function speedOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: unlimited,
      uploadThroughput,
    });
}

/**
 * A line to a site that can be cut and mended, as in a train. A browser that is told to be offline finishes what it has
 * begun; here nothing arrives any more.
 */
export async function aLine(site: string) {
  const { hostname, port } = new URL(site);
  const ends = new Set<Socket>();
  let isCut = false;
  const hold = (end: Socket) => {
    ends.add(end);
    end.on("error", () => {});
    end.on("close", () => ends.delete(end));
  };
  const server = createServer((near) => {
    hold(near);
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    hold(far);
    near.pipe(far).pipe(near);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  const mend = () => {
    isCut = false;
  };
  const end = async () => {
    cut();
    server.close();
    await once(server, "close");
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, cut, mend, end };
}
