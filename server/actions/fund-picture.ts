import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import { type FundPicture, type FundPictureKind, fundPictureBytes, sharePictureSize } from "#domain/setting.ts";
import { isPng, readPngSize } from "#server/platform/picture/png.ts";
import { drawPng, Unreadable } from "#server/platform/picture/raster.ts";
import { isPlainSvg, readViewBox } from "#server/platform/picture/svg.ts";

type Size = { width: number; height: number };

/** Reads a picture of a fund as it is stored, and refuses any other file. The content decides what it is. */
export async function readFundPicture(kind: FundPictureKind, bytes: Buffer): Promise<FundPicture> {
  const most = fundPictureBytes[kind];
  refuse(bytes.length > most ? { code: "picture.tooLarge", kilobytes: most / 1000 } : null);
  const isBitmap = isPng(bytes);
  const svg = isBitmap ? pngInSvg(bytes) : bytes.toString("utf8");
  refuse(isBitmap || /<svg[\s>]/.test(svg) ? null : { code: "picture.wrongType" });
  refuse(isBitmap || isPlainSvg(svg) ? null : { code: "picture.notPlain" });
  const size = isBitmap ? readPngSize(bytes) : readViewBox(svg);
  if (!size || !isSensible(size)) throw new Refusal({ code: "picture.damaged" });
  refuse(kind === "sharePicture" ? checkShareSize(size, isBitmap) : null);
  await drawPng(svg, 64).catch((error: unknown) => {
    throw error instanceof Unreadable ? new Refusal({ code: "picture.damaged" }) : error;
  });
  return { type: isBitmap ? "image/png" : "image/svg+xml", content: bytes.toString("base64") };
}

const pngInSvg = (bytes: Buffer) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<image width="64" height="64" href="data:image/png;base64,${bytes.toString("base64")}"/></svg>`;

/** A few bytes can describe a picture that takes gigabytes of memory, or a drawing as thin as a hair. */
function isSensible({ width, height }: Size): boolean {
  return width <= 4096 && height <= 4096 && Math.max(width, height) / Math.min(width, height) <= 8;
}

/** A PNG has exactly the pixels that networks require; a drawing only needs the same shape. */
function checkShareSize({ width, height }: Size, isBitmap: boolean): Problem | null {
  const { width: wide, height: high } = sharePictureSize;
  const isRight = isBitmap ? width === wide && height === high : Math.abs(width / height - wide / high) < 0.01;
  return isRight ? null : { code: "picture.wrongSize", ...sharePictureSize };
}
