import type { Themes } from "#domain/palette.ts";
import { type Mark, placed } from "#server/platform/picture/mark.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import type { Ground } from "#server/platform/picture/svg.ts";

type IconLook = {
  size: number;
  ground: Ground;
  /** The part of the icon's width that the mark takes. */
  share: number;
  /** The corners are round unless the device cuts them. */
  radius: number;
};

const usual = { ground: "brand", share: 0.84, radius: 14 } as const;
// Devices may cut a maskable icon to a circle, so the mark stays within the middle 80 %.
const maskable = { ground: "brand", share: 0.7, radius: 0 } as const;

/** The icons of a site by their addresses. */
const icons: Readonly<Record<string, IconLook>> = {
  "/icon-192.png": { ...usual, size: 192 },
  "/icon-512.png": { ...usual, size: 512 },
  "/icon-maskable-192.png": { ...maskable, size: 192 },
  "/icon-maskable-512.png": { ...maskable, size: 512 },
  "/apple-touch-icon.png": { ground: "brand", share: 0.78, radius: 0, size: 180 },
  "/favicon.ico": { ground: "light", share: 0.86, radius: 14, size: 32 },
};

/** Tells whether an icon of the site has this address. */
export const isIcon = (path: string) => Object.hasOwn(icons, path);

/** Draws the icon at this address: the mark on the brand's colour, or on a light ground if it fits only there. */
export async function drawIcon(path: string, mark: Mark, { light }: Themes): Promise<Buffer> {
  const look = icons[path];
  if (!look) throw new Error(`There is no icon ${path}`);
  const { size, share, radius } = look;
  const ground = mark.fitsDark ? look.ground : "light";
  const offset = (64 - 64 * share) / 2;
  const png = await drawPng(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      `<rect width="64" height="64" rx="${radius}" fill="${ground === "brand" ? light.primary : light.bg}"/>` +
      `${placed(mark.on(ground), { x: offset, y: offset, size: 64 * share })}</svg>`,
    size,
  );
  return path.endsWith(".ico") ? icoOf(png, size) : png;
}

/** An icon file with one picture, as old and new browsers read it. */
function icoOf(picture: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
