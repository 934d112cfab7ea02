import { eq, sql } from "drizzle-orm";
import { checkColours } from "#domain/colour.ts";
import { type Problem, Refusal, refuse } from "#domain/problem.ts";
import {
  type BrandColours,
  type FundPicture,
  type FundPictureKind,
  fundPictureBytes,
  sharePictureSize,
} from "#domain/setting.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { settings } from "#server/database/tables/setting.ts";
import { isPng, readPngSize } from "#server/platform/picture/png.ts";
import { drawPng, Unreadable } from "#server/platform/picture/raster.ts";
import { isPlainSvg, readViewBox } from "#server/platform/picture/svg.ts";

type SettingContext = Pick<Context, "db" | "me">;

/** Sets the two colours of the fund's brand. */
export async function setFundColours({ db, me }: SettingContext, { primary, accent }: BrandColours): Promise<void> {
  requirePermission(me, "changeFund");
  refuse(checkColours({ primary, accent }));
  const value = { colours: { primary: primary.toLowerCase(), accent: accent.toLowerCase() } };
  await db.transaction(async (db) => {
    await db
      .insert(settings)
      .values({ key: "fund", value })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value} || excluded.value` } });
    await announcePublicChange(db);
  });
}

/** Sets or removes the mark of the fund or its picture for sharing. */
export async function setFundPicture(
  { db, me }: SettingContext,
  { kind, bytes }: { kind: FundPictureKind; bytes: Uint8Array | null },
): Promise<void> {
  requirePermission(me, "changeFund");
  const value = bytes && (await checkedPicture(kind, Buffer.from(bytes)));
  await db.transaction(async (db) => {
    if (value) {
      await db
        .insert(settings)
        .values({ key: kind, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    } else {
      await db.delete(settings).where(eq(settings.key, kind));
    }
    await announcePublicChange(db);
  });
}

type Size = { width: number; height: number };

/** Refuses a file that is no picture of ours, and gives it as it is stored. The content decides what it is. */
export async function checkedPicture(kind: FundPictureKind, bytes: Buffer): Promise<FundPicture> {
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
