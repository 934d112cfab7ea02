import type { TadaDocumentNode } from "gql.tada";
import type { Problem } from "#domain/problem.ts";
import type { EndpointName, SentDocument } from "#web/graphql/document.ts";

/** How a request treats errors in an answer: it fails (`none`), keeps them beside the data, or ignores them. */
export type ErrorPolicy = "none" | "all" | "ignore";

type ApiBody = { query: string; variables: unknown; operationName?: string };
type ApiError = { message: string; extensions?: { problem?: Problem } };
export type ApiAnswer = { data?: unknown; errors?: readonly ApiError[]; error?: string };

/** Sends a body to an endpoint and returns the answer: by POST, or within the server's own process. */
export type Transport = (
  endpoint: EndpointName,
  body: ApiBody,
  signal: AbortSignal | undefined,
) => Promise<{ status: number; answer: ApiAnswer }>;

/** An answer that is not a success. Request and answer may be secret, so they are not enumerable for logs. */
export class GraphQLClientError extends Error {
  override name = "GraphQLClientError";
  readonly status: number;
  readonly problem: Problem | null;
  declare readonly response: ApiAnswer;
  declare readonly request: ApiBody;

  constructor(status: number, response: ApiAnswer, request: ApiBody) {
    const first = Array.isArray(response.errors) ? response.errors[0] : undefined;
    super(first?.message ?? `GraphQL Error (Code: ${status})`);
    this.status = status;
    this.problem = first?.extensions?.problem ?? null;
    Object.defineProperty(this, "response", { value: response, enumerable: false });
    Object.defineProperty(this, "request", { value: request, enumerable: false });
  }
}

type Options = { errorPolicy?: ErrorPolicy; signal?: AbortSignal };
/** The answer to a mutation: its data, or the reason of a refusal. */
export type Outcome<Result> = { data: Result; problem: null } | { data: null; problem: Problem };

/** The API client of the web app; each document names its endpoint. */
export type Api = {
  /** Returns the data, or throws. */
  query<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...rest: Record<string, never> extends Variables ? [Variables?, Options?] : [Variables, Options?]
  ): Promise<Result>;
  /** Returns the data or the reason of a refusal; throws only if there is no reason to show. */
  mutate<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...rest: Record<string, never> extends Variables ? [Variables?, Options?] : [Variables, Options?]
  ): Promise<Outcome<Result>>;
};

/**
 * Creates a client for a transport. Aborting the signal aborts its queries. A mutation goes on, because the server does it
 * anyway and its answer can bring a new session, which the browser would lose.
 */
export function createApi(transport: Transport, pageSignal?: AbortSignal): Api {
  const ask = async (document: unknown, variables: unknown, { errorPolicy = "none", signal }: Options = {}) => {
    const { endpoint, query, operationName } = document as SentDocument;
    const body: ApiBody = { query, variables: variables ?? {}, ...(operationName && { operationName }) };
    const { status, answer } = await transport(endpoint, body, signal);
    const isOk = status >= 200 && status < 300;
    const hasErrors = "errors" in answer && errorPolicy === "none";
    if (!isOk || hasErrors || !answer.data) throw new GraphQLClientError(status, answer, body);
    return answer.data;
  };
  return {
    query: async (document, ...[variables, options]) =>
      (await ask(document, variables, { ...(pageSignal && { signal: pageSignal }), ...options })) as never,
    mutate: async (document, ...[variables, options]) => {
      try {
        return { data: (await ask(document, variables, options)) as never, problem: null };
      } catch (error) {
        // A network failure also has a problem, so that nobody loses a form because of it.
        const { problem } = error as { problem?: Problem | null };
        if (problem) return { data: null, problem };
        throw error;
      }
    },
  };
}
