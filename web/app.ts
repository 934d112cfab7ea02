import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type ServerSide, serverSide } from "#web/graphql/process.server.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The largest form of ours is a few pages of text; files travel elsewhere. */
const largestForm = 512 * 1024;

/** Renders the page at the address of a request. */
export async function renderPage(request: IncomingMessage, response: ServerResponse, side: ServerSide): Promise<void> {
  const context = new RouterContextProvider();
  context.set(serverSide, side);
  const moved = movedTo(request.url ?? "/");
  if (moved) {
    response.writeHead(301, { location: moved }).end();
    return;
  }
  // A browser says how long a form is; who does not, or sends too much, is not one.
  const length = request.headers["content-length"];
  const hasBody = length !== undefined || request.headers["transfer-encoding"] !== undefined;
  if (hasBody && !(Number(length) <= largestForm)) {
    response.writeHead(length === undefined ? 411 : 413, { connection: "close" }).end();
    return;
  }
  const page = await handle(createRequest(request, response), context);
  if (side.writePage) {
    response.statusCode = page.status;
    response.setHeaders(page.headers);
    side.writePage(response);
  } else {
    await sendResponse(response, page);
  }
}

/** Where an address lives that has moved for good: Dutch has no prefix, and no address ends with a slash. */
export function movedTo(url: string): string | null {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
  // Two slashes at the start would lead to another host.
  const plain =
    path
      .replace(/^\/nl(?=\/|$)/i, "")
      .replace(/^\/+/, "/")
      .replace(/(?<=.)\/+$/, "") || "/";
  return plain === path ? null : plain + query;
}
