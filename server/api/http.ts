import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createHandler } from "graphql-http";
import type { ApiContext } from "#server/api/context.ts";
import type { Endpoint, Prepared } from "#server/api/endpoint.ts";
import { BodyTooLarge, readBody } from "#server/platform/http/body.ts";

/** No request of ours comes near it. */
const largestBody = 128 * 1024;

// An answer that is kept for all visitors is written once.
const written = new WeakMap<ExecutionResult, string>();

function textOf(result: ExecutionResult): string {
  const text = written.get(result) ?? JSON.stringify(result);
  written.set(result, text);
  return text;
}

const success = { status: 200, statusText: "OK" };

/** The type the client prefers, as the specification has it: JSON unless GraphQL's own is accepted first. */
function typeFor({ headers: { accept = "" } }: IncomingMessage): string {
  const [preferred] = /application\/(graphql-response\+json|json|\*)|\*\/\*/.exec(accept) ?? [];
  const type = preferred === "application/graphql-response+json" ? preferred : "application/json";
  return `${type}; charset=utf-8`;
}

/** Answers GraphQL over HTTP on one address, as the specification of GraphQL over HTTP asks. */
export function createHttpHandler(endpoint: Endpoint, schema: GraphQLSchema) {
  const preparedOf = new WeakMap<object, Prepared>();
  const handle = createHandler<IncomingMessage, ApiContext>({
    schema,
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
    context: (request) => request.context as never,
    // The handler would write the answer with a function that looks at every value for errors; there are none.
    onOperation: (request, _args, result) =>
      result.errors ? undefined : [textOf(result), { ...success, headers: { "content-type": typeFor(request.raw) } }],
  });

  return async (request: IncomingMessage, response: ServerResponse, context: ApiContext): Promise<void> => {
    try {
      // Read first: the handler would answer a body that is too large as a bad request.
      const sent = await readBody(request, largestBody);
      const [body, init] = await handle({
        url: request.url ?? "/",
        method: request.method ?? "GET",
        headers: request.headers,
        body: sent,
        raw: request,
        context: context as never,
      });
      response.writeHead(init.status, init.statusText, { "cache-control": "no-store", ...init.headers });
      response.end(body);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.writeHead(413, { "content-type": "application/json; charset=utf-8", connection: "close" });
      response.end(JSON.stringify({ errors: [{ message: "The request is too large." }] }));
    }
  };
}
