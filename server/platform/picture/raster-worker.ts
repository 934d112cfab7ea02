import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** The request to the thread and its answer. */
export type RasterRequest = { svg: string; width: number };
export type RasterAnswer = { png: Uint8Array } | { error: string };

const { svg, width } = workerData as RasterRequest;
await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

function draw(): RasterAnswer {
  try {
    const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
    return { png: drawing.render().asPng() };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.postMessage(draw());
