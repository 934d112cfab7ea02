import { createHash } from "node:crypto";
import { pack, preferredEncoding } from "#server/platform/http/encoding.ts";
import type { Incoming } from "#server/platform/http/server.ts";

/** A document that is sent as a whole: a feed, a picture, a list for robots. */
export type WholeDocument = {
  type: string;
  body: string | Uint8Array;
  /** Identifies this version; by default it is a hash of the body. */
  version?: string;
  /** Its address changes with it, so clients never ask for it again. */
  isImmutable?: boolean;
};

// Below this size, compressing costs more than it saves.
const smallest = 1024;

/** Tells whether a request only reads. */
export function isReading({ request }: Incoming): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

/** Answers 304 when the client already has this version, else returns false. */
export function answerUnchanged({ request, response }: Incoming, version: string): boolean {
  response.setHeader("etag", `W/"${version}"`);
  // Clients may cache it but must check each time, so that they see a change at once.
  response.setHeader("cache-control", "public, no-cache");
  const clientTags = String(request.headers["if-none-match"] ?? "").split(",");
  if (!clientTags.some((tag) => tag.trim().replace(/^W\//, "") === `"${version}"`)) return false;
  response.writeHead(304).end();
  return true;
}

/** Answers with a document, or 304 when the client already has it. Texts are compressed for clients that accept it. */
export async function answerDocument(incoming: Incoming, document: WholeDocument): Promise<true> {
  const { type, body, version, isImmutable = false } = document;
  const { request, response } = incoming;
  if (answerUnchanged(incoming, version ?? createHash("sha256").update(body).digest("base64url"))) return true;
  if (isImmutable) response.setHeader("cache-control", "public, max-age=31536000, immutable");
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
