import type { Brand } from "#domain/setting.ts";
import {
  drawAlmond,
  drawAsArtifact,
  drawCard,
  drawMark,
  drawRule,
  endPaper,
  heightOf,
  type Ink,
  mm,
  onEachPage,
  onKeptPages,
  openPaper,
  type PaperTitle,
  type Pdf,
  type Struct,
  sheet,
  takeDrawn,
  write,
  writeBrand,
  writeLine,
} from "#server/platform/print/paper.ts";
import { writable } from "#server/platform/print/typeface.ts";

/** One value of a record and its label. */
export type RecordLine = readonly [label: string, value: string];

/** All records of one kind; without records the sentence `none` says so. */
export type RecordPart = { heading: string; none: string; records: AsyncIterable<readonly RecordLine[]> };

/** Everything that the fund keeps about a person, in their language. */
export type RecordPaper = PaperTitle & {
  brand: Brand;
  heading: string;
  /** The person and the date, on the first page. */
  facts: readonly RecordLine[];
  paragraphs: readonly string[];
  parts: Iterable<RecordPart>;
  /** Shows the number of pages at the foot of each page, which keeps the whole file in memory until the end. */
  countsPages?: true;
  /** The texts at the foot of a page, left and right; `pages` is 0 without `countsPages`. */
  foot(page: number, pages: number): readonly [left: string, right: string];
};

const margins = { top: 20, bottom: 24, left: sheet.left, right: 210 - sheet.right } as const;
const lowest = 297 - margins.bottom;

const label = { x: sheet.left, width: 50, size: 9.5, gap: 2.4, colour: "muted" } as const;
const value = { x: 74, width: sheet.right - 74, size: 10.5, gap: 1.4 } as const;
/** The space between two lines, around the line between two records, and before a new part; in millimetres. */
const space = { line: 0.7, record: 3, part: 9.5 } as const;
/** A record that is higher than this, in millimetres, may be split over two pages. */
const mostKeptTogether = 60;

/** Replaces characters that our fonts cannot write, so that no data disappears without a trace. */
const unwritten = "[…]";

/**
 * Prints records as one PDF and streams its bytes, so that only the current page is in memory for any number of
 * records.
 */
export async function* printRecords(paper: RecordPaper): AsyncGenerator<Buffer> {
  const { pdf, root } = openPaper(paper, {
    top: margins.top * mm,
    bottom: margins.bottom * mm,
    left: margins.left * mm,
    right: margins.right * mm,
    keepsPages: paper.countsPages ?? false,
  });
  onEachPage(pdf, paper.countsPages ? null : (number) => drawFoot(pdf, paper.foot(number, 0)));
  pdf.addPage();
  drawFront(pdf, root, paper);
  for (const part of paper.parts) yield* drawPart(pdf, root, part);
  if (paper.countsPages) onKeptPages(pdf, (number, pages) => drawFoot(pdf, paper.foot(number, pages)));
  yield* endPaper(pdf);
}

function drawFoot(pdf: Pdf, [left, right]: readonly [string, string]): void {
  const small = { y: 285, size: 8, colour: "muted" } as const;
  writeLine(pdf, left, { ...small, x: sheet.left, width: 130 });
  writeLine(pdf, right, { ...small, x: 152, width: sheet.right - 152, end: true });
}

function drawFront(pdf: Pdf, root: Struct, { brand, heading, facts, paragraphs }: RecordPaper): void {
  drawAsArtifact(pdf, "Layout", () => drawMark(pdf));
  const front = pdf.struct("Sect");
  root.add(front);
  const tagged = (tag: string, draw: () => void) => front.add(pdf.struct(tag, {}, draw));
  tagged("P", () => writeBrand(pdf, brand));
  tagged("H1", () => write(pdf, heading, { x: 20, y: 46, size: 31, face: "bricolage-bold", colour: "deep" }));
  drawFacts(pdf, front, facts);
  for (const paragraph of paragraphs) {
    tagged("P", () => write(pdf, paragraph, { x: 20, size: 10.5, gap: 2.6, width: 150 }));
    pdf.y += 1.6 * mm;
  }
  front.end();
}

const fact = {
  columns: [29, 112],
  width: 72,
  label: { size: 9.5, colour: "muted", gap: 1 },
  value: { size: 12.5, face: "figtree-semibold" },
} as const satisfies { columns: number[]; width: number; label: Ink; value: Ink };

/** Draws the facts on a card, two beside each other, each under its label. */
function drawFacts(pdf: Pdf, front: Struct, facts: readonly RecordLine[]): void {
  const { columns, width } = fact;
  const rows = facts.flatMap((_, index) =>
    index % columns.length === 0 ? [facts.slice(index, index + columns.length)] : [],
  );
  const highOf = ([name, text]: RecordLine) =>
    heightOf(pdf, name, { ...fact.label, width }) + heightOf(pdf, text, { ...fact.value, width });
  const heights = rows.map((row) => Math.max(...row.map(highOf)));
  const [pad, between] = [7.5, 4.5];
  const top = pdf.y / mm + 5;
  const high = heights.reduce((sum, height) => sum + height, 2 * pad + (rows.length - 1) * between);
  drawAsArtifact(pdf, "Layout", () => drawCard(pdf, { top, high }));
  const list = pdf.struct("L");
  front.add(list);
  let y = top + pad;
  for (const [index, row] of rows.entries()) {
    for (const [index, [name, text]] of row.entries()) {
      const x = columns[index] ?? 0;
      const item = pdf.struct("LI");
      list.add(item);
      item.add(pdf.struct("Lbl", {}, () => write(pdf, name, { ...fact.label, x, y, width })));
      item.add(pdf.struct("LBody", {}, () => write(pdf, text, { ...fact.value, x, width })));
      item.end();
    }
    y += (heights[index] ?? 0) + between;
  }
  list.end();
  pdf.y = (top + high + 7) * mm;
}

async function* drawPart(pdf: Pdf, root: Struct, { heading, none, records }: RecordPart): AsyncGenerator<Buffer> {
  const part = pdf.struct("Sect");
  root.add(part);
  let isBegun = false;
  for await (const lines of records) {
    const measured = lines.map((line) => measure(pdf, line));
    const whole = measured.reduce((sum, { high }) => sum + high + space.line, 0);
    const high = Math.min(whole, mostKeptTogether);
    if (isBegun) partRecords(pdf, high);
    else beginPart(pdf, part, heading, high);
    isBegun = true;
    drawRecord(pdf, part, measured);
    yield* takeDrawn(pdf);
  }
  if (!isBegun) {
    beginPart(pdf, part, heading, 6);
    part.add(pdf.struct("P", {}, () => write(pdf, none, { x: 20, size: 10.5, colour: "muted" })));
  }
  part.end();
}

/** Writes a heading on the same page as its first record. */
function beginPart(pdf: Pdf, part: Struct, heading: string, high: number): void {
  const ink = { size: 17, face: "bricolage-bold", colour: "deep" } as const;
  makeRoom(pdf, space.part + heightOf(pdf, heading, { ...ink, width: sheet.width }) + 3 + high);
  if (pdf.y > pdf.page.margins.top) pdf.y += space.part * mm;
  pdf.outline.addItem(heading);
  drawAsArtifact(pdf, "Layout", () => drawAlmond(pdf, { x: 13.4, y: pdf.y / mm + 0.4, width: 3.6 }));
  part.add(pdf.struct("H2", {}, () => write(pdf, heading, { ...ink, x: 20 })));
  pdf.y += 3 * mm;
}

function partRecords(pdf: Pdf, high: number): void {
  if (makeRoom(pdf, 2 * space.record + high)) return;
  pdf.y += (space.record - space.line) * mm;
  drawAsArtifact(pdf, "Layout", () => drawRule(pdf, pdf.y / mm));
  pdf.y += space.record * mm;
}

function drawRecord(pdf: Pdf, part: Struct, lines: readonly MeasuredLine[]): void {
  const list = pdf.struct("L");
  part.add(list);
  for (const { name, wording, high } of lines) {
    // A label or a single line of a long text must not be alone at the foot of a page.
    makeRoom(pdf, Math.min(high, 9));
    const [page, y] = [pdf.page, pdf.y / mm];
    const item = pdf.struct("LI");
    list.add(item);
    // The label has smaller letters, so it moves down to the same baseline.
    item.add(pdf.struct("Lbl", {}, () => write(pdf, name, { ...label, y: y + 0.35 })));
    const under = pdf.y;
    item.add(pdf.struct("LBody", {}, () => write(pdf, wording, { ...value, y })));
    item.end();
    if (pdf.page === page) pdf.y = Math.max(pdf.y, under);
    pdf.y += space.line * mm;
  }
  list.end();
}

type MeasuredLine = { name: string; wording: string; high: number };

function measure(pdf: Pdf, [name, text]: RecordLine): MeasuredLine {
  const wording = writable(text, unwritten);
  return { name, wording, high: Math.max(heightOf(pdf, name, label), heightOf(pdf, wording, value)) };
}

/** Begins a new page when this height does not fit on the current one, and tells whether it did. */
function makeRoom(pdf: Pdf, high: number): boolean {
  if (pdf.y / mm + high <= lowest) return false;
  pdf.addPage();
  return true;
}
