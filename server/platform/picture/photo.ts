import sharp from "sharp";
import {
  checkPictureSize,
  leastPictureWidth,
  mostPixels,
  type ProjectPictureProblem,
  pictureWidths,
} from "#domain/project-picture.ts";
import { findZipEnd } from "#server/platform/files/zip.ts";

// Photographs come from outside. Their headers are read when they arrive; their pixels only in a job, one at a time.

// Each picture is read once, so a cache would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** One drawing of a picture: without metadata, in one width and type. */
export type Drawing = { type: "image/avif" | "image/webp"; width: number; height: number; bytes: Buffer };

type PhotoKind = "jpeg" | "png" | "webp" | "avif" | "heic";

/** Says by its header why a picture is refused, or null when it is not. No pixel is read. */
export async function inspectPhoto(bytes: Buffer): Promise<ProjectPictureProblem | null> {
  const kind = kindOf(bytes);
  if (kind === null) return { code: "projectPicture.wrongType" };
  if (kind === "heic") return { code: "projectPicture.heic" };
  if (isAlsoOther(bytes)) return { code: "projectPicture.disguised" };
  try {
    // The header of a bomb is as small as any other; the limit is for pixels.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, autoOrient, pages = 1, space, format } = header;
    if ((format === "heif" ? "avif" : format) !== kind || !width || !height) return { code: "projectPicture.damaged" };
    if (pages > 1 || isAnimatedPng(bytes) || brandsOf(bytes).includes("avis"))
      return { code: "projectPicture.animated" };
    if (space === "cmyk") return { code: "projectPicture.printColours" };
    return checkPictureSize(autoOrient);
  } catch {
    return { code: "projectPicture.damaged" };
  }
}

/** The pixels of a picture cannot be read, although its header can. */
export class UnreadablePhoto extends Error {
  override name = "UnreadablePhoto";
}

let last: Promise<unknown> = Promise.resolve();

/** Draws a picture again in every width and type. Pictures wait for each other, so that their memory does not add up. */
export function drawPhoto(bytes: Buffer): Promise<Drawing[]> {
  const drawings = last.then(() => drawEach(bytes));
  last = drawings.catch(() => {});
  return drawings;
}

async function drawEach(bytes: Buffer): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const widths = pictureWidths.filter((width) => width <= Math.max(autoOrient.width, leastPictureWidth));
    for (const width of widths)
      for (const type of ["image/webp", "image/avif"] as const) drawings.push(await drawOne(bytes, width, type));
  } catch (error) {
    throw new UnreadablePhoto("The picture could not be drawn again", { cause: error });
  }
  return drawings;
}

async function drawOne(bytes: Buffer, width: number, type: Drawing["type"]): Promise<Drawing> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
    // The turn of the camera is in the metadata, which sharp leaves out of what it writes.
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
  const encoded = type === "image/avif" ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { type, width, height: info.height, bytes: data };
}

type Crop = { width: number; height: number; focus: { x: number; y: number } };

/** Cuts a picture to a size around the point that stays in view, as JPEG. */
export function cropPhoto(bytes: Buffer, crop: Crop): Promise<Buffer> {
  const cut = last.then(() => cropOne(bytes, crop));
  last = cut.catch(() => {});
  return cut;
}

async function cropOne(bytes: Buffer, { width, height, focus }: Crop): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { width: wide = 1, height: high = 1 } = await picture.metadata();
  const scale = Math.max(width / wide, height / high);
  const [scaledWidth, scaledHeight] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
  return (
    picture
      .resize(scaledWidth, scaledHeight)
      // The same share of what is too much goes away on each side as `object-position` takes in a browser.
      .extract({
        left: Math.floor(((scaledWidth - width) * focus.x) / 100),
        top: Math.floor(((scaledHeight - height) * focus.y) / 100),
        width,
        height,
      })
      .jpeg({ quality: 80 })
      .toBuffer()
  );
}

/** Tells the kind of a picture by its first bytes; its name says nothing. */
function kindOf(bytes: Buffer): PhotoKind | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (start.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "webp";
  const brands = brandsOf(bytes);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => /^(?:he[iv][cxms]|mif1|msf1)$/.test(brand)) ? "heic" : null;
}

/** The brands of a file of the HEIF family; other files have none. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const starts = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, index) => 8 + 4 * index);
  return starts.filter((at) => at !== 12).map((at) => bytes.toString("latin1", at, at + 4));
}

/** A PNG moves if this chunk comes before its pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  const mark = bytes.indexOf("acTL", 0, "latin1");
  const pixels = bytes.indexOf("IDAT", 0, "latin1");
  return bytes[0] === 0x89 && mark > 0 && (pixels < 0 || mark < pixels);
}

// Browsers guess from the first 1,445 bytes whether a file is a page.
const guessedFrom = 4096;
const zipTail = 66 * 1024;

/** A file that other programs read as a page, a program or an archive is no honest picture. */
function isAlsoOther(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, guessedFrom);
  return (
    /<(?:script|\?php|html|svg)/i.test(head) || head.includes("%PDF-") || findZipEnd(bytes.subarray(-zipTail)) !== null
  );
}
