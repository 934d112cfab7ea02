import { beginLetter, type LetterHead } from "#server/platform/print/letter-head.ts";
import {
  drawAlmond,
  drawAsArtifact,
  drawCard,
  drawMark,
  drawRule,
  mm,
  openPaper,
  type PaperTitle,
  type Pdf,
  paperColours,
  printEach,
  type Struct,
  write,
} from "#server/platform/print/paper.ts";
import type { Typeface } from "#server/platform/print/typeface.ts";
import { drawQr } from "#server/platform/qr.ts";

/** The content of one letter, in the language of its addressee. */
export type AccessLetter = LetterHead & {
  heading: string;
  paragraphs: string[];
  code: { label: string; printed: string; hint: string };
  qr: { text: string; alternative: string };
  steps: { heading: string; each: [string, string, string] };
  notes: { heading: string; lines: string[] }[];
  footer: string;
};

/**
 * Prints letters as one PDF, one page each, and streams its bytes. The tags for screen readers stay in memory until the
 * end, about 60 kB per letter.
 */
export function printLetters(letters: Iterable<AccessLetter>, about: PaperTitle): AsyncGenerator<Buffer> {
  return printEach(openPaper(about), letters, drawLetter);
}

function drawLetter(pdf: Pdf, root: Struct, letter: AccessLetter): void {
  drawAsArtifact(pdf, "Layout", () => drawGround(pdf));

  const { whole, tagged } = beginLetter(pdf, root, letter);
  tagged("H1", () => write(pdf, letter.heading, { x: 20, y: 103, size: 31, face: "bricolage-bold", colour: "deep" }));
  pdf.y += 2.4 * mm;
  for (const paragraph of letter.paragraphs) {
    tagged("P", () => write(pdf, paragraph, { x: 20, size: 11, gap: 3.2 }));
    pdf.y += 1.2 * mm;
  }

  const { label, printed, hint } = letter.code;
  tagged("P", () => {
    write(pdf, label, { x: 29, y: 158, size: 11, face: "figtree-semibold", colour: "muted", width: 100 });
    const size = fittingSize(pdf, printed, { face: "figtree-semibold", most: 33, width: 110 });
    // Smaller letters move down to the same baseline.
    const y = 164.5 + ((33 - size) * 0.9) / mm;
    write(pdf, printed, { x: 29, y, size, face: "figtree-semibold", colour: "blueberry", width: 111 });
  });
  tagged("P", () => write(pdf, hint, { x: 29, y: 180.5, size: 10, width: 100, gap: 2 }));
  whole.add(pdf.struct("Figure", { alt: letter.qr.alternative }, () => drawCode(pdf, letter.qr.text)));

  tagged("H2", () =>
    write(pdf, letter.steps.heading, { x: 20, y: 205, size: 16, face: "bricolage-bold", colour: "deep" }),
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
    tagged("H2", () => write(pdf, heading, { x, y: 249, size: 12, face: "bricolage-bold", colour: "deep", width: 78 }));
    pdf.y += 0.8 * mm;
    for (const line of lines)
      tagged("P", () => write(pdf, line, { x, size: 9.5, colour: "muted", width: 80, gap: 1.8 }));
  }
  tagged("P", () => write(pdf, letter.footer, { x: 20, y: 285, size: 8, colour: "muted" }));
  whole.end();
}

/** A code must fit on one line so that people can copy it; wide characters make it smaller. */
function fittingSize(pdf: Pdf, text: string, { face, most, width }: { face: Typeface; most: number; width: number }) {
  const wide = pdf.font(face).fontSize(most).widthOfString(text);
  return Math.min(most, (most * width * mm) / wide);
}

/** Draws the decoration of every letter: the mark, the panel around the code, the lines. */
function drawGround(pdf: Pdf): void {
  drawMark(pdf);
  drawCard(pdf, { top: 146, high: 52 });
  pdf.roundedRect(144 * mm, 151 * mm, 42 * mm, 42 * mm, 4 * mm).fill("#ffffff");
  drawRule(pdf, 243);
  // Marks for folding it in three.
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
  drawAlmond(pdf, { x, y: 213.2, width: 6.4 });
  pdf
    .font("figtree-semibold")
    .fontSize(11)
    .fillColor(paperColours(pdf).oat)
    .text(String(number), x * mm, 216.4 * mm, { width: 6.4 * mm, align: "center" });
}
