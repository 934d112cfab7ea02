import type { ApiAnswer, Transport } from "#web/graphql/client.ts";
import type { EndpointName } from "#web/graphql/document.ts";
import { requestProgress } from "#web/progress.ts";

/** No answer came, because the network or the server is down. */
class UnreachableError extends Error {
  override name = "Unreachable";
  readonly problem: { code: "offline" | "unavailable" };

  constructor(cause: unknown) {
    super("unreachable", { cause });
    this.problem = { code: navigator.onLine === false ? "offline" : "unavailable" };
  }
}

const paths: Record<EndpointName, string> = { default: "/graphql", system: "/graphql/system" };

/** The address of an endpoint: the operator's setting, or else the server of this page. */
export function addressOf(endpoint: EndpointName): string {
  const { api, apiSystem } = document.documentElement.dataset;
  return (endpoint === "default" ? api : apiSystem) ?? paths[endpoint];
}

/** Sends a body by POST and reads the answer; an answer that is not JSON becomes an error with its text. */
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
        // The server expects a language without a country, so we send `nl` for `nl-BE`.
        "accept-language": document.documentElement.lang.slice(0, 2),
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
      credentials: "same-origin",
      // The browser finishes such a request even if the page closes.
      keepalive,
      ...(signal && { signal }),
    });
    const isJson = /^application\/(graphql-response\+)?json/.test(response.headers.get("content-type") ?? "");
    // The proxy before the site answers these itself, while the site is down or restarts.
    if (!isJson && [502, 503, 504].includes(response.status))
      throw new Error(`GraphQL Error (Code: ${response.status})`);
    const answer = isJson ? ((await response.json()) as ApiAnswer) : { error: await response.text() };
    return { status: response.status, answer };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new UnreachableError(error);
  } finally {
    done();
  }
};
