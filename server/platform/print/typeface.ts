import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { unpackWoff2 } from "#server/platform/picture/woff2.ts";

/** The letters on paper. */
export const typefaces = ["bricolage-bold", "figtree-regular", "figtree-semibold"] as const;
export type Typeface = (typeof typefaces)[number];

const unpacked = new Map<Typeface, Buffer>();

/** The font of a typeface, as PDF files take it. */
export function fontOf(typeface: Typeface): Buffer {
  const font =
    unpacked.get(typeface) ?? unpackWoff2(readFileSync(join(import.meta.dirname, `fonts/${typeface}.woff2`)));
  unpacked.set(typeface, font);
  return font;
}

let letters: Font | undefined;

/** What of a text our fonts can write; all of them have the same characters. */
export function writable(text: string): string {
  letters ??= create(fontOf("figtree-regular")) as Font;
  const font = letters;
  // Composed first: an é that comes as an e and an accent is one letter to a font.
  return [...text.normalize("NFC").replaceAll("\u202f", "\u00a0")]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join("");
}
