import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../server/platform/config.ts";

// The server that is measured, in a process of its own: Samen itself, or a bare answer of the same size beside it.
// It tells its address, and how much processor time it has used whenever it is asked.

type Order =
  | { kind: "samen"; environment: Record<string, string> }
  | { kind: "bare"; status: number; body: string; headers: Record<string, string> };

async function serve(order: Order): Promise<string> {
  if (order.kind === "samen") {
    const { start } = await import("../server/start.ts");
    return (await start(readConfig(order.environment))).url;
  }
  const body = Buffer.from(order.body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(order.status, order.headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

process.on("message", async (message: Order | "used") => {
  if (message === "used") process.send?.({ used: process.cpuUsage() });
  else process.send?.({ url: await serve(message) });
});
