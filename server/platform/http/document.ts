import { createHash } from "node:crypto";
import { pack, preferredEncoding } from "#server/platform/http/encoding.ts";
import type { Incoming } from "#server/platform/http/server.ts";

/** Something that is answered whole: a feed, a picture, a list for robots. */
export type WholeDocument = {
  type: string;
  body: string | Uint8Array;
  /** What makes it this version and no other; made from the body where it is not given. */
  version?: string;
};

// Below this, packing costs more than it saves.
const smallest = 1024;

/** Tells whether a request only asks for something. */
export function isReading({ request }: Incoming): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

/** Answers that the client has this version already, when it has; else gives false. */
export function answerUnchanged({ request, response }: Incoming, version: string): boolean {
  response.setHeader("etag", `W/"${version}"`);
  // Kept by whoever wants to, but asked for again each time: a change is seen at once, and no change costs no bytes.
  response.setHeader("cache-control", "public, no-cache");
  const known = String(request.headers["if-none-match"] ?? "").split(",");
  if (!known.some((tag) => tag.trim().replace(/^W\//, "") === `"${version}"`)) return false;
  response.writeHead(304).end();
  return true;
}

/** Answers with a document, or with word that the client has it already. Texts come packed to who can read that. */
export async function answerDocument(incoming: Incoming, { type, body, version }: WholeDocument): Promise<true> {
  const { request, response } = incoming;
  if (answerUnchanged(incoming, version ?? createHash("sha256").update(body).digest("base64url"))) return true;
  let bytes: Buffer = Buffer.from(body as Uint8Array);
  response.setHeader("content-type", type);
  if (typeof body === "string") {
    response.setHeader("vary", "accept-encoding");
    const encoding = bytes.length < smallest ? "identity" : preferredEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    bytes = await pack(bytes, encoding);
  }
  response.setHeader("content-length", bytes.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : bytes);
  return true;
}
