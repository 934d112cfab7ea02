import type { Server } from "node:http";

/** Lets a server accept requests; rejects when the port is in use. */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}
