import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/** Sends bytes while they are made, no faster than the client reads them. */
export async function sendWhileMade(response: ServerResponse, bytes: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    // A reader who leaves before the end is not an error.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
