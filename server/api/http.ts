import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createHandler } from "graphql-http";
import { Refusal } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { type Endpoint, errorOf, isUnavailable, type PreparedDocument } from "#server/api/endpoint.ts";
import { checkSize } from "#server/api/limit.ts";
import { BodyTooLarge, readBody } from "#server/platform/http/body.ts";
import { retryAfter } from "#server/platform/http/headers.ts";

/** Our own requests are much smaller. */
const largestBody = 128 * 1024;

// Visitors share an answer, so we encode it to bytes only once.
const encodedAnswers = new WeakMap<ExecutionResult, Buffer>();

function bytesOf(result: ExecutionResult): Buffer {
  const bytes = encodedAnswers.get(result) ?? Buffer.from(JSON.stringify(result));
  encodedAnswers.set(result, bytes);
  return bytes;
}

const success = { status: 200, statusText: "OK" };
const badRequest = { status: 400, statusText: "Bad Request" };
const tooMany = { status: 429, statusText: "Too Many Requests" };
const json = { "content-type": "application/json; charset=utf-8" };
const unavailable = { status: 503, statusText: "Service Unavailable", headers: { ...json, "retry-after": retryAfter } };
const unavailableBody = JSON.stringify({ errors: [errorOf({ code: "unavailable" })] });

/** The content type that the client prefers: JSON, unless it names GraphQL's own type first. */
function typeFor({ headers: { accept = "" } }: IncomingMessage): string {
  const [preferred] = /application\/(graphql-response\+json|json|\*)|\*\/\*/.exec(accept) ?? [];
  const type = preferred === "application/graphql-response+json" ? preferred : "application/json";
  return `${type}; charset=utf-8`;
}

/** Answers that the database cannot be used now, and when to try again. */
export function answerUnavailable(response: ServerResponse): void {
  const length = Buffer.byteLength(unavailableBody);
  const headers = { ...unavailable.headers, "cache-control": "no-store", "content-length": length };
  response.writeHead(unavailable.status, headers).end(unavailableBody);
}

/** One request inside graphql-http: its answer when it succeeds, and the function that ends its turn. */
type Passage = { context: ApiContext; success: Buffer | null; end(): void };

/** Answers GraphQL on one address, according to the GraphQL over HTTP specification. */
export function createHttpHandler(endpoint: Endpoint, schema: GraphQLSchema) {
  const preparedOf = new WeakMap<object, PreparedDocument>();
  const handle = createHandler<IncomingMessage, Passage>({
    schema,
    onSubscribe: async ({ context: passage }, params) => {
      try {
        passage.end = await endpoint.admit(params, passage.context);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { problem } = error;
        const status = problem.code === "limit.tooMany" ? tooMany : badRequest;
        return [JSON.stringify({ errors: [errorOf(problem)] }), { ...status, headers: json }];
      }
    },
    // The document is already validated, and the library would copy the rules for every request.
    validationRules: () => [],
    parse: (source) => {
      const prepared = endpoint.prepare(typeof source === "string" ? source : source.body);
      preparedOf.set(prepared.document, prepared);
      return prepared.document;
    },
    validate: (_schema, document) => preparedOf.get(document)?.errors ?? [],
    execute: (args) => {
      const prepared = preparedOf.get(args.document);
      if (!prepared) throw new Error("A document reached execution without being prepared");
      return endpoint.execute(prepared, args);
    },
    context: (request) => request.context.context as never,
    // The library would search every value for errors while it writes; we know that there are none.
    onOperation: ({ context: passage }, _args, result) => {
      if (isUnavailable(result)) return [unavailableBody, unavailable];
      if (result.errors && result.data == null) return;
      const bytes = bytesOf(result);
      const problem = checkSize(passage.context, bytes.length);
      if (problem) return { errors: [errorOf(problem)] };
      if (result.errors) return;
      passage.success = bytes;
      return [null, success];
    },
  });

  return async (request: IncomingMessage, response: ServerResponse, context: ApiContext): Promise<void> => {
    const passage: Passage = { context, success: null, end: () => {} };
    try {
      // We read the body ourselves, because the library answers 400 to a body that is too large.
      const sentBody = await readBody(request, largestBody);
      const { method = "GET", url = "/", headers } = request;
      const [text, init] = await handle({ url, method, headers, body: sentBody, raw: request, context: passage });
      const body = passage.success ?? Buffer.from(text ?? "");
      response.writeHead(init.status, init.statusText, {
        "cache-control": "no-store",
        "content-length": body.length,
        ...(passage.success ? { "content-type": typeFor(request) } : init.headers),
      });
      response.end(body);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.writeHead(413, { "content-type": "application/json; charset=utf-8", connection: "close" });
      response.end(JSON.stringify({ errors: [{ message: "The request is too large." }] }));
    } finally {
      passage.end();
    }
  };
}
