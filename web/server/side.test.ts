import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type ServerSide, serverTransport } from "#web/server/side.ts";

/** A server for one test; gives its address. */
async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("follows no redirect of another API, which could take the cookie of a person elsewhere", async () => {
  const seenCookies: (string | undefined)[] = [];
  const elsewhere = await aServer((request, response) => {
    seenCookies.push(request.headers.cookie);
    response.end("{}");
  });
  const api = await aServer((_request, response) => response.writeHead(307, { location: elsewhere }).end());
  const side = { apiUrls: { default: api }, cookie: "samen_session=anna" } as unknown as ServerSide;
  await expect(
    serverTransport(side, "nl")("default", { query: "{ ping }", variables: {} }, undefined),
  ).rejects.toThrow();
  expect(seenCookies).toEqual([]);
});
