import { createHash } from "node:crypto";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { RasterAnswer, RasterRequest } from "#server/platform/picture/raster-worker.ts";
import { root } from "#server/platform/root.ts";

/** Thrown for a drawing that cannot be read, or that takes too long. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

/** A drawing that takes longer than this is refused; an icon takes some milliseconds. */
const longest = 10_000;

const mostKept = 50;
const lastPictures = new Map<string, Promise<Buffer>>();

/** Draws an SVG file as PNG of this width. The last pictures stay in memory, because all of them are drawn again. */
export function drawPng(svg: string, width: number): Promise<Buffer> {
  const key = createHash("sha256").update(`${width} ${svg}`).digest("base64");
  const drawing = lastPictures.get(key) ?? drawInThread({ svg, width });
  // The newest picture is last, because it was asked for now.
  lastPictures.delete(key);
  lastPictures.set(key, drawing);
  for (const oldest of lastPictures.keys()) {
    if (lastPictures.size <= mostKept) break;
    lastPictures.delete(oldest);
  }
  drawing.catch(() => lastPictures.delete(key));
  return drawing;
}

/** A thread of its own can be ended, whatever the drawing makes it do. */
async function drawInThread(request: RasterRequest): Promise<Buffer> {
  const worker = new Worker(join(root, "server/platform/picture/raster-worker.ts"), { workerData: request });
  const drawn = Promise.withResolvers<Buffer>();
  const timer = setTimeout(() => drawn.reject(new Unreadable("The drawing takes too long")), longest);
  worker.once("message", (answer: RasterAnswer) =>
    "png" in answer ? drawn.resolve(Buffer.from(answer.png)) : drawn.reject(new Unreadable(answer.error)),
  );
  worker.once("error", drawn.reject);
  worker.once("exit", () => drawn.reject(new Unreadable("The thread of the drawing ended")));
  try {
    return await drawn.promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
