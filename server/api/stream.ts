import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";
import { Refusal, refuse } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { type ApiRequest, type Endpoint, errorOf, type Subscription } from "#server/api/endpoint.ts";
import { checkSize } from "#server/api/limit.ts";
import { BodyTooLarge, readBody } from "#server/platform/http/body.ts";
import type { Log } from "#server/platform/log.ts";

/** No subscription of ours comes near it. */
const largestBody = 16 * 1024;

/** How many may be open: for one session, which is tabs of one browser, and in all. */
const mostOpen = { perSession: 4, inAll: 200 } as const;

/** So often a stream shows that it is alive, and asks whether who follows it still may. */
const usualBeat = 15_000;

const refusal = { errors: [errorOf({ code: "limit.tooMany", minutes: 1 })] };

type Options = { endpoint: Endpoint; log: Log; beat?: number };

/** One stream that is open, and the way to end it at once. */
type Place = { sessionId: string | null; cut(): void };

/** Finds out who asks, at this moment. */
type ContextNow = () => Promise<ApiContext>;

/** Tells whether a request wants events, as the protocol of GraphQL over server-sent events has it. */
export function asksForEvents({ method, headers: { accept = "" } }: IncomingMessage): boolean {
  return method === "POST" && /(^|[\s,])text\/event-stream\b/.test(accept);
}

/**
 * Answers GraphQL as server-sent events, one connection for each operation: `next` with every result, and `complete` once
 * there will be no other. A stream that ends without `complete` was cut off, and may be asked for again.
 */
export function createStreams({ endpoint, log, beat = usualBeat }: Options) {
  const open = new Map<ServerResponse, Place>();

  const isFull = (sessionId: string | null) =>
    open.size >= mostOpen.inAll ||
    [...open.values()].filter((one) => one.sessionId === sessionId).length >= mostOpen.perSession;

  /** What comes as events has the same limits as any other answer. */
  const begin = async (asked: ApiRequest, context: ApiContext): Promise<Subscription | ExecutionResult> => {
    let end = () => {};
    try {
      end = await endpoint.admit(asked, context);
      const begun = await endpoint.subscribe(asked, context);
      if ("events" in begun) return begun;
      refuse(checkSize(context, Buffer.byteLength(JSON.stringify(begun))));
      return begun;
    } catch (error) {
      if (error instanceof Refusal) return { errors: [errorOf(error.problem)] };
      throw error;
    } finally {
      end();
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, contextNow: ContextNow): Promise<void> => {
    const asked = await readRequest(request);
    if (typeof asked === "number") {
      response.writeHead(asked, { "content-type": "application/json; charset=utf-8", connection: "close" });
      response.end(JSON.stringify({ errors: [{ message: "This request cannot be read." }] }));
      return;
    }
    const context = await contextNow();
    const sessionId = context.me?.sessionId ?? null;
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
      // A proxy that gathers answers before it passes them on would pass on nothing.
      "x-accel-buffering": "no",
    });
    if (isFull(sessionId)) {
      response.end(onlyOf(refusal));
      return;
    }
    const place: Place = { sessionId, cut: () => response.destroy() };
    open.set(response, place);
    try {
      const begun = await begin(asked, context);
      if (!("events" in begun)) return void response.end(onlyOf(begun));
      const stream = followed({ begun, context, contextNow, response, beat });
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
    /** Cuts off every stream: whoever follows one asks again, of another process. */
    close: () => {
      for (const { cut } of open.values()) cut();
    },
  };
}

type Followed = {
  begun: Subscription;
  context: ApiContext;
  contextNow: ContextNow;
  response: ServerResponse;
  beat: number;
};

/** Sends what happens until there is no more, until who follows it is no longer who began, or until it is cut off. */
function followed({ begun, context, contextNow, response, beat }: Followed) {
  const events = begun.events[Symbol.asyncIterator]();
  let isCut = false;
  const stop = () => void events.return?.();
  const cut = () => {
    isCut = true;
    stop();
  };
  if (response.destroyed) cut();
  else response.once("close", cut);

  const lookAgain = async () => {
    // Whoever has not read what was sent before is not there any more.
    if (response.writableNeedDrain) return response.destroy();
    if (!isSame(context, await contextNow())) return stop();
    if (!response.writableEnded) response.write(":\n\n");
  };
  const beating = setInterval(() => lookAgain().catch(cut), beat).unref();

  const follow = async () => {
    for (let { done, value } = await events.next(); !done; { done, value } = await events.next()) {
      const now = await contextNow();
      if (isCut || !isSame(context, now)) break;
      const result = await begun.answer(value, now);
      if (isCut) break;
      const isRead = response.write(eventOf("next", JSON.stringify(result)));
      if (result.errors) break;
      // Slow readers get the latest once they have read this; what came between is of no use to them.
      if (!isRead) await new Promise((go) => response.once("drain", go).once("close", go));
    }
    if (!isCut) response.write(eventOf("complete"));
  };
  const ended = follow().finally(() => {
    clearInterval(beating);
    stop();
  });
  return { cut, ended };
}

/** Whether it is the same session, with the same rights: whoever was given others begins anew. */
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

/** What was asked, or the status that says why it cannot be read. */
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
