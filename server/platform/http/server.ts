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

/** How long a client is waited for, in milliseconds. */
type Times = {
  /** To send its headers. */
  headers: number;
  /** To send its whole request: fifteen megabytes from a phone with a bad connection take minutes. */
  request: number;
  /** Without a sign of it, while something is under way. */
  silence: number;
  /** Between two requests. */
  keepAlive: number;
  /** Between two looks at who has had that long: headers end at most this much later. */
  lookEvery: number;
};

/** For everyone but tests: nobody gets more than fifteen seconds for headers. */
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
};

/** What some address of ours answers; others, such as TRACE, no page can be asked with. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Makes the server: an id for every request, the headers every answer has, time-outs, and one place for surprises. */
export function createHttpServer({ atOnce, handlers, publicUrl, log, times: given }: Options): Server {
  const times = { ...usualTimes, ...given };
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

  const server = createServer({ connectionsCheckingInterval: times.lookEvery }, (request, response) => {
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
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.timeout = times.silence;
  server.keepAliveTimeout = times.keepAlive;
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
