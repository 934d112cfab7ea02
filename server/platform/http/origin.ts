import type { IncomingMessage } from "node:http";
import type { Handler } from "#server/platform/http/server.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Tells whether a request that changes something comes from a page of ours. Browsers name the origin of a request; a
 * client that does not is no browser, and may act only without a cookie.
 */
export function isFromUs(request: IncomingMessage, publicUrl: URL): boolean {
  if (safe.has(request.method ?? "GET")) return true;
  const { origin, host, cookie, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return site !== undefined || !cookie;
  // A privacy setting may hide the origin, but the browser still says that it is the same one.
  if (origin === "null") return site === "same-origin";
  // The site may also be reached under another host name, with the same scheme.
  return origin === publicUrl.origin || origin === `${publicUrl.protocol}//${host}`;
}

/** Refuses requests that another site makes a browser send. */
export function originHandler(publicUrl: URL): Handler {
  return ({ request, response }) => {
    if (isFromUs(request, publicUrl)) return false;
    response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end("This came from another site.\n");
    return true;
  };
}
