import type { IncomingMessage } from "node:http";
import type { Handler } from "#server/platform/http/server.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Tells whether a request that changes something comes from a page of ours. Browsers say where a request comes from;
 * what says nothing is no browser, and may act only without anyone's cookie.
 */
export function isFromUs(request: IncomingMessage, publicUrl: URL): boolean {
  if (safe.has(request.method ?? "GET")) return true;
  const { origin, host, cookie, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return site !== undefined || !cookie;
  // A privacy setting may hide the origin; the browser then still says that it is the same site.
  if (origin === "null") return site === "same-origin";
  // The site may be reached by another name than its own, by the same scheme.
  return origin === publicUrl.origin || origin === `${publicUrl.protocol}//${host}`;
}

/** Refuses what another site has a browser send in someone's name. */
export function originHandler(publicUrl: URL): Handler {
  return ({ request, response }) => {
    if (isFromUs(request, publicUrl)) return false;
    response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end("This came from another site.\n");
    return true;
  };
}
