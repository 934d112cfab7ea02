import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Illustration } from "#domain/project.ts";
import type { Brand } from "#domain/setting.ts";
import { type Lettering, openLettering } from "#server/platform/picture/lettering.ts";

/** The content of the picture of a shared page. */
export type SharePicture = {
  brand: Brand;
  title: string;
  /** The end of the title, in a second colour, if any. */
  ending: string | null;
  /** The organisation of the project; null for the site itself. */
  note: string | null;
  /** Shown in the petals, which otherwise have the colours of the site. */
  illustration: Illustration | null;
};

/** Increase it whenever the drawing changes, so that stored pictures are drawn again. */
export const drawingVersion = 1;

// The colours of the site; a picture cannot use the tokens of web/design/tokens.css.
const colours = { oat: "#faf5ea", apricot: "#ffc899", periwinkle: "#d0d7ff" };

/** Returns a function that draws pictures as SVG, from the template `web/design/og-image.svg`. */
export function openSharePictures(design: string): (picture: SharePicture) => string {
  const lettering = openLettering();
  const drawings = join(design, "../public/illustrations");
  const template = readFileSync(join(design, "og-image.svg"), "utf8");
  const ground = /^.*?(?=<g id="bloom">)/s.exec(template)?.[0] ?? "";
  const bloom = /<g id="bloom">.*?<\/g>/s.exec(template)?.[0] ?? "";
  const mark = /(?<=<g id="brand">)<g>.*?<\/g>/s.exec(template)?.[0] ?? "";
  const petals = [...bloom.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline).join("");

  return ({ brand, title, ending, note, illustration }) => {
    const { lines: names, isCompanyLast } = brand;
    const [first, second] = isCompanyLast ? (["brandPlain", "brand"] as const) : (["brand", "brandPlain"] as const);
    const lines = fitTitle(lettering, title, ending ?? "");
    return [
      ground,
      illustration ? pictureIn(petals, readFileSync(join(drawings, `${illustration}.svg`), "utf8")) : bloom,
      mark,
      lettering.draw(names[0], first, { size: 35, x: 150, y: 104, fill: colours.oat }),
      lettering.draw(names[1], second, { size: 35, x: 150, y: 136, fill: colours.oat }),
      ...lines.map(({ text, isEnding, size, y }) =>
        lettering.draw(text, "poster", { size, x: 74, y, fill: isEnding ? colours.apricot : colours.oat }),
      ),
      note && lettering.draw(fitLine(lettering, note), "note", { size: 28, x: 74, y: 560, fill: colours.periwinkle }),
      "</svg>",
    ].join("");
  };
}

/** Clips a drawing to the five petals, large enough to fill them. */
function pictureIn(petals: string, drawing: string): string {
  const inside = drawing.replace("<svg ", '<svg x="610" y="62" width="652" height="489" ');
  return `<clipPath id="petals"><path d="${petals}"/></clipPath><g clip-path="url(#petals)">${inside}</g>`;
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
