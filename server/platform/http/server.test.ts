import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, createHttpServer, usualTimes } from "#server/platform/http/server.ts";
import { silentLog } from "#test/log.ts";

type Times = Parameters<typeof createHttpServer>[0]["times"];

/** Starts a server that answers everything with a greeting; returns its port. */
async function aServer(times: Times = {}): Promise<number> {
  const server = createHttpServer({
    handlers: [({ response }) => Boolean(response.end("hello\n"))],
    publicUrl: new URL("https://samen.example"),
    log: silentLog,
    times,
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => closeServer(server, 0));
  return (server.address() as AddressInfo).port;
}

// By default Node checks only every thirty seconds, which is longer than the timeout of this test.
test.each([
  ["half a header", "GET / HTTP/1.1\r\nhost: sam"],
  ["no end of its headers", "GET / HTTP/1.1\r\nhost: samen.example\r\n"],
  ["nothing", ""],
])("closes the connection of a client that sends %s", { timeout: 15_000 }, async (_what, beginning) => {
  const socket = connect(await aServer({ headers: 20, lookEvery: 5 }), "localhost");
  socket.write(beginning);
  // The text is complete only when the server closes the connection.
  expect(await text(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test("a client has at most fifteen seconds to send its headers", () => {
  expect(usualTimes.headers + usualTimes.lookEvery).toBeLessThanOrEqual(15_000);
});

test("refuses an unknown method and lists the allowed ones", async () => {
  const port = await aServer();
  const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string | undefined]>();
  request({ port, host: "localhost", path: "/", method: "TRACE" }, (response) => {
    response.resume();
    resolve([response.statusCode, response.headers.allow]);
  })
    .on("error", reject)
    .end();
  expect(await promise).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
});

test("refuses a request that gives its length in two ways, which could hide a second request", async () => {
  const headers = ["host: samen.example", "content-length: 4", "transfer-encoding: chunked"];
  const socket = connect(await aServer(), "localhost");
  socket.write(`POST / HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n0\r\n\r\nGET /hidden HTTP/1.1\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain("hello");
});
