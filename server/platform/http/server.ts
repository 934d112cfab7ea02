import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setSecurityHeaders } from "#server/platform/http/headers.ts";
import type { Log } from "#server/platform/log.ts";

/** A request with what we know of it before anyone handles it. */
export type Incoming = { request: IncomingMessage; response: ServerResponse; path: string; requestId: string };

/** Answers a request, or leaves it to the next by giving false. */
export type Handler = (incoming: Incoming) => boolean | Promise<boolean>;

type Options = { handlers: readonly Handler[]; publicUrl: URL; log: Log };

/** Makes the server: an id for every request, the headers every answer has, time-outs, and one place for surprises. */
export function createHttpServer({ handlers, publicUrl, log }: Options): Server {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    const requestId = randomUUID();
    response.setHeader("x-request-id", requestId);
    setSecurityHeaders(response, publicUrl);
    const [path = "/"] = (request.url ?? "/").split("?");
    response.on("close", () => {
      const milliseconds = Math.round(performance.now() - begun);
      // The path without its query: a query can hold what someone searched for or a code.
      log.info({ requestId, method: request.method, path, status: response.statusCode, milliseconds }, "request");
    });
    try {
      for (const handler of handlers) if (await handler({ request, response, path, requestId })) return;
      answerPlainly(response, 404, "Not found");
    } catch (error) {
      log.error({ requestId, error }, "request failed");
      answerPlainly(response, 500, `Something went wrong (${requestId})`);
    }
  };

  const server = createServer((request, response) => void handle(request, response));
  // A client gets this long to send its headers and then its whole request; browsers on bad networks manage.
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  return server;
}

function answerPlainly(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${message}\n`);
}

/** Stops taking requests, lets those under way finish, and cuts off what is still there after the grace time. */
export function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
