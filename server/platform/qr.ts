import encodeQR from "qr";

/** A QR code as a drawing: `path` fills its dark modules in a square of `size`, including the quiet zone. */
export type QrDrawing = { size: number; path: string };

/** Banking apps require error correction M, at most version 13, and a quiet zone of four modules. */
const options = { ecc: "medium", border: 4 } as const;
/** The side of version 13, with its quiet zone. */
const largest = 69 + 2 * options.border;

/** Draws a text as a QR code; throws when it is too long. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", options);
  const size = rows.length;
  if (size > largest) throw new Error("The text is too long for a QR code that a banking app can read.");
  const runs = rows.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join("") };
}

/** The start and length of the dark runs in one row, which make a shorter path than single squares. */
function darkRuns(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
