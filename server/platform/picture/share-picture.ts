import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveTokens, withPrimaryHue } from "#domain/palette.ts";
import type { Illustration } from "#domain/project.ts";
import type { Brand, BrandColours } from "#domain/setting.ts";
import { drawBlossom, petalOutlines } from "#server/platform/picture/blossom.ts";
import { type Lettering, openLettering } from "#server/platform/picture/lettering.ts";
import { placed } from "#server/platform/picture/mark.ts";

/** The content of the picture of a shared page. */
export type SharePicture = {
  brand: Brand;
  colours: BrandColours;
  /** The mark as an address that holds it, and whether it needs a light plate on dark ground. */
  mark: { address: string; needsPlate: boolean };
  title: string;
  /** The end of the title, in a second colour, if any. */
  ending: string | null;
  /** The organisation of the project; null for the site itself. */
  note: string | null;
  /** Shown in the petals, which otherwise have the colours of the site. */
  illustration: Illustration | null;
  /** The own picture of the project as an address that holds it, which takes the place of the drawing. */
  photo?: string;
};

/** The size of the picture behind the petals. */
export const petalSize = { width: 652, height: 489 };
const petalPlace = `x="610" y="62" width="${petalSize.width}" height="${petalSize.height}"`;

/** Increase it whenever the drawing changes, so that stored pictures are drawn again. */
export const drawingVersion = 2;

/** Returns a function that draws pictures as SVG. */
export function openSharePictures(illustrations: string): (picture: SharePicture) => string {
  const lettering = openLettering();
  return ({ brand, colours, mark, title, ending, note, illustration, photo }) => {
    const { dark } = deriveTokens(colours);
    const { lines: names, isCompanyLast } = brand;
    const [first, second] = isCompanyLast ? (["brandPlain", "brand"] as const) : (["brand", "brandPlain"] as const);
    const lines = fitTitle(lettering, title, ending ?? "");
    const soft = withPrimaryHue(colours, "#d0d7ff");
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
      `<path fill="${dark.deep}" d="M0 0h1200v630H0z"/>`,
      `<path fill="${dark.blueberry}" d="M0 0h1200v430a200 200 0 0 1-200 200H0z"/>`,
      photo || illustration
        ? inPetals(photo ? `<image ${petalPlace} href="${photo}"/>` : drawingOf(illustrations, illustration))
        : drawBlossom(dark),
      mark.needsPlate && `<rect x="74" y="70" width="66" height="66" rx="16" fill="${dark.text}"/>`,
      placed(mark.address, mark.needsPlate ? { x: 80, y: 76, size: 54 } : { x: 66, y: 62, size: 81.92 }),
      lettering.draw(names[0], first, { size: 35, x: 150, y: 104, fill: dark.text }),
      lettering.draw(names[1], second, { size: 35, x: 150, y: 136, fill: dark.text }),
      ...lines.map(({ text, isEnding, size, y }) =>
        lettering.draw(text, "poster", { size, x: 74, y, fill: isEnding ? dark["accent-text"] : dark.text }),
      ),
      note && lettering.draw(fitLine(lettering, note), "note", { size: 28, x: 74, y: 560, fill: soft }),
      "</svg>",
    ]
      .filter(Boolean)
      .join("");
  };
}

/** Reads a drawing, large enough to fill the petals. */
function drawingOf(folder: string, illustration: Illustration | null): string {
  return readFileSync(join(folder, `${illustration}.svg`), "utf8").replace("<svg ", `<svg ${petalPlace} `);
}

/** Clips a picture to the five petals. */
function inPetals(inside: string): string {
  return `<clipPath id="petals"><path d="${petalOutlines}"/></clipPath><g clip-path="url(#petals)">${inside}</g>`;
}

const column = { width: 600, top: 180, bottom: 510 };
const sizes = [98, 90, 82, 74, 66, 58, 52, 46, 40];
const leading = 0.9;
const mostLines = 5;

type TitleLine = { text: string; isEnding: boolean; size: number; y: number };

/** Breaks a title and its ending into lines as large as the space allows. */
function fitTitle(lettering: Lettering, title: string, ending: string): TitleLine[] {
  for (const size of sizes) {
    const width = (text: string) => lettering.widthOf(text, "poster", size);
    const lines = [
      ...balanced(title, width).map((text) => ({ text, isEnding: false })),
      ...balanced(ending, width).map((text) => ({ text, isEnding: true })),
    ];
    const isLast = size === sizes.at(-1);
    const fits = lines.every(({ text }) => width(text) <= column.width);
    const height = lines.length * size * leading;
    if (!isLast && (!fits || lines.length > mostLines || height > column.bottom - column.top)) continue;
    const visibleLines = lines.slice(0, mostLines + 1);
    if (visibleLines.length < lines.length) visibleLines.push({ text: "…", isEnding: false });
    const start = column.top + (column.bottom - column.top - visibleLines.length * size * leading) / 2 + size * 0.76;
    return visibleLines.map((line, index) => ({ ...line, size, y: start + index * size * leading }));
  }
  return [];
}

/** Breaks a text into as few lines as possible, all of about the same length. */
function balanced(text: string, widthOf: (text: string) => number): string[] {
  const lines = wrapped(text, column.width, widthOf);
  let [least, most] = [column.width / 3, column.width];
  for (let step = 0; step < 6 && lines.length > 1; step++) {
    const middle = (least + most) / 2;
    const narrower = wrapped(text, middle, widthOf);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > middle)) least = middle;
    else most = middle;
  }
  return lines.length > 1 ? wrapped(text, most, widthOf) : lines;
}

function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function fitLine(lettering: Lettering, text: string): string {
  let [shortened, cut] = [text, text];
  while (lettering.widthOf(shortened, "note", 28) > column.width + 20 && cut.includes(" ")) {
    cut = cut.slice(0, cut.lastIndexOf(" "));
    shortened = `${cut}…`;
  }
  return shortened;
}
