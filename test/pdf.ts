import { execFileSync } from "node:child_process";
import decode from "qr/decode.js";

/** The text of each page of a PDF, as another program reads it. */
export function readPages(pdf: Uint8Array): string[] {
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8", maxBuffer: 2 ** 26 });
  return text.split("\f").slice(0, -1);
}

/** The content of the QR code on a page of a PDF, as a camera reads it. */
export function scanPage(pdf: Uint8Array, page: number): string {
  const args = ["-gray", "-r", "150", "-f", String(page), "-l", String(page), "-"];
  const picture = execFileSync("pdftoppm", args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });
  // A PGM file has three words and three line ends, then a byte per pixel.
  const [, head = "", width, height] = /^(P5\s+(\d+)\s+(\d+)\s+255\s)/.exec(picture.toString("latin1", 0, 40)) ?? [];
  const grey = picture.subarray(head.length);
  const data = new Uint8ClampedArray(grey.length * 4).fill(255);
  for (const [index, shade] of grey.entries()) data.fill(shade, index * 4, index * 4 + 3);
  return decode({ width: Number(width), height: Number(height), data });
}

/** The tags that a screen reader gets from a PDF, in their order and with their depth. */
export function readTags(pdf: Uint8Array): { tag: string; depth: number }[] {
  const tree = execFileSync("pdfinfo", ["-struct", "-"], { input: pdf, encoding: "utf8", maxBuffer: 2 ** 26 });
  return [...tree.matchAll(/^( *)([A-Z]\w*)/gm)].map(([, indent = "", tag = ""]) => ({
    tag,
    depth: indent.length / 2,
  }));
}

/** The output of `pdfinfo` or `pdffonts` for a PDF. */
export function lookInto(program: "pdfinfo" | "pdffonts", pdf: Uint8Array): string {
  return execFileSync(program, ["-"], { input: pdf, encoding: "utf8" });
}
