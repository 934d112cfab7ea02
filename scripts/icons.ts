import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Draws the site's icons from the logo mark; run it again when the mark or its colours change. */

const root = join(import.meta.dirname, "..");
const folder = join(root, "web/public");
const blue = "#2b38b3";
const oat = "#faf5ea";

await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

// On blue, the blue half becomes periwinkle, as on the pictures for sharing.
const paths = [...readFileSync(join(root, "web/design/logo-mark.svg"), "utf8").matchAll(/ d="([^"]+)"/g)];
const [first = "", second = ""] = paths.map(([, outline]) => outline);
const mark = (colour: string) => `<path fill="${colour}" d="${first}"/><path fill="#ffa866" d="${second}"/>`;

/** The mark on a background, with this share of the icon's width; the corners are round unless the device cuts them. */
function icon(ground: string, half: string, share: number, radius: number): string {
  const offset = (64 - 64 * share) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${ground}"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${share})">${mark(half)}</g></svg>`
  );
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/** An icon file with one picture, as old and new browsers read it. */
function ico(picture: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const onBlue = icon(blue, "#b3befb", 0.84, 14);
// Devices may cut a maskable icon to a circle, so the mark stays within the middle 80 %.
const maskable = icon(blue, "#b3befb", 0.7, 0);

for (const size of [192, 512]) {
  writeFileSync(join(folder, `icon-${size}.png`), png(onBlue, size));
  writeFileSync(join(folder, `icon-maskable-${size}.png`), png(maskable, size));
}
writeFileSync(join(folder, "apple-touch-icon.png"), png(icon(blue, "#b3befb", 0.78, 0), 180));
writeFileSync(join(folder, "favicon.ico"), ico(png(icon(oat, blue, 0.86, 14), 32), 32));
