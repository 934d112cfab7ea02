import { inflateSync } from "node:zlib";

/** The colours of a PNG as `#rrggbb` that fill at least one pixel in a hundred. It must have eight bits per channel. */
export function mainColours(png: Buffer): string[] {
  const [width, height, colourType] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const channels = colourType === 6 ? 4 : 3;
  const rows = unfilter(inflateSync(pixelData(png)), width * channels, channels);
  const counts = new Map<number, number>();
  for (let at = 0; at < rows.length; at += channels) {
    const colour = rows.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const main = [...counts].filter(([, count]) => count * 100 > width * height);
  return main.map(([colour]) => `#${colour.toString(16).padStart(6, "0")}`);
}

function pixelData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}

/** Undoes the filter of each line, which its first byte names. */
function unfilter(lines: Buffer, width: number, step: number): Buffer {
  const rows = Buffer.alloc((lines.length / (width + 1)) * width);
  for (let line = 0; line * width < rows.length; line++) {
    const predict = predictors[lines[line * (width + 1)] ?? 0] ?? predictors[0];
    for (let column = 0; column < width; column++) {
      const at = line * width + column;
      const left = column < step ? 0 : (rows[at - step] as number);
      const up = line === 0 ? 0 : (rows[at - width] as number);
      const corner = line === 0 || column < step ? 0 : (rows[at - width - step] as number);
      rows[at] = (lines[at + line + 1] as number) + predict(left, up, corner);
    }
  }
  return rows;
}

type Predict = (left: number, up: number, corner: number) => number;

/** The filters of the PNG specification in their order. */
const predictors: readonly [Predict, ...Predict[]] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - corner - corner);
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  },
];
