import { createContext } from "react-router";
import type { Language } from "#domain/language.ts";
import type { ApiRequest } from "#server/api/endpoint.ts";
import type { ApiAnswer, Transport } from "#web/graphql/client.ts";
import type { EndpointName } from "#web/graphql/document.ts";
import type { InstallationBrand } from "#web/installation.ts";
import type { TypedForm } from "#web/typed-form.ts";

/** The values that the server gives to every page it renders. */
export type ServerSide = {
  /** Runs a document in this process. */
  run(endpoint: EndpointName, request: ApiRequest): Promise<unknown>;
  /** The addresses of the API if it is not in this process. */
  apiUrls: Partial<Record<EndpointName, string>>;
  /** The address for files if it is not `/files`. */
  uploadPath: string | undefined;
  publicUrl: string;
  /** Reads the languages that the fund offers. */
  listLanguages(): Promise<readonly Language[]>;
  /** Allows the inline scripts of this one answer. */
  nonce: string;
  requestId: string;
  isDemo: boolean;
  /** Set while the site is not open yet, with whether the fund has its name; null once it is open. */
  opensSoon: { isNamed: boolean } | null;
  brand: InstallationBrand;
  /** The current year, for the footer. */
  year: string;
  /** Whether the pages for developers exist: the gallery and the explorer. */
  showsWorkshop: boolean;
  /** The cookies of the request; a page that reads them is not cached for others. */
  readonly cookie: string;
  /** Whether something that the page needs does not answer, so that the error page takes its place; called once it is loaded. */
  isUnavailable?(): boolean;
  /** The seconds after which a reader of that error page should try again. */
  retryAfter: string;
  reportError(error: unknown): void;
};

/** The form that was sent with this request; its page loads after it is handled, and may not exist any more. */
export const sentForm = createContext<TypedForm | null>(null);

/** Gives loaders and actions access to these values. */
export const serverSide = createContext<ServerSide>();

/** Runs documents in this process, or sends them to the API's address if the operator has set one. */
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
      // A redirect could take the cookie of a person to another host.
      redirect: "error",
      ...(signal && { signal }),
    });
    return { status: response.status, answer: (await response.json()) as ApiAnswer };
  };
}
