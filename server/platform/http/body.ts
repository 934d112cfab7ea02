import type { IncomingMessage } from "node:http";

/** Thrown when a request sends more than its address takes. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a request's text, and stops as soon as it is longer than it may be. */
export async function readBody(request: IncomingMessage, most: number): Promise<string> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > most) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
