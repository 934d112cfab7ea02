import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { securityHeaders } from "#server/platform/http/headers.ts";
import type { Log } from "#server/platform/log.ts";
import { traceRequest } from "#server/platform/traces.ts";

/** A request with its path and id, as every handler gets it. */
export type Incoming = { request: IncomingMessage; response: ServerResponse; path: string; requestId: string };

/** Answers a request, or returns false to leave it to the next handler. */
export type Handler = (incoming: Incoming) => boolean | Promise<boolean>;

/** Answers a request from memory, with all headers, or returns false to leave it to the handlers. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;

/** How long the server waits for a client, in milliseconds. */
type Times = {
  /** For its headers. */
  headers: number;
  /** For its whole request: fifteen megabytes from a phone with a bad connection take minutes. */
  request: number;
  /** Without any data during a request. */
  silence: number;
  /** Between two requests. */
  keepAlive: number;
  /** Between two checks of these times, so headers may take this much longer. */
  lookEvery: number;
};

/** The usual times; headers get at most fifteen seconds. */
export const usualTimes: Times = {
  headers: 14_000,
  request: 900_000,
  silence: 120_000,
  keepAlive: 65_000,
  lookEvery: 1000,
};

type Options = {
  atOnce?: AnswerAtOnce;
  handlers: readonly Handler[];
  publicUrl: URL;
  log: Log;
  times?: Partial<Times>;
  /** Whether clients should use other connections, because this process ends soon. */
  isStopping?(): boolean;
  /** Answers after an error that is not ours, such as a database that is down; returns false for any other error. */
  answerOutage?(incoming: Incoming, error: unknown): Promise<boolean>;
};

/** The methods that our addresses answer; all others, such as TRACE, are refused. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Makes the server: an id for every request, common headers, timeouts, and one place for unexpected errors. */
export function createHttpServer({ atOnce, handlers, publicUrl, log, times: ownTimes, ...options }: Options): Server {
  const { isStopping = () => false, answerOutage = async () => false } = options;
  const times = { ...usualTimes, ...ownTimes };
  const headers = Object.entries(securityHeaders(publicUrl));

  const handle = async (incoming: Incoming) => {
    const { response, requestId } = incoming;
    response.setHeader("x-request-id", requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      if (!methods.includes(incoming.request.method ?? "")) {
        response.setHeader("allow", methods.join(", "));
        answerPlainly(response, 405, "Method not allowed");
        return;
      }
      for (const handler of handlers) {
        const answered = handler(incoming);
        // Most handlers return false at once, so we only await a promise.
        if (answered === true || (answered !== false && (await answered))) return;
      }
      answerPlainly(response, 404, "Not found");
    } catch (error) {
      log.error({ requestId, error }, "request failed");
      const isAnswered = !response.headersSent && (await answerOutage(incoming, error).catch(() => false));
      if (!isAnswered) answerPlainly(response, 500, `Something went wrong (${requestId})`);
    }
  };

  const isLogged = log.isLevelEnabled("info");
  const logAnswer = ({ request, response, path, requestId }: Incoming, milliseconds: number) =>
    log.info({ requestId, method: request.method, path, status: response.statusCode, milliseconds }, "request");
  const logWhenAnswered = (incoming: Incoming) => {
    const startTime = performance.now();
    incoming.response.on("close", () => logAnswer(incoming, Math.round(performance.now() - startTime)));
  };

  const server = createServer({ connectionsCheckingInterval: times.lookEvery }, (request, response) => {
    const requestId = randomUUID();
    const incoming = { request, response, path: pathOf(request), requestId };
    // Node then closes the connection after the answer, and says so in a header.
    if (isStopping()) response.shouldKeepAlive = false;
    const isAnswered = atOnce?.(request, response, requestId);
    if (isLogged) {
      // An answer from memory takes almost no time, so we log zero.
      if (response.headersSent) logAnswer(incoming, 0);
      else logWhenAnswered(incoming);
    }
    if (!isAnswered) traceRequest(incoming, () => void handle(incoming));
  });
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.timeout = times.silence;
  server.keepAliveTimeout = times.keepAlive;
  server.maxHeadersCount = 100;
  return server;
}

/** The path without its query, because a query can contain a code or the words of a search. */
function pathOf({ url = "/" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query) || "/";
}

function answerPlainly(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${message}\n`);
}

/** Stops accepting requests, lets running ones finish, and cuts off the rest after the grace time. */
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
