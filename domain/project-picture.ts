import type { Localized } from "#domain/language.ts";

/** The reasons for refusing a picture of a project. */
export const pictureProblems = [
  "projectPicture.none",
  "projectPicture.wrongType",
  "projectPicture.heic",
  "projectPicture.animated",
  "projectPicture.printColours",
  "projectPicture.damaged",
  "projectPicture.lost",
  "projectPicture.disguised",
  "projectPicture.tooManyPixels",
  "projectPicture.tooSmall",
] as const;
export type ProjectPictureProblem =
  | { code: (typeof pictureProblems)[number] }
  | { code: "projectPicture.tooLarge"; most: number };
export type PictureReason = ProjectPictureProblem["code"];

/** The largest picture in megabytes, as the texts say it, and in bytes. */
export const largestPictureMegabytes = 15;
export const largestPicture = largestPictureMegabytes * 1024 * 1024;

/** The widths in which a picture is kept; a picture is never made larger than it was. */
export const pictureWidths = [480, 960, 1600] as const;

/** The smallest width of a picture; a smaller one looks poor in the head of its page. */
export const leastPictureWidth = 480;

/** A camera makes no more; a few bytes can describe a picture that takes gigabytes of memory. */
export const mostPixels = 50_000_000;
const mostPictureSide = 12_000;

/** A point of a picture that stays in view when it is cropped, in percent from the left and the top. */
export type FocusPoint = { x: number; y: number };

/** A picture of a published project. */
export type PublicPicture = {
  id: string;
  /** Of the largest one. */
  width: number;
  height: number;
  widths: number[];
  alt: Localized;
  maker: string;
  focus: FocusPoint;
};

/** Says why a picture of this size is refused, or null when it is not. */
export function checkPictureSize({ width, height }: { width: number; height: number }): ProjectPictureProblem | null {
  if (width > mostPictureSide || height > mostPictureSide || width * height > mostPixels)
    return { code: "projectPicture.tooManyPixels" };
  return width < leastPictureWidth ? { code: "projectPicture.tooSmall" } : null;
}

/** The address of a picture in one of its widths. */
export function pictureAddress(id: string, width: number): string {
  return `/pictures/${id}/${width}`;
}

/** Reads the picture and the width from an address; null for any other address. */
export function readPictureAddress(path: string): { id: string; width: number } | null {
  const [, id = "", width = ""] = /^\/pictures\/([0-9a-f-]{36})\/(\d{3,4})$/.exec(path) ?? [];
  return id ? { id, width: Number(width) } : null;
}
