import type { FileEnding, FileProblem } from "#domain/file.ts";
import { checkOfficeZip, findZipEnd } from "#server/platform/files/zip.ts";

// Checks whether a file is what its name says while it is streamed: we keep only its first and last bytes and the
// positions of some marks.

type FileOutline = {
  size: number;
  /** The first and the last bytes. */
  head: Buffer;
  tail: Buffer;
  /** The last position of a mark; -1 when it does not occur. */
  lastOf(mark: string): number;
};

type Kind = {
  headSize: number;
  tailSize: number;
  /** Bytes to look for in the whole file, as Latin-1 text. */
  marks: readonly string[];
  judge(seen: FileOutline): FileProblem | null;
};

const damaged = { code: "file.damaged" } as const;
const different = { code: "file.notWhatItSays" } as const;
const tooMuch = { code: "file.tooMuchInside" } as const;

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
// The longest comment of a zip with its end record.
const zipTail = 66 * kilobyte;

/** Inspects a file of this kind piece by piece, and says at the end what is wrong with it. */
export function createInspector(ending: FileEnding) {
  const { headSize, tailSize, marks, judge } = kinds[ending];
  const longestMark = Math.max(0, ...marks.map((mark) => mark.length));
  const lastSeen = new Map<string, number>();
  const head: Buffer[] = [];
  const tail: Buffer[] = [];
  let [tailLength, size] = [0, 0];
  let seam = Buffer.alloc(0);

  const findMarks = (piece: Buffer) => {
    // A mark may be split over two pieces.
    const joined = Buffer.concat([seam, piece]);
    for (const mark of marks) {
      const markPlace = joined.lastIndexOf(mark, undefined, "latin1");
      if (markPlace >= 0) lastSeen.set(mark, size - seam.length + markPlace);
    }
    seam = Buffer.from(joined.subarray(Math.max(0, joined.length - longestMark + 1)));
  };

  return {
    /** Inspects the next piece. */
    see(piece: Buffer): void {
      if (marks.length > 0) findMarks(piece);
      // We copy, because a part of a piece would keep the whole piece in memory.
      if (size < headSize) head.push(Buffer.from(piece.subarray(0, headSize - size)));
      size += piece.length;
      tail.push(piece);
      tailLength += piece.length;
      while (tailLength - (tail[0]?.length ?? 0) >= tailSize) tailLength -= tail.shift()?.length ?? 0;
    },
    /** Says what is wrong with the whole file, or null when nothing is. */
    verdict: (): FileProblem | null =>
      judge({
        size,
        head: Buffer.concat(head),
        tail: Buffer.concat(tail).subarray(-tailSize),
        lastOf: (mark) => lastSeen.get(mark) ?? -1,
      }),
  };
}

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString("hex") === hex;

/** Old Office files write the names in their directories with two bytes per letter. */
const wide = (name: string) => [...name].map((letter) => `${letter}\0`).join("");

const encrypted = wide("EncryptedPackage");
const oleStart = "d0cf11e0a1b11ae1";

/** A document of modern Office is a zip with a folder of its own; one with a password is wrapped in an old format. */
const office = (part: string): Kind => ({
  headSize: 8,
  tailSize: megabyte,
  marks: [encrypted],
  judge: ({ head, tail, size, lastOf }) => {
    if (startsWith(head, oleStart)) return lastOf(encrypted) >= 0 ? { code: "file.locked" } : different;
    return startsWith(head, "504b0304") ? checkOfficeZip(tail, size, part) : different;
  },
});

/** A document of old Office is a small file system; one of these names in it says what it is. */
const oldOffice = (...names: string[]): Kind => ({
  headSize: 512,
  tailSize: zipTail,
  marks: names.map(wide),
  judge: ({ head, tail, size, lastOf }) => {
    if (!startsWith(head, oleStart) || findZipEnd(tail) !== null) return different;
    if (head.length < 512) return damaged;
    const sector = 2 ** head.readUInt16LE(30);
    // These sectors list the others; in a file that was cut off, some are beyond its end.
    const listing = Array.from({ length: Math.min(109, head.readUInt32LE(44)) }, (_, index) =>
      head.readUInt32LE(76 + 4 * index),
    );
    const isWhole =
      (sector === 512 || sector === 4096) &&
      [head.readUInt32LE(48), ...listing].every((sectorNumber) => (sectorNumber + 2) * sector <= size);
    if (!isWhole) return damaged;
    return names.some((name) => lastOf(wide(name)) >= 0) ? null : different;
  },
});

const pdf: Kind = {
  headSize: kilobyte + 8,
  tailSize: zipTail,
  marks: [],
  judge: ({ head, tail }) => {
    const start = head.indexOf("%PDF-");
    // PDF readers look for it in the first kilobyte, but bytes before it could be read by other programs.
    const isFirst = start >= 0 && /^[\s\0\u00ef\u00bb\u00bf]*$/.test(head.toString("latin1", 0, start));
    if (!isFirst || findZipEnd(tail) !== null) return different;
    return tail.subarray(-4 * kilobyte).includes("%%EOF") ? null : damaged;
  },
};

// These marks could make a program read a picture as a page. Browsers guess from the first 1,445 bytes; we do not look
// further, because one photograph in hundreds has four such letters by chance.
const guessedFrom = 4 * kilobyte;
const pageMark = /<(?:script|\?php|html|svg)/i;

/** Refuses a picture larger than any camera makes, because opening it could take all memory. */
function checkPixels(width: number, height: number): FileProblem | null {
  if (width === 0 || height === 0) return damaged;
  return width > 30_000 || height > 30_000 || width * height > 250_000_000 ? tooMuch : null;
}

const isAlsoOther = ({ head, tail }: FileOutline) =>
  findZipEnd(tail) !== null || pageMark.test(head.toString("latin1", 0, guessedFrom));

const pngEnd = "IEND\u00ae\u0042\u0060\u0082";

const png: Kind = {
  headSize: guessedFrom,
  tailSize: zipTail,
  marks: [pngEnd],
  judge: (seen) => {
    const { head, lastOf } = seen;
    if (!startsWith(head, "89504e470d0a1a0a") || isAlsoOther(seen)) return different;
    if (head.length < 33 || head.toString("latin1", 12, 16) !== "IHDR" || lastOf(pngEnd) < 0) return damaged;
    return checkPixels(head.readUInt32BE(16), head.readUInt32BE(20));
  },
};

const jpegEnd = "\u00ff\u00d9";

const jpeg: Kind = {
  // Cameras put previews and depth maps before the picture itself.
  headSize: megabyte,
  tailSize: zipTail,
  marks: [jpegEnd],
  judge: (seen) => {
    const { head, size, lastOf } = seen;
    if (!startsWith(head, "ffd8ff") || isAlsoOther(seen)) return different;
    const frame = readJpegFrame(head);
    if (frame === "damaged") return damaged;
    // The picture begins after the bytes that we keep, so we only check its end.
    if (frame === "beyond") return size > head.length && lastOf(jpegEnd) > head.length ? null : damaged;
    // The previews have end marks too, and some phones put a film after the picture.
    return lastOf(jpegEnd) > frame.at ? checkPixels(frame.width, frame.height) : damaged;
  },
};

/** Finds the size of a picture, segment by segment. */
function readJpegFrame(head: Buffer): { at: number; width: number; height: number } | "damaged" | "beyond" {
  let at = 2;
  while (at + 9 < head.length) {
    if (head[at] !== 0xff) return "damaged";
    const marker = head[at + 1] ?? 0;
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { at, height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    // The picture data begins without a size before it.
    if (marker === 0xda || marker === 0xd9) return "damaged";
    const length = head.readUInt16BE(at + 2);
    if (length < 2) return "damaged";
    at += 2 + length;
  }
  return "beyond";
}

const kinds: Record<FileEnding, Kind> = {
  doc: oldOffice("WordDocument"),
  docx: office("word/"),
  pdf,
  xls: oldOffice("Workbook", "Book"),
  xlsx: office("xl/"),
  png,
  jpg: jpeg,
  jpeg,
};
