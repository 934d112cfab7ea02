import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { root } from "#server/platform/root.ts";

/** The typefaces on paper. */
export const typefaces = ["bricolage-bold", "figtree-regular", "figtree-semibold"] as const;
export type Typeface = (typeof typefaces)[number];

const fonts = new Map<Typeface, Buffer>();

/** Reads the font file of a typeface. */
export function fontOf(typeface: Typeface): Buffer {
  const font = fonts.get(typeface) ?? readFileSync(join(root, `server/platform/print/fonts/${typeface}.ttf`));
  fonts.set(typeface, font);
  return font;
}

let letters: Font | undefined;

/**
 * Returns the part of a text that our fonts can write, line by line; all of them have the same characters. `instead`
 * replaces missing ones.
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

/** Simplifies a text to fewer kinds of characters. */
function plain(text: string): string {
  return (
    text
      // A font has é as one letter, so we first join an e with a separate accent.
      .normalize("NFC")
      .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll("\u202f", "\u00a0")
      .replaceAll(/\t|(?!\u00a0)\p{Zs}/gu, " ")
      .replaceAll("\u2011", "-")
      // These characters are invisible on a screen too.
      .replaceAll(/(?!\n)\p{Cc}|\p{Default_Ignorable_Code_Point}/gu, "")
  );
}
