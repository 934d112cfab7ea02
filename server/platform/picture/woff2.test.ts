import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { unpackWoff2 } from "#server/platform/picture/woff2.ts";

const folder = join(import.meta.dirname, "../../../web/design/fonts");
const fonts = readdirSync(folder).filter((file) => file.endsWith(".woff2"));

test.each(fonts)("every letter of %s is the same after unpacking as another reader finds it packed", (file) => {
  const packed = readFileSync(join(folder, file));
  const [before, after] = [create(packed), create(unpackWoff2(packed))] as [Font, Font];
  expect(after.numGlyphs).toBe(before.numGlyphs);
  for (let id = 0; id < before.numGlyphs; id++) {
    const [one, other] = [before.getGlyph(id), after.getGlyph(id)];
    expect(other.path.toSVG(), `glyph ${id}`).toBe(one.path.toSVG());
    expect(other.advanceWidth, `glyph ${id}`).toBe(one.advanceWidth);
  }
});

test("once unpacked, a font has every weight and width between its ends", () => {
  const [file = ""] = fonts.filter((one) => one.startsWith("bricolage-grotesque-latin-narrow"));
  const font = create(unpackWoff2(readFileSync(join(folder, file)))) as Font;
  const widths = [76, 82, 88].map(
    (wdth) => font.getVariation({ wdth, wght: 800, opsz: 96 }).layout("Samen").advanceWidth,
  );
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
});

test("a file that is no such font, or is cut off, is refused", () => {
  expect(() => unpackWoff2(Buffer.from("no font at all, just words"))).toThrow("no WOFF2");
  const packed = readFileSync(join(folder, fonts[0] ?? ""));
  expect(() => unpackWoff2(packed.subarray(0, packed.length - 5000))).toThrow();
});
