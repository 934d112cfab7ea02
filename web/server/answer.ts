import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { type Language, languages, pathPrefix } from "#domain/language.ts";
import { contentSecurityPolicy, hashSource } from "#web/server/content-security-policy.ts";
import { render } from "#web/server/render.tsx";
import type { ServerSide } from "#web/server/side.ts";

/** The largest form of ours is a few pages of text; files travel elsewhere. */
const largestForm = 512 * 1024;

/** Answers a request with the page at its address. */
export async function renderPage(request: IncomingMessage, response: ServerResponse, side: ServerSide): Promise<void> {
  const moved = movedTo(request.url ?? "/");
  if (moved) {
    response.writeHead(301, { location: moved }).end();
    return;
  }
  if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) {
    response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
    return;
  }
  // A browser says how long a form is; a client that does not, or sends too much, is not one.
  const length = request.headers["content-length"];
  const hasBody = length !== undefined || request.headers["transfer-encoding"] !== undefined;
  if (hasBody && !(Number(length) <= largestForm)) {
    response.writeHead(length === undefined ? 411 : 413, { connection: "close" }).end();
    return;
  }
  const { status, headers, html } = await render(createRequest(request, response), side);
  const body = Buffer.from(html);
  response.statusCode = status;
  response.setHeaders(headers);
  response.setHeader("content-length", body.length);
  response.end(body);
}

/**
 * Renders the page at an address whole, the same for everyone: it knows nothing of a request. Null when the page wanted
 * to know what the browser sent, and so cannot be the same for everyone.
 */
export async function renderForEveryone(url: string, side: Omit<ServerSide, "cookie">) {
  const moved = movedTo(url);
  if (moved) return { status: 301, headers: { location: moved }, body: Buffer.alloc(0) };
  let isPersonal = false;
  const shared: ServerSide = {
    ...side,
    get cookie() {
      isPersonal = true;
      return "";
    },
  };
  const page = await render(new Request(new URL(url, side.publicUrl)), shared);
  if (isPersonal) return null;
  const headers = Object.fromEntries(page.headers);
  if (!page.html) return { status: page.status, headers, body: Buffer.alloc(0) };
  // A nonce is of use for one answer only; the hash allows the same script in every answer.
  const html = page.html.replaceAll(` nonce="${side.nonce}"`, "");
  const policy = contentSecurityPolicy([hashSource(page.starter)], side);
  return { status: page.status, headers: { ...headers, "content-security-policy": policy }, body: Buffer.from(html) };
}

const languagePrefix = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`, "i");

/** Where an address lives that has moved for good: Dutch has no prefix, the others a small one, and none ends with a slash. */
function movedTo(url: string): string | null {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/.exec(url) ?? [];
  // Two slashes at the start, or a backslash that browsers read as one, would lead to another host.
  const begun = path
    .replace(languagePrefix, (prefix) => pathPrefix[prefix.slice(1).toLowerCase() as Language])
    .replace(/^[/\\]+/, "/");
  // By hand: a pattern looks at a long row of slashes again from each of them.
  let end = begun.length;
  while (end > 1 && begun[end - 1] === "/") end--;
  const plain = begun.slice(0, end) || "/";
  return plain === path ? null : plain + query;
}
