import { crc32 } from "node:zlib";

// Small files of every kind that a dossier accepts, and the parts to make bad ones.

/** An entry of a zip; its directory may lie about it. */
export type ZipEntry = { name: string; content?: Buffer; unpacked?: number; packed?: number; flags?: number };

/** A zip without compression. */
export function aZip(entries: readonly ZipEntry[], { prefix = Buffer.alloc(0), comment = "" } = {}): Buffer {
  const locals: Buffer[] = [prefix];
  const directory: Buffer[] = [];
  let offset = prefix.length;
  for (const { name, content = Buffer.from(name), unpacked, packed, flags = 0 } of entries) {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed ?? content.length, 4);
    sizes.writeUInt32LE(unpacked ?? content.length, 8);
    const start = Buffer.alloc(10);
    start.writeUInt16LE(20, 0);
    start.writeUInt16LE(flags, 2);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), start, sizes, lengths, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), version, start, sizes, lengths, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directoryBytes.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, directoryBytes, Buffer.from("PK\x05\x06"), end, Buffer.from(comment)]);
}

/** The entries that make a zip an Office document. */
export const officeEntries = (part: "word/document.xml" | "xl/workbook.xml"): ZipEntry[] => [
  { name: "[Content_Types].xml" },
  { name: "_rels/.rels" },
  { name: part },
];

/** A document of old Office: a header, the list of its sectors, and a directory with these names. */
export function anOldOfficeFile(...names: string[]): Buffer {
  const file = Buffer.alloc(5 * 512, 0xff);
  file.fill(0, 0, 76);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(3, 48);
  file.writeUInt32LE(0, 76);
  file.fill(0, 4 * 512);
  ["Root Entry", ...names].forEach((name, index) => {
    file.write(name, 4 * 512 + 128 * index, "utf16le");
  });
  return file;
}

/** An empty picture of this size. */
export function aPng(width = 4, height = 3, text = ""): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [
    chunk("IHDR", size),
    chunk("tEXt", Buffer.from(`Comment\0${text}`)),
    chunk("IDAT", Buffer.alloc(40, 7)),
  ];
  return Buffer.concat([start, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

/** A photograph of this size, with a preview in front of it and this comment. */
export function aJpeg(width = 4, height = 3, comment = "photo"): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const preview = Buffer.concat([Buffer.from("Exif\0\0"), Buffer.from("ffd8ffc0ffd9", "hex")]);
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from("ffd8", "hex"),
    segment(0xe1, preview),
    segment(0xfe, Buffer.from(comment)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([3, 1, 0, 2, 17, 3, 17, 0, 63, 0])),
    Buffer.alloc(60, 0x5a),
    Buffer.from("ffd9", "hex"),
  ]);
}

/** A PDF with this many bytes between its start and its end. */
export function aPdf(filling = 100): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n%âãÏÓ\n"),
    Buffer.alloc(filling, "x "),
    Buffer.from("\nstartxref\n9\n%%EOF\n"),
  ]);
}

/** A good file of each kind, by its name. */
export const sampleFiles: Readonly<Record<string, Buffer>> = {
  "statuten.pdf": aPdf(),
  "BRIEF.PDF": aPdf(70_000),
  "verslag.docx": aZip(officeEntries("word/document.xml"), { comment: "PK" }),
  "begroting.xlsx": aZip(officeEntries("xl/workbook.xml")),
  "oud verslag.doc": anOldOfficeFile("WordDocument"),
  "oude begroting.xls": anOldOfficeFile("Workbook"),
  "heel oud.xls": anOldOfficeFile("Book"),
  "affiche.png": aPng(),
  "été 😀.JPG": aJpeg(),
  "film achter.jpeg": Buffer.concat([aJpeg(), Buffer.alloc(200_000, "moov")]),
};
