import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";
import { Refusal, refuse } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { type ApiRequest, type Endpoint, errorOf, type Subscription } from "#server/api/endpoint.ts";
import { checkSize } from "#server/api/limit.ts";
import { BodyTooLarge, readBody } from "#server/platform/http/body.ts";
import type { Log } from "#server/platform/log.ts";

/** Our own subscriptions are much smaller. */
const largestBody = 16 * 1024;

/** The most open streams: for one session, which is the tabs of one browser, and in total. */
const mostOpen = { perSession: 4, inAll: 200 } as const;

/** The interval at which a stream sends a sign of life and checks the rights of its follower again. */
const usualBeat = 15_000;

/** The time after which a follower should connect again, in milliseconds. */
const comeBackAfter = 1_000;

const refusal = { errors: [errorOf({ code: "limit.tooMany", minutes: 1 })] };

type Options = { endpoint: Endpoint; log: Log; beat?: number };

/** An open stream, with the function that ends it at once. */
type Place = { sessionId: string | null; cut(): void };

/** Finds the current context of the request, with the rights of this moment. */
type ContextNow = () => Promise<ApiContext>;

/** Tells whether a request wants events, according to the GraphQL over server-sent events protocol. */
export function asksForEvents({ method, headers: { accept = "" } }: IncomingMessage): boolean {
  return method === "POST" && /(^|[\s,])text\/event-stream\b/.test(accept);
}

/**
 * Answers GraphQL as server-sent events, one connection for each operation: `next` with every result, and `complete` at
 * the end. A stream that ends without `complete` was cut off, and the client may start it again.
 */
export function createStreams({ endpoint, log, beat = usualBeat }: Options) {
  const open = new Map<ServerResponse, Place>();

  const isFull = (sessionId: string | null) =>
    open.size >= mostOpen.inAll ||
    [...open.values()].filter((place) => place.sessionId === sessionId).length >= mostOpen.perSession;

  /** Starts an operation, with the same limits as any other answer. */
  const begin = async (operation: ApiRequest, context: ApiContext): Promise<Subscription | ExecutionResult> => {
    let end = () => {};
    try {
      end = await endpoint.admit(operation, context);
      const outcome = await endpoint.subscribe(operation, context);
      if ("events" in outcome) return outcome;
      refuse(checkSize(context, Buffer.byteLength(JSON.stringify(outcome))));
      return outcome;
    } catch (error) {
      if (error instanceof Refusal) return { errors: [errorOf(error.problem)] };
      throw error;
    } finally {
      end();
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, contextNow: ContextNow): Promise<void> => {
    const operation = await readRequest(request);
    if (typeof operation === "number") {
      response.writeHead(operation, { "content-type": "application/json; charset=utf-8", connection: "close" });
      response.end(JSON.stringify({ errors: [{ message: "This request cannot be read." }] }));
      return;
    }
    const context = await contextNow();
    const sessionId = context.me?.sessionId ?? null;
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
      // A proxy that buffers answers would never send the events.
      "x-accel-buffering": "no",
    });
    if (isFull(sessionId)) {
      response.end(onlyOf(refusal));
      return;
    }
    const place: Place = { sessionId, cut: () => response.destroy() };
    open.set(response, place);
    try {
      const outcome = await begin(operation, context);
      if (!("events" in outcome)) return void response.end(onlyOf(outcome));
      const stream = followEvents({ subscription: outcome, context, contextNow, response, beat });
      place.cut = stream.cut;
      await stream.ended;
    } catch (error) {
      log.error({ requestId: context.requestId, error }, "stream failed");
    } finally {
      open.delete(response);
      response.end();
    }
  };

  return {
    answer,
    /** Tells every follower when to come back and cuts its stream off; it then connects to another process. */
    close: () => {
      for (const [response, { cut }] of open) {
        if (!response.writableEnded) response.write(`retry: ${comeBackAfter}\n\n`);
        cut();
      }
    },
  };
}

type EventStream = {
  subscription: Subscription;
  context: ApiContext;
  contextNow: ContextNow;
  response: ServerResponse;
  beat: number;
};

/** Sends events until there are no more, until the session or its rights change, or until the stream is cut off. */
function followEvents({ subscription, context, contextNow, response, beat }: EventStream) {
  const events = subscription.events[Symbol.asyncIterator]();
  let isCut = false;
  const stop = () => void events.return?.();
  const cut = () => {
    isCut = true;
    stop();
  };
  if (response.destroyed) cut();
  else response.once("close", cut);

  const lookAgain = async () => {
    // A client that has not read the previous events is probably gone.
    if (response.writableNeedDrain) return response.destroy();
    if (!isSame(context, await contextNow())) return stop();
    if (!response.writableEnded) response.write(":\n\n");
  };
  const beating = setInterval(() => lookAgain().catch(cut), beat).unref();

  const follow = async () => {
    for (let { done, value } = await events.next(); !done; { done, value } = await events.next()) {
      const now = await contextNow();
      if (isCut || !isSame(context, now)) break;
      const result = await subscription.answer(value, now);
      if (isCut) break;
      const isRead = response.write(eventOf("next", JSON.stringify(result)));
      if (result.errors) break;
      // Slow readers skip to the latest event, because older ones are of no use to them.
      if (!isRead) await new Promise((go) => response.once("drain", go).once("close", go));
    }
    if (!isCut) response.write(eventOf("complete"));
  };
  const following = follow().finally(() => {
    clearInterval(beating);
    stop();
  });
  return { cut, ended: following };
}

/** Tells whether it is still the same session with the same rights; after a change the client has to start again. */
function isSame({ me: before }: ApiContext, { me: now }: ApiContext): boolean {
  if (!before || !now) return before === now;
  const rights = ({ roles, hasSecondFactor }: typeof now) => [...roles, hasSecondFactor].join();
  return before.sessionId === now.sessionId && rights(before) === rights(now);
}

/** A stream of one result. */
function onlyOf(result: object): string {
  return eventOf("next", JSON.stringify(result)) + eventOf("complete");
}

function eventOf(name: "next" | "complete", data = ""): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** Reads the request, or returns the HTTP status that says why it cannot be read. */
async function readRequest(request: IncomingMessage): Promise<ApiRequest | number> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) return 415;
  try {
    const { query, variables, operationName } = JSON.parse(await readBody(request, largestBody)) ?? {};
    const isObject = (value: unknown) => value == null || (typeof value === "object" && !Array.isArray(value));
    const isName = operationName == null || typeof operationName === "string";
    return typeof query === "string" && isObject(variables) && isName ? { query, variables, operationName } : 400;
  } catch (error) {
    if (error instanceof BodyTooLarge) return 413;
    if (error instanceof SyntaxError) return 400;
    throw error;
  }
}
