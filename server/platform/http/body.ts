import type { IncomingMessage } from "node:http";

/** Thrown when a request sends more than its address accepts. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads the text of a request, and stops as soon as it is too long. */
export async function readBody(request: IncomingMessage, most: number): Promise<string> {
  return (await readBytes(request, most)).toString("utf8");
}

/** Reads the bytes of a request, and stops as soon as there are too many. */
export function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > most) return Promise.reject(new BodyTooLarge());
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) reject(new BodyTooLarge());
    else chunks.push(chunk);
  });
  request.on("end", () => resolve(Buffer.concat(chunks)));
  // A client that leaves in the middle never ends its request.
  request.on("close", () => {
    if (!request.complete) reject(new Error("The client went away"));
  });
  request.on("error", reject);
  return promise;
}
