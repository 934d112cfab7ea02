import type { Brand } from "#domain/setting.ts";
import {
  almond,
  drawAlmond,
  drawAsArtifact,
  drawMark,
  heightOf,
  mm,
  openPaper,
  type PaperTitle,
  type Pdf,
  paperColours,
  printEach,
  type Struct,
  sheet,
  write,
  writeBrand,
  writeLine,
} from "#server/platform/print/paper.ts";
import { drawQr } from "#server/platform/qr.ts";

/** The texts of a poster in one language. */
export type PosterTexts = {
  /** As in `lang` of a page. */
  locale: string;
  heading: string;
  scan: string;
  dates: string;
  /** The steps to vote, in order. */
  steps: string[];
  secret: string;
};

/** The content of one poster in the languages of the fund, the first of them large. */
export type Poster = {
  brand: Brand;
  /** The branch of the poster. */
  place: string;
  address: string;
  qr: { text: string; alternative: string };
  texts: readonly PosterTexts[];
  footer: string;
};

/** Prints posters as one PDF, one page each, and streams its bytes. */
export function printPosters(posters: Iterable<Poster>, about: PaperTitle): AsyncGenerator<Buffer> {
  return printEach(openPaper(about), posters, drawPoster);
}

const paper = { width: 210, height: 297 } as const;

/** The lower edge of the band at the top; the blossom around the code crosses it. */
const bandEnds = 136;
const blossom = { x: 148, y: 126, petal: 40 } as const;
const card = 56;

/** The columns of the languages, and the band below them. */
const columns = { top: 188, width: 171, gap: 4.5 } as const;
const promise = { top: 268, high: 15 } as const;

/** The sizes of the letters in narrow and in wide columns. */
const sizes = { narrow: { dates: 13, steps: 10 }, wide: { dates: 16, steps: 13 } } as const;

/** Divides the width among the languages; one or two have room for larger letters. */
function columnsFor(count: number) {
  const step = (columns.width + columns.gap) / count;
  const size = count < 3 ? sizes.wide : sizes.narrow;
  return { width: step - columns.gap, size, startOf: (index: number) => sheet.left + index * step };
}

function drawPoster(pdf: Pdf, root: Struct, { brand, place, address, qr, texts, footer }: Poster): void {
  drawAsArtifact(pdf, "Layout", () => drawGround(pdf));
  const whole = pdf.struct("Sect");
  root.add(whole);
  const tagged = (tag: string, lang: string, draw: () => void) => whole.add(pdf.struct(tag, { lang }, draw));
  const first = texts[0]?.locale ?? "";

  tagged("P", first, () => writeBrand(pdf, brand, "deep"));
  const inCorner = { x: 110, y: 20.4, width: 80, end: true, size: 15 } as const;
  tagged("P", first, () => writeLine(pdf, place, { ...inCorner, face: "figtree-semibold", colour: "oat" }));
  for (const [index, { locale, heading }] of texts.entries())
    tagged(index === 0 ? "H1" : "P", locale, () => writeHeading(pdf, heading, index === 0));
  whole.add(pdf.struct("Figure", { alt: qr.alternative }, () => drawCode(pdf, qr.text)));
  for (const [index, { locale, scan }] of texts.entries()) tagged("P", locale, () => writeScan(pdf, scan, index === 0));
  pdf.y += 2 * mm;
  const ink = { size: 14, face: "figtree-semibold", colour: "blueberry" } as const;
  tagged("P", first, () => write(pdf, address, { x: sheet.left, width: 74, ...ink }));

  const { width, size, startOf } = columnsFor(texts.length);
  const datesInk = { size: size.dates, face: "bricolage-bold", width } as const;
  // The steps of all languages begin in one line, below the longest dates.
  const stepsTop = columns.top + 2 + Math.max(...texts.map(({ dates }) => heightOf(pdf, dates, datesInk)));
  for (const [index, columnTexts] of texts.entries()) {
    const column = pdf.struct("Sect", { lang: columnTexts.locale });
    whole.add(column);
    writeColumn(pdf, column, columnTexts, { x: startOf(index), width, size, stepsTop });
    column.end();
  }
  for (const [index, { locale, secret }] of texts.entries())
    tagged("P", locale, () => writePromise(pdf, secret, { x: startOf(index), width }));
  const foot = { x: sheet.left, y: 288, width: sheet.width, size: 8, colour: "muted" } as const;
  tagged("P", first, () => writeLine(pdf, footer, foot));
  whole.end();
}

/** Writes the first heading as large as two lines allow, and the others under it. */
function writeHeading(pdf: Pdf, heading: string, isFirst: boolean): void {
  const face = "bricolage-bold";
  if (!isFirst) {
    write(pdf, heading, { x: sheet.left, size: 21, face, colour: "apricot", width: 80 });
    return;
  }
  const set = (size: number) => ({ size, face, width: 104, gap: -0.2 * size }) as const;
  let size = 74;
  while (size > 40 && heightOf(pdf, heading, set(size)) > 54) size -= 1;
  write(pdf, heading, { x: sheet.left, y: 40, colour: "oat", ...set(size) });
  pdf.y += 7 * mm;
}

function writeScan(pdf: Pdf, scan: string, isFirst: boolean): void {
  const [size, colour] = isFirst ? ([27, "deep"] as const) : ([15, "muted"] as const);
  const top = isFirst ? { y: bandEnds + 8 } : {};
  write(pdf, scan, { x: sheet.left, ...top, size, face: "bricolage-bold", colour, width: 74 });
}

type Place = { x: number; width: number; size: (typeof sizes)[keyof typeof sizes]; stepsTop: number };

function writeColumn(pdf: Pdf, column: Struct, { dates, steps }: PosterTexts, place: Place): void {
  const { x, width, size, stepsTop } = place;
  const datesInk = { size: size.dates, face: "bricolage-bold", colour: "deep" } as const;
  column.add(pdf.struct("H2", {}, () => write(pdf, dates, { x, y: columns.top, width, ...datesInk })));
  const list = pdf.struct("L");
  column.add(list);
  let y = stepsTop;
  for (const step of steps) {
    const here = y;
    const item = pdf.struct("LI");
    list.add(item);
    const bullet = () => drawAlmond(pdf, { x, y: here + 0.7, width: 2 });
    item.add(pdf.struct("Lbl", {}, bullet));
    const words = { size: size.steps, gap: 1.3, width: width - 4.5 };
    item.add(pdf.struct("LBody", {}, () => write(pdf, step, { x: x + 4.5, y: here, ...words })));
    item.end();
    y += heightOf(pdf, step, words) + 1.6;
  }
  list.end();
}

function writePromise(pdf: Pdf, secret: string, { x, width }: Pick<Place, "x" | "width">): void {
  const ink = { size: 12, face: "bricolage-bold", width: width + 2 } as const;
  const y = promise.top + (promise.high - heightOf(pdf, secret, ink)) / 2;
  write(pdf, secret, { x, y, colour: "ink", ...ink });
}

/** Draws the decoration of every poster: the band, the blossom, the card of the code. */
function drawGround(pdf: Pdf): void {
  const colours = paperColours(pdf);
  pdf.rect(0, 0, paper.width * mm, paper.height * mm).fill(colours.ground);
  drawBand(pdf, { top: 0, high: bandEnds, round: 54, colour: colours.deep });
  drawMark(pdf, "deep");
  const petals = [colours.apricot, colours.blossomDeep, colours.honey, colours.blossom, colours.periwinkle];
  for (const [index, colour] of petals.entries()) drawPetal(pdf, index * 72, colour);
  pdf
    .roundedRect((blossom.x - card / 2) * mm, (blossom.y - card / 2) * mm, card * mm, card * mm, 6 * mm)
    .fill("#ffffff");
  const { top, high } = promise;
  drawBand(pdf, { top, high, round: high / 2, colour: colours.apricot });
}

type Band = { top: number; high: number; round: number; colour: string };

/** Draws a band from edge to edge with one round end. */
function drawBand(pdf: Pdf, { top, high, round, colour }: Band): void {
  const [right, bottom, soft] = [paper.width * mm, (top + high) * mm, round * mm];
  pdf
    .moveTo(0, top * mm)
    .lineTo(right, top * mm)
    .lineTo(right, bottom - soft)
    .quadraticCurveTo(right, bottom, right - soft, bottom)
    .lineTo(0, bottom)
    .fill(colour);
}

/** Draws one petal with its tip in the middle of the blossom. */
function drawPetal(pdf: Pdf, degrees: number, colour: string): void {
  pdf
    .save()
    .translate(blossom.x * mm, blossom.y * mm)
    .rotate(180 + degrees)
    .scale((blossom.petal * mm) / 200)
    .translate(-100, 0)
    .path(almond)
    .fill(colour)
    .restore();
}

function drawCode(pdf: Pdf, text: string): void {
  const { size, path } = drawQr(text);
  pdf
    .save()
    .translate((blossom.x - card / 2) * mm, (blossom.y - card / 2) * mm)
    .scale((card * mm) / size)
    .path(path)
    .fill("#000000")
    .restore();
}
