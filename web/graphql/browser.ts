import type { ApiAnswer, Transport } from "#web/graphql/client.ts";
import type { EndpointName } from "#web/graphql/document.ts";
import { requestProgress } from "#web/progress.ts";

/** Thrown when no answer came at all: the network is gone, or the server is. */
class UnreachableError extends Error {
  override name = "Unreachable";
  readonly problem: { code: "offline" | "unavailable" };

  constructor(cause: unknown) {
    super("unreachable", { cause });
    this.problem = { code: navigator.onLine === false ? "offline" : "unavailable" };
  }
}

const paths: Record<EndpointName, string> = { default: "/graphql", system: "/graphql/system" };

/** The address of an endpoint: what the operator set, or the server the page came from. */
export function addressOf(endpoint: EndpointName): string {
  const { api, apiSystem } = document.documentElement.dataset;
  return (endpoint === "default" ? api : apiSystem) ?? paths[endpoint];
}

/** Sends a body by POST and reads the answer; one that is not JSON is kept as text and counts as failed. */
export const browserTransport = async (
  endpoint: EndpointName,
  body: Parameters<Transport>[1],
  signal: AbortSignal | undefined,
  { keepalive = false }: { keepalive?: boolean } = {},
): ReturnType<Transport> => {
  const done = requestProgress.begin();
  try {
    const response = await fetch(addressOf(endpoint), {
      method: "POST",
      headers: {
        accept: "application/json",
        // The language without its country: nl of nl-BE.
        "accept-language": document.documentElement.lang.slice(0, 2),
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
      credentials: "same-origin",
      // What a page sends while it is being left still arrives.
      keepalive,
      ...(signal && { signal }),
    });
    const isJson = /^application\/(graphql-response\+)?json/.test(response.headers.get("content-type") ?? "");
    const answer = isJson ? ((await response.json()) as ApiAnswer) : { error: await response.text() };
    return { status: response.status, answer };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new UnreachableError(error);
  } finally {
    done();
  }
};
