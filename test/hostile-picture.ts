import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { PictureReason } from "#domain/project-picture.ts";

/** A picture that looks like a photograph to a coder: a gradient, so that it has many colours. */
export function aPhoto(width = 1800, height = 1350) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#1b2272"/><stop offset="1" stop-color="#f29a5e"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** A picture that must be refused, and why. */
type HostilePicture = { what: string; bytes: Buffer; reason: PictureReason };

/** A small PNG that claims to be this large, as a decompression bomb does. */
export function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(width * 4, 100_000)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

const ftyp = (...brands: string[]) => {
  const content = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join("")}`, "latin1");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 4);
  return Buffer.concat([size, content, Buffer.alloc(64)]);
};

/** Pictures that attack a reader, lie about themselves, or cannot be shown. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await aPhoto(600, 450).jpeg().toBuffer();
  const png = await aPhoto(600, 450).png().toBuffer();
  const frame = aPhoto(600, 450);
  const moving = await sharp([await frame.clone().png().toBuffer(), await frame.clone().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  // The chunk of a moving PNG comes right after the header.
  const movingPng = Buffer.concat([png.subarray(0, 33), chunk("acTL", Buffer.alloc(8)), png.subarray(33)]);
  const zip = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
  const comment = (text: string) => {
    const body = Buffer.from(text, "latin1");
    const marker = Buffer.from([0xff, 0xfe, 0, 0]);
    marker.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
  };
  return [
    { what: "a decompression bomb", bytes: aBomb(60_000, 60_000), reason: "projectPicture.tooManyPixels" },
    { what: "20 000 pixels in a row", bytes: aBomb(20_000, 600), reason: "projectPicture.tooManyPixels" },
    { what: "a hair", bytes: aBomb(600, 20_000), reason: "projectPicture.tooManyPixels" },
    { what: "too small", bytes: await aPhoto(200, 150).jpeg().toBuffer(), reason: "projectPicture.tooSmall" },
    { what: "a page in a JPEG", bytes: comment("<script>alert(1)</script>"), reason: "projectPicture.disguised" },
    { what: "a program in a JPEG", bytes: comment("<?php system($_GET[0]); ?>"), reason: "projectPicture.disguised" },
    { what: "a ZIP behind a JPEG", bytes: Buffer.concat([jpeg, zip]), reason: "projectPicture.disguised" },
    { what: "a PDF in a JPEG", bytes: comment("%PDF-1.7"), reason: "projectPicture.disguised" },
    { what: "HEIC of a phone", bytes: ftyp("heic", "mif1", "heic"), reason: "projectPicture.heic" },
    { what: "a sequence of HEIC", bytes: ftyp("msf1", "hevc"), reason: "projectPicture.heic" },
    { what: "a film", bytes: ftyp("isom", "mp42"), reason: "projectPicture.wrongType" },
    { what: "a moving WebP", bytes: moving, reason: "projectPicture.animated" },
    { what: "a moving PNG", bytes: movingPng, reason: "projectPicture.animated" },
    {
      what: "CMYK",
      bytes: await aPhoto(600, 450).toColourspace("cmyk").jpeg().toBuffer(),
      reason: "projectPicture.printColours",
    },
    { what: "a GIF", bytes: Buffer.from("GIF89a\x01\x00\x01\x00", "latin1"), reason: "projectPicture.wrongType" },
    {
      what: "an SVG",
      bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      reason: "projectPicture.wrongType",
    },
    { what: "a text", bytes: Buffer.from("hello"), reason: "projectPicture.wrongType" },
    { what: "only the start of a JPEG", bytes: jpeg.subarray(0, 20), reason: "projectPicture.damaged" },
    { what: "a broken AVIF", bytes: ftyp("avif", "mif1"), reason: "projectPicture.damaged" },
  ];
}
