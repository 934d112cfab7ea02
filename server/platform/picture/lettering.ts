import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { root } from "#server/platform/root.ts";

/** The typefaces of our pictures: the display font of the site, in the widths and weights of the design. */
const faces = {
  poster: { opsz: 96, wght: 800, wdth: 76 },
  brand: { opsz: 36, wght: 700, wdth: 80 },
  brandPlain: { opsz: 36, wght: 440, wdth: 80 },
  note: { opsz: 24, wght: 500, wdth: 88 },
} as const;
export type Face = keyof typeof faces;

/** Measures texts and turns them into outlines. */
export type Lettering = {
  /** Returns the width of a text at this size, in pixels. */
  widthOf(text: string, face: Face, size: number): number;
  /** Returns the outlines of a text that begins at this place, as SVG. */
  draw(text: string, face: Face, place: { size: number; x: number; y: number; fill: string }): string;
};

// Characters that are not in the first file come from the second; others (an emoji) are left out.
const files = ["bricolage-grotesque-latin-narrow.ttf", "bricolage-grotesque-latin-ext-narrow.ttf"] as const;

/** Opens each font when it is first needed. */
export function openLettering(): Lettering {
  const variable = once(
    (file: string) => create(readFileSync(join(root, "server/platform/picture/fonts", file))) as Font,
  );
  const instance = once((key: string) => {
    const [face, file] = key.split(" ") as [Face, string];
    return variable(file).getVariation(faces[face]);
  });

  const fileWith = (character: string) =>
    files.find((file) => variable(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const readable = (text: string) =>
    [...text.normalize("NFC")]
      .filter((character) => /\s/.test(character) || fileWith(character))
      .join("")
      .replace(/\s+/g, " ")
      .trim();

  const runsOf = (text: string, face: Face) => {
    const runs: { file: string; text: string }[] = [];
    for (const character of readable(text)) {
      const file = fileWith(character) ?? files[0];
      const last = runs.at(-1);
      if (last?.file === file) last.text += character;
      else runs.push({ file, text: character });
    }
    return runs.map(({ file, text }) => {
      const font = instance(`${face} ${file}`);
      return { run: font.layout(text), unitsPerEm: font.unitsPerEm };
    });
  };

  return {
    widthOf: (text, face, size) =>
      runsOf(text, face).reduce((width, { run, unitsPerEm }) => width + (run.advanceWidth / unitsPerEm) * size, 0),
    draw: (text, face, { size, x, y, fill }) => {
      let penX = x;
      const outlines = runsOf(text, face).flatMap(({ run, unitsPerEm }) =>
        run.glyphs.map((glyph, index) => {
          const scale = size / unitsPerEm;
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
          const outline = glyph.path
            .scale(scale, -scale)
            .translate(penX + xOffset * scale, y - yOffset * scale)
            .toSVG();
          penX += xAdvance * scale;
          return outline;
        }),
      );
      return `<path fill="${fill}" d="${outlines.join("")}"/>`;
    },
  };
}

function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
