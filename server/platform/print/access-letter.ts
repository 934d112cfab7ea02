import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { fontOf, type Typeface, typefaces, writable } from "#server/platform/print/typeface.ts";
import { drawQr } from "#server/platform/qr.ts";

/** All that stands on one letter, in the language of whoever it is for. */
export type AccessLetter = {
  /** As in `lang` of a page. */
  locale: string;
  /** Two lines beside the mark: the company and its fund. */
  brand: [first: string, second: string];
  date: string;
  /** Name first, then where to bring it. */
  addressee: [name: string, ...lines: string[]];
  heading: string;
  paragraphs: string[];
  code: { label: string; printed: string; hint: string };
  qr: { text: string; alternative: string };
  steps: { heading: string; each: [string, string, string] };
  notes: { heading: string; lines: string[] }[];
  footer: string;
};

type Pdf = InstanceType<typeof PDFDocument>;

const mm = 72 / 25.4;
const page = { left: 20 * mm, width: 170 * mm };

// The house's colours; paper knows no tokens (web/design/tokens.css).
const colours = {
  ink: "#141a45",
  muted: "#474d78",
  blueberry: "#2b38b3",
  deep: "#1b2272",
  apricot: "#ffa866",
  wash: "#eff1ff",
  oat: "#fffdf8",
  line: "#cdbd9f",
};

const mark = [
  [
    "M42.95 6.48C34.28 6.56 17.47 13.15 10.12 27.59C3.58 40.42 8.04 53.46 16.78 57.86C29.52 44.21 39.5 22.35 42.95 6.48Z",
    colours.blueberry,
  ],
  [
    "M46.21 8.14C51.24 15.2 55.79 32.67 48.43 47.11C41.9 59.94 28.72 64 20.03 59.51C32.78 45.86 42.75 24.01 46.21 8.14Z",
    colours.apricot,
  ],
] as const;

/** The almond of the house, 200 wide and 300 high. */
const almond = "M100 0C140 31.5 200 99 200 180C200 252 154 300 100 300C46 300 0 252 0 180C0 99 60 31.5 100 0Z";

/**
 * Prints letters as one PDF, a page each, and gives its bytes as they come. What a screen reader needs to know of each
 * letter stays in memory to the end, some 60 kB a letter.
 */
export async function* printLetters(
  letters: Iterable<AccessLetter>,
  { title, locale, madeAt }: { title: string; locale: string; madeAt: Date },
): AsyncGenerator<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    // Read out loud by a screen reader, in the order of the letter and in its language.
    pdfVersion: "1.7",
    // The types do not know it yet.
    subset: "PDF/UA" as never,
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Creator: "Samen", CreationDate: madeAt },
  });
  for (const typeface of typefaces) pdf.registerFont(typeface, fontOf(typeface));
  for (const letter of letters) {
    drawLetter(pdf, letter);
    const bytes: Buffer | null = pdf.read();
    if (bytes) yield bytes;
    // Others want to be answered between two pages.
    await setImmediate();
  }
  pdf.end();
  for await (const bytes of pdf) yield bytes as Buffer;
}

function drawLetter(pdf: Pdf, letter: AccessLetter): void {
  pdf.addPage();
  pdf.markContent("Artifact", { type: "Layout" });
  drawGround(pdf);
  pdf.endMarkedContent();

  const whole = pdf.struct("Sect", { lang: letter.locale });
  pdf.addStructure(whole);
  const tagged = (tag: string, draw: () => void) => whole.add(pdf.struct(tag, {}, draw));
  const [company, fund] = letter.brand;
  const [name, ...place] = letter.addressee;

  tagged("P", () => {
    write(pdf, company, { x: 37, y: 16.6, size: 17, face: "bricolage-bold", colour: colours.ink });
    write(pdf, fund, { x: 37, y: 23, size: 17, face: "bricolage-bold", colour: colours.blueberry });
  });
  tagged("P", () => write(pdf, letter.date, { x: 20, y: 52.6, size: 9.5, colour: colours.muted, width: 80 }));
  // Where the window of an envelope is, on the right as the post in Belgium has it.
  tagged("P", () => {
    write(pdf, name, { x: 112, y: 52, size: 12.5, face: "figtree-semibold", width: 80 });
    for (const line of place) write(pdf, line, { x: 112, size: 11, width: 80 });
  });

  tagged("H1", () =>
    write(pdf, letter.heading, { x: 20, y: 103, size: 31, face: "bricolage-bold", colour: colours.deep }),
  );
  pdf.y += 2.4 * mm;
  for (const paragraph of letter.paragraphs) {
    tagged("P", () => write(pdf, paragraph, { x: 20, size: 11, gap: 3.2 }));
    pdf.y += 1.2 * mm;
  }

  const { label, printed, hint } = letter.code;
  tagged("P", () => {
    write(pdf, label, { x: 29, y: 158, size: 11, face: "figtree-semibold", colour: colours.muted, width: 100 });
    write(pdf, printed, { x: 29, y: 164.5, size: 33, face: "figtree-semibold", colour: colours.blueberry, width: 110 });
  });
  tagged("P", () => write(pdf, hint, { x: 29, y: 180.5, size: 10, width: 100, gap: 2 }));
  whole.add(pdf.struct("Figure", { alt: letter.qr.alternative }, () => drawCode(pdf, letter.qr.text)));

  tagged("H2", () =>
    write(pdf, letter.steps.heading, { x: 20, y: 205, size: 16, face: "bricolage-bold", colour: colours.deep }),
  );
  const list = pdf.struct("L");
  whole.add(list);
  for (const [index, step] of letter.steps.each.entries()) {
    const x = 20 + index * 58;
    const body = pdf.struct("LI");
    list.add(body);
    body.add(pdf.struct("Lbl", {}, () => drawNumber(pdf, index + 1, x)));
    body.add(pdf.struct("LBody", {}, () => write(pdf, step, { x: x + 9.5, y: 214.6, size: 10, width: 44, gap: 2 })));
    body.end();
  }
  list.end();

  for (const [index, { heading, lines }] of letter.notes.entries()) {
    const x = 20 + index * 92;
    tagged("H2", () =>
      write(pdf, heading, { x, y: 249, size: 12, face: "bricolage-bold", colour: colours.deep, width: 78 }),
    );
    pdf.y += 0.8 * mm;
    for (const line of lines)
      tagged("P", () => write(pdf, line, { x, size: 9.5, colour: colours.muted, width: 80, gap: 1.8 }));
  }
  tagged("P", () => write(pdf, letter.footer, { x: 20, y: 285, size: 8, colour: colours.muted }));
  whole.end();
}

type Place = {
  /** From the left, in millimetres; the same for all that follow. */
  x: number;
  /** From the top; without it, under what was written last. */
  y?: number;
  width?: number;
  size: number;
  face?: Typeface;
  colour?: string;
  /** Between two lines, in points. */
  gap?: number;
};

function write(pdf: Pdf, text: string, { x, y, width = 170, size, face = "figtree-regular", colour, gap = 0 }: Place) {
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(colour ?? colours.ink)
    .text(writable(text), x * mm, y === undefined ? pdf.y : y * mm, { width: width * mm, lineGap: gap });
}

/** What stands on every letter and says nothing: the mark, the panel around the code, the lines. */
function drawGround(pdf: Pdf): void {
  pdf
    .save()
    .translate(18.5 * mm, 15 * mm)
    .scale((16 * mm) / 64);
  for (const [outline, colour] of mark) pdf.path(outline).fill(colour);
  pdf.restore();
  // Three soft corners and one tip, as every card of the house.
  const [x, y, width, height, soft, tip] = [page.left, 146 * mm, page.width, 52 * mm, 9 * mm, 1.4 * mm];
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
    .fill(colours.wash);
  pdf.roundedRect(144 * mm, 151 * mm, 42 * mm, 42 * mm, 4 * mm).fill("#ffffff");
  pdf.lineWidth(0.5).strokeColor(colours.line);
  pdf
    .moveTo(page.left, 243 * mm)
    .lineTo(page.left + page.width, 243 * mm)
    .stroke();
  // Where to fold it in three.
  for (const fold of [99, 198])
    pdf
      .moveTo(5 * mm, fold * mm)
      .lineTo(9 * mm, fold * mm)
      .stroke();
}

function drawCode(pdf: Pdf, text: string): void {
  const { size, path } = drawQr(text);
  pdf
    .save()
    .translate(144 * mm, 151 * mm)
    .scale((42 * mm) / size)
    .path(path)
    .fill("#000000")
    .restore();
}

function drawNumber(pdf: Pdf, number: number, x: number): void {
  pdf
    .save()
    .translate(x * mm, 213.2 * mm)
    .scale((6.4 * mm) / 200)
    .path(almond)
    .fill(colours.blueberry)
    .restore();
  pdf
    .font("figtree-semibold")
    .fontSize(11)
    .fillColor(colours.oat)
    .text(String(number), x * mm, 216.4 * mm, { width: 6.4 * mm, align: "center" });
}
