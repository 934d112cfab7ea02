import type { TadaDocumentNode } from "gql.tada";
import type { Problem } from "#domain/problem.ts";
import type { EndpointName, SentDocument } from "#web/graphql/document.ts";

/** What to do with errors in an answer: fail (`none`), keep them beside the data, or drop them. */
export type ErrorPolicy = "none" | "all" | "ignore";

type ApiBody = { query: string; variables: unknown; operationName?: string };
type ApiError = { message: string; extensions?: { problem?: Problem } };
export type ApiAnswer = { data?: unknown; errors?: readonly ApiError[]; error?: string };

/** Brings a body to one endpoint and its answer back: by POST, or within the server's own process. */
export type Transport = (
  endpoint: EndpointName,
  body: ApiBody,
  signal: AbortSignal | undefined,
) => Promise<{ status: number; answer: ApiAnswer }>;

/** An answer that is no success. Request and answer are kept out of sight: they may hold what no log should show. */
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
type Outcome<Result> = { data: Result; problem: null } | { data: null; problem: Problem };

/** The one client of the web app, for both endpoints; a document knows where it goes. */
export type Api = {
  /** Answers with the data, or throws. */
  query<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...rest: Record<string, never> extends Variables ? [Variables?, Options?] : [Variables, Options?]
  ): Promise<Result>;
  /** Answers with the data or with the reason it was refused; throws only when there is no reason to show. */
  mutate<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...rest: Record<string, never> extends Variables ? [Variables?, Options?] : [Variables, Options?]
  ): Promise<Outcome<Result>>;
};

/** Makes the client over a transport; aborting the signal aborts whatever is under way. */
export function createApi(transport: Transport, pageSignal?: AbortSignal): Api {
  const ask = async (document: unknown, variables: unknown, { errorPolicy = "none", signal }: Options = {}) => {
    const { endpoint, query, operationName } = document as SentDocument;
    const body: ApiBody = { query, variables: variables ?? {}, ...(operationName && { operationName }) };
    const { status, answer } = await transport(endpoint, body, signal ?? pageSignal);
    const isOk = status >= 200 && status < 300;
    const hasErrors = "errors" in answer && errorPolicy === "none";
    if (!isOk || hasErrors || !answer.data) throw new GraphQLClientError(status, answer, body);
    return answer.data;
  };
  return {
    query: async (document, ...[variables, options]) => (await ask(document, variables, options)) as never,
    mutate: async (document, ...[variables, options]) => {
      try {
        return { data: (await ask(document, variables, options)) as never, problem: null };
      } catch (error) {
        // Also when nothing answered at all: nobody loses what they filled in because the network did.
        const { problem } = error as { problem?: Problem | null };
        if (problem) return { data: null, problem };
        throw error;
      }
    },
  };
}
