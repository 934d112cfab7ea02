import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** The letters on paper. */
export const typefaces = ["bricolage-bold", "figtree-regular", "figtree-semibold"] as const;
export type Typeface = (typeof typefaces)[number];

const fonts = new Map<Typeface, Buffer>();

/** The font of a typeface, as PDF files take it. */
export function fontOf(typeface: Typeface): Buffer {
  const font = fonts.get(typeface) ?? readFileSync(join(import.meta.dirname, `fonts/${typeface}.ttf`));
  fonts.set(typeface, font);
  return font;
}

let letters: Font | undefined;

/**
 * What of a text our fonts can write, line by line; all of them have the same characters. Where some are missing,
 * `instead` stands for them.
 */
export function writable(text: string, instead = ""): string {
  letters ??= create(fontOf("figtree-regular")) as Font;
  const font = letters;
  let [written, isGap] = ["", false];
  for (const character of plain(text)) {
    const isKnown = character === "\n" || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    if (isKnown) written += character;
    else if (!isGap) written += instead;
    isGap = !isKnown;
  }
  return written;
}

/** The same text in fewer kinds of characters. */
function plain(text: string): string {
  return (
    text
      // Composed first: an é that comes as an e and an accent is one letter to a font.
      .normalize("NFC")
      .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\u202f", "\u00a0")
      .replaceAll(/\t|(?!\u00a0)\p{Zs}/gu, " ")
      .replaceAll("\u2011", "-")
      // Nobody sees them on a screen either.
      .replaceAll(/(?!\n)\p{Cc}|\p{Default_Ignorable_Code_Point}/gu, "")
  );
}
