import type { BrandColours } from "#domain/setting.ts";

/** The reasons for refusing the colours of a fund. */
export type ColourProblem = { code: "colour.malformed"; colour: string };

/** A colour by how people see it: its lightness (0 to 1), its chroma (0 is grey), and its hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Channels = readonly [number, number, number];

/** Tells whether a text is a colour, written as `#rrggbb`. */
function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Reads a colour as people type it, also without `#`; null if it is none. */
export function readColour(typed: string): string | null {
  const colour = `#${typed.trim().replace(/^#/, "").toLowerCase()}`;
  return isColour(colour) ? colour : null;
}

/** Says which of the two colours is not written as `#rrggbb`, or null when both are. */
export function checkColours({ primary, accent }: BrandColours): ColourProblem | null {
  const colour = [primary, accent].find((candidate) => !isColour(candidate));
  return colour === undefined ? null : { code: "colour.malformed", colour };
}

/** Reads `#rrggbb` as red, green and blue in linear light, from 0 to 1. */
function toLinear(colour: string): Channels {
  const number = Number.parseInt(colour.slice(1), 16);
  const linear = (byte: number) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)];
}

function toHex(linear: Channels): string {
  const bytes = linear.map((value) => {
    const inRange = Math.min(1, Math.max(0, value));
    const encoded = inRange <= 0.0031308 ? inRange * 12.92 : 1.055 * inRange ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const luminanceOf = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The luminance of a colour as WCAG defines it, from 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  return luminanceOf(toLinear(colour));
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Reads `#rrggbb` as OKLCH, see https://bottosson.github.io/posts/oklab. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function fromOklch({ lightness, chroma, hue }: Oklch): Channels {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const cube = (value: number) => value * value * value;
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Some colours of OKLCH do not exist on a screen; a smaller chroma brings them back. */
function onScreen({ lightness, chroma, hue }: Oklch): Channels {
  const isOnScreen = (value: number) => value > -0.0005 && value < 1.0005;
  const nearest = search(0, chroma, (chroma) => fromOklch({ lightness, chroma, hue }).every(isOnScreen));
  return fromOklch({ lightness, chroma: nearest, hue });
}

/** The greatest number between these two for which the test holds, if it holds up to there. */
function search(least: number, most: number, holds: (value: number) => boolean): number {
  if (holds(most)) return most;
  let [low, high] = [least, most];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A colour of this hue and chroma with exactly this luminance, as `#rrggbb`. */
export function withLuminance({ chroma, hue }: Pick<Oklch, "chroma" | "hue">, target: number): string {
  const lightness = search(0, 1, (lightness) => luminanceOf(onScreen({ lightness, chroma, hue })) <= target);
  return toHex(onScreen({ lightness, chroma, hue }));
}
