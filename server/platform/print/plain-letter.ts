import type { Brand } from "#domain/setting.ts";
import {
  drawAsArtifact,
  drawMark,
  endPaper,
  mm,
  openPaper,
  type PaperTitle,
  sheet,
  takeDrawn,
  write,
  writeBrand,
} from "#server/platform/print/paper.ts";

/** A letter in one language. */
export type PlainLetter = {
  /** As in `lang` of a page. */
  locale: string;
  brand: Brand;
  date: string;
  /** The name first, then the place of delivery. */
  addressee: readonly [name: string, ...lines: string[]];
  about: string;
  heading: string;
  paragraphs: readonly string[];
  footer: string;
};

const margins = { top: 24 * mm, bottom: 26 * mm, left: sheet.left * mm, right: 20 * mm };

/** Prints one letter in each of its languages as one PDF; each begins on a page of its own. */
export async function* printPlainLetter(letters: readonly PlainLetter[], title: PaperTitle): AsyncGenerator<Buffer> {
  const { pdf, root } = openPaper(title, margins);
  for (const letter of letters) {
    pdf.addPage();
    drawAsArtifact(pdf, "Layout", () => drawMark(pdf));
    const whole = pdf.struct("Sect", { lang: letter.locale });
    root.add(whole);
    const tagged = (tag: string, draw: () => void) => whole.add(pdf.struct(tag, {}, draw));
    const [name, ...place] = letter.addressee;
    tagged("P", () => writeBrand(pdf, letter.brand));
    tagged("P", () => write(pdf, letter.date, { x: 20, y: 52.6, size: 9.5, colour: "muted", width: 80 }));
    // The window of a Belgian envelope is on the right.
    tagged("P", () => {
      write(pdf, name, { x: 112, y: 52, size: 12.5, face: "figtree-semibold", width: 78 });
      for (const line of place) write(pdf, line, { x: 112, size: 11, width: 78 });
    });
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
    yield* takeDrawn(pdf);
  }
  yield* endPaper(pdf);
}
