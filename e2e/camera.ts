import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import encodeQR from "qr";
import { type Browser, test } from "./live.ts";

const size = { width: 640, height: 480 };
const framesPerSecond = 5;
const pixelsPerModule = 6;
const white = 235;
const black = 16;

/** Draws a QR code on a white picture, as the brightness of each pixel. */
function drawCode(text: string): Buffer {
  const data = encodeQR(text, "raw", { border: 1 });
  const picture = Buffer.alloc(size.width * size.height, white);
  const [left, top] = [size.width, size.height].map((side) => Math.floor((side - data.length * pixelsPerModule) / 2));
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      for (let line = 0; isDark && line < pixelsPerModule; line++) {
        const y = (top ?? 0) + row * pixelsPerModule + line;
        const start = y * size.width + (left ?? 0) + column * pixelsPerModule;
        picture.fill(black, start, start + pixelsPerModule);
      }
  return picture;
}

type CameraOptions = { codes: readonly string[]; hasAccess: boolean };

/** A browser whose camera shows these QR codes one after the other in a loop, or refuses access. */
export async function aBrowserWithCamera({ codes, hasAccess }: CameraOptions, folder: string): Promise<Browser> {
  const file = join(folder, "film.y4m");
  const grey = Buffer.alloc((size.width * size.height) / 2, 128);
  // Each code stays for a second, so that the scanner misses none.
  const pictures = codes.flatMap((code) => Array.from({ length: framesPerSecond }, () => drawCode(code)));
  const frames = pictures.flatMap((picture) => [Buffer.from("FRAME\n"), picture, grey]);
  const header = `YUV4MPEG2 W${size.width} H${size.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(header), ...frames]));
  const { launchOptions = {} } = test.info().project.use;
  const camera = [
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
    `--use-fake-ui-for-media-stream=${hasAccess ? "grant" : "deny"}`,
  ];
  return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
}
