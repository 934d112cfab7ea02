import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createHandler } from "graphql-http";
import { Refusal } from "#domain/problem.ts";
import type { ApiContext } from "#server/api/context.ts";
import { type Endpoint, errorOf, type Prepared } from "#server/api/endpoint.ts";
import { checkSize } from "#server/api/limit.ts";
import { BodyTooLarge, readBody } from "#server/platform/http/body.ts";

/** No request of ours comes near it. */
const largestBody = 128 * 1024;

// An answer that is kept for all visitors is written once, as bytes: a text would be turned into them for each of them.
const written = new WeakMap<ExecutionResult, Buffer>();

function bytesOf(result: ExecutionResult): Buffer {
  const bytes = written.get(result) ?? Buffer.from(JSON.stringify(result));
  written.set(result, bytes);
  return bytes;
}

const success = { status: 200, statusText: "OK" };
const badRequest = { status: 400, statusText: "Bad Request" };
const tooMany = { status: 429, statusText: "Too Many Requests" };
const json = { "content-type": "application/json; charset=utf-8" };

/** The type the client prefers, as the specification has it: JSON unless GraphQL's own is accepted first. */
function typeFor({ headers: { accept = "" } }: IncomingMessage): string {
  const [preferred] = /application\/(graphql-response\+json|json|\*)|\*\/\*/.exec(accept) ?? [];
  const type = preferred === "application/graphql-response+json" ? preferred : "application/json";
  return `${type}; charset=utf-8`;
}

/** One request on its way through graphql-http: its answer when that is a success, and what ends its turn. */
type Passage = { context: ApiContext; success: Buffer | null; end(): void };

/** Answers GraphQL over HTTP on one address, as the specification of GraphQL over HTTP asks. */
export function createHttpHandler(endpoint: Endpoint, schema: GraphQLSchema) {
  const preparedOf = new WeakMap<object, Prepared>();
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
    // Checked already when it was prepared; the list of rules would be copied for every request.
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
    // The handler would write the answer with a function that looks at every value for errors; there are none.
    onOperation: ({ context: passage }, _args, result) => {
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
      // Read first: the handler would answer a body that is too large as a bad request.
      const sent = await readBody(request, largestBody);
      const { method = "GET", url = "/", headers } = request;
      const [text, init] = await handle({ url, method, headers, body: sent, raw: request, context: passage });
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
