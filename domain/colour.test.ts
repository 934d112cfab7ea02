import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkColours, contrast, luminance, toOklch, withLuminance } from "#domain/colour.ts";
import { deriveTokens, designColours, pairs, pairsOnBands, type Token, type Tokens } from "#domain/palette.ts";

test("computes the contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffa866", "#2b38b3")).toBeCloseTo(contrast("#2b38b3", "#ffa866"), 10);
});

test("a colour survives the way to OKLCH and back", () => {
  for (const colour of ["#2b38b3", "#ffa866", "#000000", "#ffffff", "#00ff00", "#0f766e", "#808080"])
    expect(withLuminance(toOklch(colour), luminance(colour))).toBe(colour);
});

test("refuses colours that are not written as #rrggbb", () => {
  expect(checkColours({ primary: "#0f766e", accent: "#FACC15" })).toBeNull();
  for (const colour of ["red", "#fff", "0f766e", "#0f766g", "#0f766e;}body{display:none", ""])
    expect(checkColours({ primary: "#0f766e", accent: colour })).toEqual({ code: "colour.malformed", colour });
});

describe("the tokens of a brand", () => {
  test("are those of the style sheet for the colours of the design", () => {
    const css = readFileSync(join(import.meta.dirname, "../web/design/tokens.css"), "utf8");
    const { light, dark } = deriveTokens(designColours);
    const names = Object.keys({ ...light, ...dark }) as Token[];
    for (const name of names) {
      const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
      const [, day = value, night = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
      expect({ name, day, night }).toEqual({ name, day: light[name], night: dark[name] });
    }
  });

  test("have the hue of the brand", () => {
    const { light, dark } = deriveTokens({ primary: "#0f766e", accent: "#facc15" });
    const teal = toOklch("#0f766e").hue;
    for (const colour of [light.text, light.link, dark.bg, dark.surface, light.deep, light["primary-soft"]])
      expect(Math.abs(toOklch(colour).hue - teal), colour).toBeLessThan(0.3);
    expect(light.accent).toBe("#facc15");
    expect(dark.primary).toBe("#facc15");
  });

  const odd = ["#000000", "#ffffff", "#808080", "#ffff00", "#facc15", "#ff0000", "#00ff00", "#0000ff", "#111111"];
  const oddBrands = odd.flatMap((primary) => odd.map((accent) => ({ primary, accent })));
  // A fixed sequence, so that a failure can be repeated.
  let seed = 20_240_112;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `#${Math.floor((seed / 2_147_483_648) * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  };
  const brands = [...oddBrands, ...Array.from({ length: 200 }, () => ({ primary: random(), accent: random() }))];

  test("are readable for any two colours", () => {
    const tooWeak = brands.flatMap((brand) => {
      const { light, dark } = deriveTokens(brand);
      const weakIn = (theme: string, tokens: Tokens, used: typeof pairs) =>
        used.flatMap(([foreground, grounds, ratio]) =>
          grounds
            .filter((ground) => contrast(tokens[foreground], tokens[ground]) < ratio)
            .map((ground) => ({ ...brand, theme, foreground, ground })),
        );
      return [...weakIn("light", light, pairs), ...weakIn("dark", dark, pairs), ...weakIn("band", dark, pairsOnBands)];
    });
    expect(tooWeak).toEqual([]);
  });
});
