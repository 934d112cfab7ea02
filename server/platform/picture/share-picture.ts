import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Illustration } from "#domain/project.ts";
import type { Brand } from "#domain/setting.ts";
import { type Lettering, openLettering } from "#server/platform/picture/lettering.ts";

/** What the picture of a page says, for those who share its address. */
export type SharePicture = {
  brand: Brand;
  title: string;
  /** How the title goes on in a second colour, where it does. */
  ending: string | null;
  /** Whose project it is; nothing for the site itself. */
  note: string | null;
  /** Shown in the petals, which else have the colours of the house. */
  illustration: Illustration | null;
};

/** Goes up whenever the same words would be drawn differently, so that pictures that were kept are drawn anew. */
export const drawingVersion = 1;

// The house's colours; a picture knows no tokens (web/design/tokens.css).
const colours = { oat: "#faf5ea", apricot: "#ffc899", periwinkle: "#d0d7ff" };

/** Makes what draws pictures as SVG, after the template of the house (`web/design/og-image.svg`). */
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

/** The drawing seen through the five petals, large enough to fill them. */
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
    const shown = lines.slice(0, mostLines + 1);
    if (shown.length < lines.length) shown.push({ text: "…", isEnding: false });
    const start = column.top + (column.bottom - column.top - shown.length * size * leading) / 2 + size * 0.76;
    return shown.map((line, index) => ({ ...line, size, y: start + index * size * leading }));
  }
  return [];
}

/** Breaks a text into as few lines as fit, all of them about as long as each other. */
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
  let [shown, cut] = [text, text];
  while (lettering.widthOf(shown, "note", 28) > column.width + 20 && cut.includes(" ")) {
    cut = cut.slice(0, cut.lastIndexOf(" "));
    shown = `${cut}…`;
  }
  return shown;
}
