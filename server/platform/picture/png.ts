import { crc32 } from "node:zlib";

const signature = "89504e470d0a1a0a";

/** Tells whether a file says that it is a PNG. */
export function isPng(bytes: Buffer): boolean {
  return bytes.toString("hex", 0, 8) === signature;
}

/** Reads the size of a PNG file; null if a part of the file is missing or damaged. */
export function readPngSize(bytes: Buffer): { width: number; height: number } | null {
  let position = 8;
  // Each part has its length, its name, its content and a checksum of the last two.
  while (position + 12 <= bytes.length) {
    const end = position + 8 + bytes.readUInt32BE(position);
    if (end + 4 > bytes.length || crc32(bytes.subarray(position + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const name = bytes.toString("latin1", position + 4, position + 8);
    if (position === 8 && (name !== "IHDR" || end < 24)) return null;
    if (name === "IEND") return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    position = end + 4;
  }
  return null;
}
