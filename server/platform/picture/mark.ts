import type { Themes } from "#domain/palette.ts";
import type { FundPicture } from "#domain/setting.ts";
import { openLettering } from "#server/platform/picture/lettering.ts";
import { type Ground, hasDarkLook, settleGround } from "#server/platform/picture/svg.ts";

/** The mark of a fund, for everything that shows it. */
export type Mark = {
  /** The SVG file for pages, which follows the theme of the page around it. */
  file: string;
  /** Whether it can be on dark grounds; otherwise it needs a light plate there. */
  fitsDark: boolean;
  /** Whether it is only the first letter of the company. */
  isInitial: boolean;
  /** Gives the mark for one ground, as an address that holds the whole picture. */
  on(ground: Ground): string;
};

/** The facts that decide on the look of a mark. */
export type MarkSource = { picture: FundPicture | null; company: string; themes: Themes };

/** Opens the mark of a fund; without a picture, it is the first letter of the company in the colours of the brand. */
export function openMark({ picture, company, themes }: MarkSource): Mark {
  if (picture?.type === "image/png") {
    const address = `data:image/png;base64,${picture.content}`;
    return { file: onPlate(address, themes), fitsDark: false, isInitial: false, on: () => address };
  }
  const svg = picture ? Buffer.from(picture.content, "base64").toString("utf8") : initialOf(company, themes);
  const on = (ground: Ground) => inAddress(settleGround(svg, ground));
  const fitsDark = hasDarkLook(svg);
  return { file: fitsDark ? svg : onPlate(on("light"), themes), fitsDark, isInitial: picture === null, on };
}

const inAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** The free space around a mark, which lines up marks of all shapes with the text below them. */
const inset = 7;
const square = `x="${inset}" y="${inset}" width="${64 - 2 * inset}" height="${64 - 2 * inset}" rx="12"`;

const opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';

/** A mark that is made for light grounds gets one in the dark theme. */
function onPlate(address: string, { light }: Themes): string {
  return (
    `${opening}<style>.plate{fill:none}@media (prefers-color-scheme:dark){.plate{fill:${light.surface}}` +
    `image{transform:translate(6.4px,6.4px) scale(.8)}}</style>` +
    `<rect class="plate" ${square}/>${placed(address, { x: inset, y: inset, size: 64 - 2 * inset })}</svg>`
  );
}

/** Places a picture into a square of a drawing. */
export function placed(address: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${address}"/>`;
}

const letterSize = 44;
/** The height of a capital letter, as a part of the size of its font. */
const capitalHeight = 0.66;
let lettering: ReturnType<typeof openLettering> | null = null;

function initialOf(company: string, { light, dark }: Themes): string {
  lettering ??= openLettering();
  const [initial = ""] = company.trim().toUpperCase();
  const x = 32 - lettering.widthOf(initial, "poster", letterSize) / 2;
  const y = 32 + (letterSize * capitalHeight) / 2;
  const letter = lettering.draw(initial, "poster", { size: letterSize, x, y, fill: light["on-primary"] });
  const look = (square: string, letter: string) => `.square{fill:${square}}.letter path{fill:${letter}}`;
  return (
    `${opening}<style>${look(light.primary, light["on-primary"])}` +
    `@media (prefers-color-scheme:dark){${look(dark.primary, dark["on-primary"])}}` +
    // On the brand's own colour the letter needs no square.
    `@media (prefers-color-scheme:dark) and (prefers-contrast:more){${look("none", light["on-primary"])}}</style>` +
    `<rect class="square" ${square}/><g class="letter">${letter}</g></svg>`
  );
}
