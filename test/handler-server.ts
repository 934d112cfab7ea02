import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { closeServer, createHttpServer, type Handler } from "#server/platform/http/server.ts";
import { silentLog } from "#test/log.ts";

/** Starts a server with only these handlers for one test and returns its address. */
export async function serveHandlers(...handlers: Handler[]): Promise<string> {
  const server = createHttpServer({ handlers, publicUrl: new URL("https://samen.example"), log: silentLog });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => closeServer(server, 0));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
