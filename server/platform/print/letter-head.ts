import type { Brand } from "#domain/setting.ts";
import { type Pdf, type Struct, write, writeBrand } from "#server/platform/print/paper.ts";

/** The top of a letter. */
export type LetterHead = {
  /** As in `lang` of a page. */
  locale: string;
  brand: Brand;
  date: string;
  /** The name first, then the place of delivery. */
  addressee: readonly [name: string, ...lines: string[]];
};

/** Begins a letter with its brand, date and addressee. The rest of it is drawn with `tagged`, for screen readers. */
export function beginLetter(pdf: Pdf, root: Struct, { locale, brand, date, addressee }: LetterHead) {
  const whole = pdf.struct("Sect", { lang: locale });
  root.add(whole);
  const tagged = (tag: string, draw: () => void) => whole.add(pdf.struct(tag, {}, draw));
  const [name, ...place] = addressee;
  tagged("P", () => writeBrand(pdf, brand));
  tagged("P", () => write(pdf, date, { x: 20, y: 52.6, size: 9.5, colour: "muted", width: 80 }));
  // The window of a Belgian envelope is on the right.
  tagged("P", () => {
    write(pdf, name, { x: 112, y: 52, size: 12.5, face: "figtree-semibold", width: 78 });
    for (const line of place) write(pdf, line, { x: 112, size: 11, width: 78 });
  });
  return { whole, tagged };
}
