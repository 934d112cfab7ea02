import { brotliDecompressSync } from "node:zlib";

// As the recommendation has them (https://www.w3.org/TR/WOFF2/), in its order; the last place means "spelled out".
const knownTags =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX " +
  "vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc " +
  "feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";

type Table = { tag: string; bytes: Buffer };

/**
 * Unpacks a WOFF2 font into the TrueType font it was made of, so that one file serves the browser and our pictures:
 * the library that reads fonts cannot vary the weight and width of a packed one.
 */
export function unpackWoff2(packed: Buffer): Buffer {
  if (packed.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is no WOFF2 font");
  const flavor = packed.readUInt32BE(4);
  const tables = readTables(packed);
  const glyf = tables.find(({ tag }) => tag === "glyf");
  const loca = tables.find(({ tag }) => tag === "loca");
  if (!glyf || !loca) throw new Error("This font has no TrueType outlines");
  if (glyf.isTransformed) {
    const glyphs = readGlyphs(glyf.bytes);
    glyf.bytes = Buffer.concat(glyphs);
    loca.bytes = locationsOf(glyphs);
    // The locations above are the long ones.
    tables.find(({ tag }) => tag === "head")?.bytes.writeInt16BE(1, 50);
  }
  return writeFont(flavor, tables);
}

function readTables(packed: Buffer): (Table & { isTransformed: boolean })[] {
  const directory = reader(packed, 48);
  const entries = Array.from({ length: packed.readUInt16BE(12) }, () => {
    const flags = directory.byte();
    const known = flags & 0x3f;
    const tag = known === 0x3f ? directory.take(4).toString("latin1") : knownTags.slice(known * 5, known * 5 + 4);
    const length = directory.base128();
    // Outlines are transformed unless they say otherwise, all else only where it says so.
    const version = flags >> 6;
    const isTransformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
    if (isTransformed && tag === "hmtx") throw new Error("This font's metrics are packed in a way we do not read");
    return { tag, isTransformed, length: isTransformed ? directory.base128() : length };
  });
  const content = reader(brotliDecompressSync(packed.subarray(directory.at())));
  return entries.map(({ tag, isTransformed, length }) => ({ tag, isTransformed, bytes: content.take(length) }));
}

function writeFont(flavor: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, bytes }] of sorted.entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function locationsOf(glyphs: readonly Buffer[]): Buffer {
  const locations = Buffer.alloc(4 * (glyphs.length + 1));
  let at = 0;
  for (const [index, { length }] of glyphs.entries()) {
    at += length;
    locations.writeUInt32BE(at, 4 * (index + 1));
  }
  return locations;
}

/** Reads the outlines, which are kept in one stream per kind of number. */
function readGlyphs(bytes: Buffer): Buffer[] {
  const header = reader(bytes, 4);
  const count = header.uint16();
  header.uint16();
  const sizes = Array.from({ length: 7 }, () => header.uint32());
  const [contours, points, flags, coordinates, composites, boxes] = sizes.map((size) => reader(header.take(size)));
  if (!contours || !points || !flags || !coordinates || !composites || !boxes) throw new Error("This font is cut off");
  // A bit for each glyph tells whether its box is given; the bits are padded to whole words.
  const hasBox = boxes.take(((count + 31) >> 5) << 2);
  return Array.from({ length: count }, (_, id) => {
    const contourCount = contours.int16();
    if (contourCount === 0) return Buffer.alloc(0);
    const box = (hasBox[id >> 3] ?? 0) & (0x80 >> (id & 7)) ? boxes.take(8) : null;
    if (contourCount < 0) return writeComposite(composites, coordinates, box);
    const ends = endsOf(Array.from({ length: contourCount }, () => points.short255()));
    const outline = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, () => readStep(flags.byte(), coordinates));
    // The hints that follow are for small screens, and pictures are none.
    coordinates.short255();
    return writeSimple(ends, outline, box);
  });
}

function endsOf(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    total += count;
    return total - 1;
  });
}

type Step = { dx: number; dy: number; isOnCurve: boolean };

/** The step from one point to the next: its first byte says how many bytes the numbers take, and their signs. */
function readStep(flag: number, stream: Reader): Step {
  const isOnCurve = flag < 128;
  const kind = flag & 0x7f;
  const sign = (value: number, bits: number) => (bits & 1 ? value : -value);
  if (kind < 10) return { dx: 0, dy: sign(((kind & 14) << 7) + stream.byte(), kind), isOnCurve };
  if (kind < 20) return { dx: sign((((kind - 10) & 14) << 7) + stream.byte(), kind), dy: 0, isOnCurve };
  if (kind < 84) {
    const nibbles = stream.byte();
    const x = 1 + ((kind - 20) & 0x30) + (nibbles >> 4);
    const y = 1 + (((kind - 20) & 0x0c) << 2) + (nibbles & 0x0f);
    return { dx: sign(x, kind), dy: sign(y, kind >> 1), isOnCurve };
  }
  if (kind < 120) {
    const x = 1 + (Math.floor((kind - 84) / 12) << 8) + stream.byte();
    const y = 1 + ((((kind - 84) % 12) >> 2) << 8) + stream.byte();
    return { dx: sign(x, kind), dy: sign(y, kind >> 1), isOnCurve };
  }
  if (kind < 124) {
    const [first, second, third] = [stream.byte(), stream.byte(), stream.byte()];
    const x = (first << 4) + (second >> 4);
    const y = ((second & 0x0f) << 8) + third;
    return { dx: sign(x, kind), dy: sign(y, kind >> 1), isOnCurve };
  }
  const [x, y] = [stream.uint16(), stream.uint16()];
  return { dx: sign(x, kind), dy: sign(y, kind >> 1), isOnCurve };
}

function writeSimple(ends: readonly number[], outline: readonly Step[], box: Buffer | null): Buffer {
  const count = outline.length;
  // Every number as two bytes: larger than it could be, and read only once.
  const glyph = Buffer.alloc(10 + 2 * ends.length + 2 + 5 * count + (count & 1));
  glyph.writeInt16BE(ends.length, 0);
  (box ?? boxOf(outline)).copy(glyph, 2);
  for (const [index, end] of ends.entries()) glyph.writeUInt16BE(end, 10 + 2 * index);
  const flags = 10 + 2 * ends.length + 2;
  for (const [index, { dx, dy, isOnCurve }] of outline.entries()) {
    glyph.writeUInt8(isOnCurve ? 1 : 0, flags + index);
    glyph.writeInt16BE(dx, flags + count + 2 * index);
    glyph.writeInt16BE(dy, flags + 3 * count + 2 * index);
  }
  return glyph;
}

function boxOf(outline: readonly Step[]): Buffer {
  let [x, y] = [0, 0];
  const points = outline.map(({ dx, dy }) => {
    x += dx;
    y += dy;
    return { x, y };
  });
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const box = Buffer.alloc(8);
  const corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, corner] of corners.entries()) box.writeInt16BE(corner, 2 * index);
  return box;
}

/** A glyph made of others, such as é; its bytes stand as they were. */
function writeComposite(stream: Reader, coordinates: Reader, box: Buffer | null): Buffer {
  const head = Buffer.alloc(10);
  head.writeInt16BE(-1, 0);
  box?.copy(head, 2);
  const start = stream.at();
  let [hasMore, hasHints] = [true, false];
  while (hasMore) {
    const flags = stream.uint16();
    const scaleBytes = flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 0x08 ? 2 : 0;
    stream.take(2 + (flags & 0x01 ? 4 : 2) + scaleBytes);
    hasMore = (flags & 0x20) !== 0;
    hasHints ||= (flags & 0x100) !== 0;
  }
  // Hints are announced and left empty, as with the others.
  if (hasHints) coordinates.short255();
  const body = stream.since(start);
  const glyph = Buffer.concat([head, body, Buffer.alloc(hasHints ? 2 : 0)]);
  return glyph.length & 1 ? Buffer.concat([glyph, Buffer.alloc(1)]) : glyph;
}

type Reader = ReturnType<typeof reader>;

/** Reads numbers one after the other, in the forms WOFF2 has for them. */
function reader(bytes: Buffer, start = 0) {
  let at = start;
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new Error("This font is cut off");
    return bytes.subarray(at - length, at);
  };
  const byte = () => take(1).readUInt8();
  const uint16 = () => take(2).readUInt16BE();
  return {
    at: () => at,
    take,
    since: (from: number) => bytes.subarray(from, at),
    byte,
    uint16,
    int16: () => take(2).readInt16BE(),
    uint32: () => take(4).readUInt32BE(),
    /** Small numbers in one byte, larger ones in two or three. */
    short255: () => {
      const first = byte();
      if (first === 253) return uint16();
      if (first === 254) return 506 + byte();
      return first === 255 ? 253 + byte() : first;
    },
    /** Seven bits a byte, as long as the eighth is set. */
    base128: () => {
      let value = 0;
      for (let more = true; more; ) {
        const next = byte();
        value = value * 128 + (next & 0x7f);
        more = next > 127;
      }
      return value;
    },
  };
}
