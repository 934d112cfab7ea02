import { createContext } from "react-router";
import type { Language } from "#domain/language.ts";
import type { ApiRequest } from "#server/api/endpoint.ts";
import type { ApiAnswer, Transport } from "#web/graphql/client.ts";
import type { EndpointName } from "#web/graphql/document.ts";

/** What the server hands to every page it renders. */
export type ServerSide = {
  /** Runs a document in this process. */
  run(endpoint: EndpointName, request: ApiRequest): Promise<unknown>;
  /** Where the API is when it is not in this process. */
  apiUrls: Partial<Record<EndpointName, string>>;
  /** Where files go when it is not `/files`. */
  uploadPath: string | undefined;
  publicUrl: string;
  /** Ties inline scripts to this one answer. */
  nonce: string;
  requestId: string;
  isDemo: boolean;
  /** This year, as it stands at the foot of a page. */
  year: string;
  /** Whether the pages for those who build the site are there: the gallery and the explorer. */
  showsWorkshop: boolean;
  /** What the browser sent; a page that looks at it is nobody else's. */
  readonly cookie: string;
  reportError(error: unknown): void;
};

/** Where loaders and actions find what the server hands them. */
export const serverSide = createContext<ServerSide>();

/** Runs documents in this process, or sends them on where the operator put the API. */
export function serverTransport(side: ServerSide, language: Language): Transport {
  return async (endpoint, body, signal) => {
    const url = side.apiUrls[endpoint];
    if (!url) {
      const answer = (await side.run(endpoint, body as ApiRequest)) as ApiAnswer;
      return { status: 200, answer };
    }
    const { cookie } = side;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        accept: "application/json",
        "accept-language": language,
        "content-type": "application/json",
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return { status: response.status, answer: (await response.json()) as ApiAnswer };
  };
}
