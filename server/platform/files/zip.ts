import type { FileProblem } from "#domain/file.ts";

/** The limits of an unpacked Office document; the largest spreadsheets stay far below. */
const limits = { entries: 10_000, bytes: 200 * 1024 * 1024, ratio: 200 } as const;

/** A document that unpacks to less than this is no bomb, at any ratio. */
const harmlessBytes = 10 * 1024 * 1024;

const endSize = 22;
const entrySize = 46;
const unknown32 = 0xffff_ffff;

/** Finds the end record of a zip in the last bytes of a file; null when the file does not end as a zip. */
export function findZipEnd(tail: Buffer): number | null {
  for (
    let place = tail.lastIndexOf("PK\x05\x06");
    place >= 0;
    place = place === 0 ? -1 : tail.lastIndexOf("PK\x05\x06", place - 1)
  ) {
    // The comment after it fills the rest of the file.
    if (place + endSize <= tail.length && place + endSize + tail.readUInt16LE(place + 20) === tail.length) return place;
  }
  return null;
}

/**
 * Says what is wrong with an Office document, from the directory at its end, without unpacking it. `part` is the folder
 * that makes it a document of Word (`word/`) or Excel (`xl/`).
 */
export function checkOfficeZip(tail: Buffer, size: number, part: string): FileProblem | null {
  const end = findZipEnd(tail);
  if (end === null) return { code: "file.damaged" };
  const entries = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (entries > limits.entries || length > end) return { code: "file.tooMuchInside" };
  const start = end - length;
  // Extra bytes before or inside the zip mean that it is two files in one.
  if (size - tail.length + start !== offset) return { code: "file.damaged" };
  const read = readDirectory(tail.subarray(start, end));
  if (!read || read.names.size !== entries) return { code: "file.damaged" };

  const { names, packed, unpacked, isEncrypted } = read;
  if (isEncrypted) return { code: "file.locked" };
  // More packed bytes than the file has mean that entries share them, as in a bomb.
  if (packed > size || unpacked > limits.bytes) return { code: "file.tooMuchInside" };
  if (unpacked > harmlessBytes && unpacked > packed * limits.ratio) return { code: "file.tooMuchInside" };
  if ([...names].some(leadsElsewhere)) return { code: "file.damaged" };
  const isOffice = names.has("[Content_Types].xml") && [...names].some((name) => name.startsWith(part));
  // Macros belong to types that we do not accept.
  return isOffice && ![...names].some((name) => /vbaProject\.bin$/i.test(name)) ? null : { code: "file.notWhatItSays" };
}

type Directory = { names: Set<string>; packed: number; unpacked: number; isEncrypted: boolean };

/** Reads the directory of a zip; null when it is damaged or has a name twice. */
function readDirectory(bytes: Buffer): Directory | null {
  const names = new Set<string>();
  let [offset, packed, unpacked, isEncrypted] = [0, 0, 0, false];
  while (offset < bytes.length) {
    if (offset + entrySize > bytes.length || bytes.readUInt32LE(offset) !== 0x0201_4b50) return null;
    const [packedSize, unpackedSize] = [bytes.readUInt32LE(offset + 20), bytes.readUInt32LE(offset + 24)];
    // Sizes beyond four gigabytes are stored elsewhere; our documents never have them.
    if (packedSize === unknown32 || unpackedSize === unknown32) return null;
    const nameEnd = offset + entrySize + bytes.readUInt16LE(offset + 28);
    const next = nameEnd + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
    const name = bytes.toString("utf8", offset + entrySize, nameEnd);
    if (next > bytes.length || names.has(name)) return null;
    names.add(name);
    packed += packedSize;
    unpacked += unpackedSize;
    isEncrypted ||= (bytes.readUInt16LE(offset + 8) & 1) === 1;
    offset = next;
  }
  return { names, packed, unpacked, isEncrypted };
}

function leadsElsewhere(name: string): boolean {
  return /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split("/").includes("..");
}
