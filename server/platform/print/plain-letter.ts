import { beginLetter, type LetterHead } from "#server/platform/print/letter-head.ts";
import {
  drawAsArtifact,
  drawMark,
  mm,
  openPaper,
  type PaperTitle,
  type Pdf,
  printEach,
  type Struct,
  sheet,
  write,
} from "#server/platform/print/paper.ts";

/** A letter in one language. */
export type PlainLetter = LetterHead & {
  about: string;
  heading: string;
  paragraphs: readonly string[];
  footer: string;
};

const margins = { top: 24 * mm, bottom: 26 * mm, left: sheet.left * mm, right: 20 * mm };

/** Prints one letter in each of its languages as one PDF; each begins on a page of its own. */
export function printPlainLetter(letters: readonly PlainLetter[], title: PaperTitle): AsyncGenerator<Buffer> {
  return printEach(openPaper(title, margins), letters, drawLetter);
}

function drawLetter(pdf: Pdf, root: Struct, letter: PlainLetter): void {
  drawAsArtifact(pdf, "Layout", () => drawMark(pdf));
  const { whole, tagged } = beginLetter(pdf, root, letter);
  tagged("P", () => write(pdf, letter.about, { x: 20, y: 92, size: 10, colour: "muted" }));
  tagged("H1", () => write(pdf, letter.heading, { x: 20, y: 99, size: 20, face: "bricolage-bold", colour: "deep" }));
  pdf.y += 4 * mm;
  for (const paragraph of letter.paragraphs) {
    tagged("P", () => write(pdf, paragraph, { x: 20, size: 11, gap: 3.2 }));
    pdf.y += 2.4 * mm;
  }
  pdf.y += 4 * mm;
  tagged("P", () => write(pdf, letter.footer, { x: 20, size: 8, colour: "muted" }));
  whole.end();
}
