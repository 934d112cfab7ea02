import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { openSharePictures, type SharePicture } from "#server/platform/picture/share-picture.ts";

// This runs in its own thread, because a picture takes a tenth of a second and would delay other requests.

/** The requests to the thread and its answers. */
export type PictureRequest = { id: number; picture: SharePicture };
export type PictureAnswer = { id: number } & ({ png: Uint8Array } | { error: string });

const { illustrations } = workerData as { illustrations: string };
await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const draw = openSharePictures(illustrations);

parentPort?.on("message", ({ id, picture }: PictureRequest) => {
  let answer: PictureAnswer;
  try {
    const drawing = new Resvg(draw(picture), { font: { loadSystemFonts: false } });
    const rendered = drawing.render();
    answer = { id, png: rendered.asPng() };
    // The garbage collector does not free their memory.
    rendered.free();
    drawing.free();
  } catch (error) {
    answer = { id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
