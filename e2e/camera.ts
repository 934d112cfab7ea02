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

/** A picture of a QR code on white paper, as the brightness of each pixel. */
function pictureOf(said: string): Buffer {
  const data = encodeQR(said, "raw", { border: 1 });
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

type Seeing = { said: readonly string[]; mayLook: boolean };

/** A browser whose camera sees these QR codes one after the other, over and over, or may not be used. */
export async function aBrowserThatSees({ said, mayLook }: Seeing, folder: string): Promise<Browser> {
  const file = join(folder, "film.y4m");
  const grey = Buffer.alloc((size.width * size.height) / 2, 128);
  // Each for a second, so that none is missed.
  const shown = said.flatMap((one) => Array.from({ length: framesPerSecond }, () => pictureOf(one)));
  const frames = shown.flatMap((picture) => [Buffer.from("FRAME\n"), picture, grey]);
  const header = `YUV4MPEG2 W${size.width} H${size.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(header), ...frames]));
  const { launchOptions = {} } = test.info().project.use;
  const camera = [
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
    `--use-fake-ui-for-media-stream=${mayLook ? "grant" : "deny"}`,
  ];
  return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
}
