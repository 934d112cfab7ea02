import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { securityHeaders } from "#server/platform/http/headers.ts";
import type { Log } from "#server/platform/log.ts";

/** A request with what we know of it before anyone handles it. */
export type Incoming = { request: IncomingMessage; response: ServerResponse; path: string; requestId: string };

/** Answers a request, or leaves it to the next by giving false. */
export type Handler = (incoming: Incoming) => boolean | Promise<boolean>;

/** Answers a request with what is at hand, headers and all, or leaves it to the handlers by giving false. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;

type Options = { atOnce?: AnswerAtOnce; handlers: readonly Handler[]; publicUrl: URL; log: Log };

/** Makes the server: an id for every request, the headers every answer has, time-outs, and one place for surprises. */
export function createHttpServer({ atOnce, handlers, publicUrl, log }: Options): Server {
  const headers = Object.entries(securityHeaders(publicUrl));

  const handle = async (incoming: Incoming) => {
    const { response, requestId } = incoming;
    response.setHeader("x-request-id", requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      for (const handler of handlers) {
        const answered = handler(incoming);
        // Most handlers know at once that they are not meant.
        if (answered === true || (answered !== false && (await answered))) return;
      }
      answerPlainly(response, 404, "Not found");
    } catch (error) {
      log.error({ requestId, error }, "request failed");
      answerPlainly(response, 500, `Something went wrong (${requestId})`);
    }
  };

  const isLogged = log.isLevelEnabled("info");
  const logAnswer = ({ request, response, path, requestId }: Incoming, milliseconds: number) =>
    log.info({ requestId, method: request.method, path, status: response.statusCode, milliseconds }, "request");
  const logWhenAnswered = (incoming: Incoming) => {
    const begun = performance.now();
    incoming.response.on("close", () => logAnswer(incoming, Math.round(performance.now() - begun)));
  };

  const server = createServer((request, response) => {
    const requestId = randomUUID();
    const incoming = { request, response, path: pathOf(request), requestId };
    const isAnswered = atOnce?.(request, response, requestId);
    if (isLogged) {
      // What is at hand takes no time worth telling.
      if (response.headersSent) logAnswer(incoming, 0);
      else logWhenAnswered(incoming);
    }
    if (!isAnswered) void handle(incoming);
  });
  // A client gets this long to send its headers and then its whole request: fifteen megabytes from a phone with a bad
  // connection take minutes. Whoever falls silent meanwhile is not waited for.
  server.headersTimeout = 15_000;
  server.requestTimeout = 900_000;
  server.timeout = 120_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  return server;
}

/** The path without its query: a query can hold what someone searched for or a code. */
function pathOf({ url = "/" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query) || "/";
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
