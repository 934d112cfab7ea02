import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/** Sends what is still being made, no faster than it is taken. */
export async function sendWhileMade(response: ServerResponse, bytes: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    // A reader who goes away half-way is no error of ours.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
