import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../server/platform/config.ts";

// The measured server, in a process of its own: Samen itself, or a server with one bare answer to compare with.
// It sends its address, and its processor time whenever a message asks for it.

export type BareAnswer = { status: number; body: string; headers: Record<string, string> };
export type Order = { environment: Record<string, string> } | "bare" | BareAnswer | "processor time";

let bare: { status: number; body: Buffer; headers: Record<string, string> };

async function serveBare(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(bare.status, bare.headers);
    response.end(bare.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function follow(order: Order): Promise<string | NodeJS.CpuUsage | null> {
  if (order === "processor time") return process.cpuUsage();
  if (order === "bare") return serveBare();
  if ("environment" in order) {
    const { start } = await import("#test/built-site.ts");
    return (await start(readConfig(order.environment))).url;
  }
  bare = { ...order, body: Buffer.from(order.body, "base64") };
  return null;
}

process.on("message", async (order: Order) => process.send?.({ answer: await follow(order) }));
// Without this, the server would outlive a run that fails.
process.on("disconnect", () => process.exit());
