import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { deriveTokens, withPrimaryHue } from "#domain/palette.ts";
import type { Brand, BrandColours } from "#domain/setting.ts";
import { fontOf, type Typeface, typefaces, writable } from "#server/platform/print/typeface.ts";

/** A PDF file that is being drawn. */
export type Pdf = InstanceType<typeof PDFDocument>;

/** A tagged part of a file, for screen readers. */
export type Struct = ReturnType<Pdf["struct"]>;

/** A millimetre in the points of a PDF. */
export const mm = 72 / 25.4;

/** The text area of every page, in millimetres. */
export const sheet = { left: 20, width: 170, right: 190 } as const;

/**
 * The look of the fund: its colours, and its mark for light and for deep grounds. A mark is an address that holds a PNG,
 * because a file then has one copy for all of its pages.
 */
export type PaperLook = { colours: BrandColours; mark: Record<Ground, string> };

/** The background of the mark and the brand. */
export type Ground = "light" | "deep";

/** Gives the colours of a brand on paper; a PDF cannot use the tokens of web/design/tokens.css. */
function coloursOf(colours: BrandColours) {
  const { light, dark } = deriveTokens(colours);
  return {
    ink: light.text,
    muted: light["text-muted"],
    blueberry: light.primary,
    deep: light.deep,
    periwinkle: dark.mark,
    apricot: light["apricot-400"],
    blossom: light.blossom,
    blossomDeep: "#f5b1b6",
    honey: "#ffd467",
    wash: withPrimaryHue(colours, "#eff1ff"),
    oat: light.surface,
    ground: light.bg,
    line: "#cdbd9f",
  };
}

export type PaperColours = ReturnType<typeof coloursOf>;

type OpenLook = { colours: PaperColours; mark: PaperLook["mark"] };

const looks = new WeakMap<Pdf, OpenLook>();

function lookOf(pdf: Pdf): OpenLook {
  const look = looks.get(pdf);
  if (!look) throw new Error("A file must be opened with openPaper");
  return look;
}

/** Gives the colours of a file. */
export function paperColours(pdf: Pdf): PaperColours {
  return lookOf(pdf).colours;
}

/** The shape of bullets and petals, 200 wide and 300 high. */
export const almond = "M100 0C140 31.5 200 99 200 180C200 252 154 300 100 300C46 300 0 252 0 180C0 99 60 31.5 100 0Z";

/** The title of a file, its language as in `lang` of a page, and its look. */
export type PaperTitle = { title: string; locale: string; madeAt: Date; look: PaperLook };

const noMargins = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * Begins a file of A4 pages with tags for screen readers; text beyond a margin continues on the next page. With
 * `keepsPages` all pages can be changed until the end; otherwise a page is sent when the next one begins.
 */
export function openPaper(
  { title, locale, madeAt, look }: PaperTitle,
  { keepsPages = false, ...margins }: typeof noMargins & { keepsPages?: boolean } = noMargins,
) {
  const pdf = new PDFDocument({
    size: "A4",
    margins,
    autoFirstPage: false,
    bufferPages: keepsPages,
    // A screen reader follows the order in which the text was written.
    pdfVersion: "1.7",
    // The types do not have this value yet.
    subset: "PDF/UA" as never,
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Creator: "Samen", CreationDate: madeAt },
  });
  for (const typeface of typefaces) pdf.registerFont(typeface, fontOf(typeface));
  looks.set(pdf, { colours: coloursOf(look.colours), mark: look.mark });
  // All tagged parts are inside this one.
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return { pdf, root };
}

/** Draws each item on a page of its own, and streams the file. */
export async function* printEach<Item>(
  { pdf, root }: ReturnType<typeof openPaper>,
  items: Iterable<Item>,
  draw: (pdf: Pdf, root: Struct, item: Item) => void,
): AsyncGenerator<Buffer> {
  for (const item of items) {
    pdf.addPage();
    draw(pdf, root, item);
    yield* takeDrawn(pdf);
  }
  yield* endPaper(pdf);
}

/** Yields the bytes that were drawn so far, to free their memory. */
export async function* takeDrawn(pdf: Pdf): AsyncGenerator<Buffer> {
  const bytes: Buffer | null = pdf.read();
  if (bytes) yield bytes;
  // Other requests get a turn between two pages.
  await setImmediate();
}

/** Ends a file and yields the rest of it. */
export async function* endPaper(pdf: Pdf): AsyncGenerator<Buffer> {
  pdf.end();
  for await (const bytes of pdf) yield bytes as Buffer;
}

/** Draws decoration that screen readers skip. */
export function drawAsArtifact(pdf: Pdf, type: "Layout" | "Pagination", draw: () => void): void {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
}

/** The look of a text. */
export type Ink = {
  size: number;
  face?: Typeface;
  /** By default it is ink. */
  colour?: keyof PaperColours;
  /** Between two lines, in points. */
  gap?: number;
};

/** The position of a text, in millimetres. */
export type Place = Ink & {
  /** From the left; all following lines begin there too. */
  x: number;
  /** From the top; by default under the previous text. */
  y?: number;
  width?: number;
};

/** The position of a single line; with `end` it is aligned to the end of its width. */
export type Line = Ink & { x: number; y: number; width: number; end?: boolean };

/** Writes a text, by default as wide as the page. */
export function write(pdf: Pdf, text: string, { x, y, width = sheet.width, ...ink }: Place): void {
  takeUp(pdf, ink);
  const top = y === undefined ? pdf.y : y * mm;
  pdf.text(writable(text), x * mm, top, { width: width * mm, lineGap: ink.gap ?? 0 });
}

const inks = new WeakMap<Pdf, Ink>();

function takeUp(pdf: Pdf, ink: Ink): void {
  const { size, face = "figtree-regular", colour = "ink" } = ink;
  pdf.font(face).fontSize(size).fillColor(paperColours(pdf)[colour]);
  inks.set(pdf, ink);
}

/** Returns the height of a text of this width, in millimetres. */
export function heightOf(pdf: Pdf, text: string, { width, ...ink }: Ink & { width: number }): number {
  takeUp(pdf, ink);
  return pdf.heightOfString(writable(text), { width: width * mm, lineGap: ink.gap ?? 0 }) / mm;
}

/** Writes one line that never breaks and may be outside the margins; a text that is too long is cut off. */
export function writeLine(pdf: Pdf, text: string, { x, y, width, end, ...ink }: Line): void {
  takeUp(pdf, ink);
  let line = writable(text);
  while (line.length > 1 && pdf.widthOfString(line) > width * mm) line = `${line.slice(0, -2)}…`;
  const left = end ? (x + width) * mm - pdf.widthOfString(line) : x * mm;
  pdf.text(line, left, y * mm, { lineBreak: false });
}

/** Draws something on every page from here on; a text that continues there keeps its look. */
export function onEachPage(pdf: Pdf, draw: ((number: number) => void) | null): void {
  let number = 0;
  pdf.on("pageAdded", () => {
    const ink = inks.get(pdf);
    number += 1;
    if (draw) drawAsArtifact(pdf, "Pagination", () => draw(number));
    if (ink) takeUp(pdf, ink);
    pdf.x = pdf.page.margins.left;
    pdf.y = pdf.page.margins.top;
  });
}

/** Draws something on every kept page, once the number of pages is known. */
export function onKeptPages(pdf: Pdf, draw: (number: number, pages: number) => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    drawAsArtifact(pdf, "Pagination", () => draw(index + 1, count));
  }
}

/** Draws the mark at the top of a page, left of the brand. */
export function drawMark(pdf: Pdf, ground: Ground = "light"): void {
  pdf.image(lookOf(pdf).mark[ground], 18.5 * mm, 15 * mm, { width: 16 * mm, height: 16 * mm });
}

/** Writes the two lines beside the mark. */
export function writeBrand(pdf: Pdf, { lines, isCompanyLast }: Brand, ground: Ground = "light"): void {
  const [company, fund] = ground === "light" ? (["ink", "blueberry"] as const) : (["oat", "oat"] as const);
  const [first, second] = isCompanyLast ? [fund, company] : [company, fund];
  write(pdf, lines[0], { x: 37, y: 16.6, size: 17, face: "bricolage-bold", colour: first });
  write(pdf, lines[1], { x: 37, y: 23, size: 17, face: "bricolage-bold", colour: second });
}

/** Draws a card as wide as the text, with three soft corners and one tip, as on the site. */
export function drawCard(pdf: Pdf, { top, high }: { top: number; high: number }): void {
  const [x, y, width, height, soft, tip] = [sheet.left * mm, top * mm, sheet.width * mm, high * mm, 9 * mm, 1.4 * mm];
  pdf
    .moveTo(x + soft, y)
    .lineTo(x + width - soft, y)
    .quadraticCurveTo(x + width, y, x + width, y + soft)
    .lineTo(x + width, y + height - soft)
    .quadraticCurveTo(x + width, y + height, x + width - soft, y + height)
    .lineTo(x + tip, y + height)
    .quadraticCurveTo(x, y + height, x, y + height - tip)
    .lineTo(x, y + soft)
    .quadraticCurveTo(x, y, x + soft, y)
    .fill(paperColours(pdf).wash);
}

/** Draws an almond. */
export function drawAlmond(pdf: Pdf, { x, y, width }: { x: number; y: number; width: number }): void {
  pdf
    .save()
    .translate(x * mm, y * mm)
    .scale((width * mm) / 200)
    .path(almond)
    .fill(paperColours(pdf).blueberry)
    .restore();
}

/** Draws a thin line across the text. */
export function drawRule(pdf: Pdf, y: number): void {
  pdf
    .lineWidth(0.5)
    .strokeColor(paperColours(pdf).line)
    .moveTo(sheet.left * mm, y * mm)
    .lineTo(sheet.right * mm, y * mm)
    .stroke();
}
