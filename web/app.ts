import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { contentSecurityPolicy } from "#web/content-security-policy.server.ts";
import { type ServerSide, serverSide } from "#web/graphql/process.server.ts";
import { withoutNonce } from "#web/page-for-everyone.server.ts";

/** The pages of those who build the site; where it is in use there are no such addresses. */
const workshop: readonly string[] = ["gallery___en", "explorer___en"];
const withoutWorkshop = <Route>(routes: Record<string, Route>) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !workshop.includes(id)));
const assets = { ...build.assets, routes: withoutWorkshop(build.assets.routes) };
const inUse = createRequestHandler({ ...build, assets, routes: withoutWorkshop(build.routes) }, import.meta.env.MODE);
const inWorkshop = createRequestHandler(build, import.meta.env.MODE);

function handle(request: Request, side: ServerSide): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(serverSide, side);
  return (side.showsWorkshop ? inWorkshop : inUse)(request, context);
}

/** The largest form of ours is a few pages of text; files travel elsewhere. */
const largestForm = 512 * 1024;

/** Renders the page at the address of a request. */
export async function renderPage(request: IncomingMessage, response: ServerResponse, side: ServerSide): Promise<void> {
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
  const page = await handle(createRequest(request, response), side);
  if (side.html === undefined) return sendResponse(response, page);
  const body = Buffer.from(side.html);
  response.statusCode = page.status;
  response.setHeaders(page.headers);
  response.setHeader("content-length", body.length);
  response.end(body);
}

/**
 * Renders the page at an address whole, the same for everyone who asks for it: nothing of a request is known to it. Null
 * when the page wanted to know what the browser sent, and so cannot be the same for everyone.
 */
export async function renderForEveryone(url: string, asked: Omit<ServerSide, "cookie">) {
  const moved = movedTo(url);
  if (moved) return { status: 301, headers: { location: moved }, body: Buffer.alloc(0) };
  let isPersonal = false;
  const look = () => {
    isPersonal = true;
    return "";
  };
  // Not among what is copied along with the rest: only who asks for it looks at it.
  const side = Object.defineProperty({ ...asked }, "cookie", { get: look }) as ServerSide;
  const page = await handle(new Request(new URL(url, side.publicUrl)), side);
  const headers = Object.fromEntries(page.headers);
  if (isPersonal) return null;
  if (side.html === undefined) return { status: page.status, headers, body: Buffer.from(await page.arrayBuffer()) };
  const { html, scripts } = withoutNonce(side.html, side.nonce);
  const policy = contentSecurityPolicy({ ...side, scripts });
  return { status: page.status, headers: { ...headers, "content-security-policy": policy }, body: Buffer.from(html) };
}

/** Where an address lives that has moved for good: Dutch has no prefix, the others a small one, and none ends with a slash. */
function movedTo(url: string): string | null {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
  // Two slashes at the start, or a backslash that browsers read as one, would lead to another host.
  const begun = path
    .replace(/^\/nl(?=\/|$)/i, "")
    .replace(/^\/(?:en|fr)(?=\/|$)/i, (prefix) => prefix.toLowerCase())
    .replace(/^[/\\]+/, "/");
  // By hand: a pattern looks at a long row of slashes again from each of them.
  let end = begun.length;
  while (end > 1 && begun[end - 1] === "/") end--;
  const plain = begun.slice(0, end) || "/";
  return plain === path ? null : plain + query;
}
