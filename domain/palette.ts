import { luminance, toOklch, withLuminance } from "#domain/colour.ts";
import type { BrandColours } from "#domain/setting.ts";

/** The brand of the design: with these two colours, every token has the value that a designer gave it. */
export const designColours: BrandColours = { primary: "#2b38b3", accent: "#ffa866" };

/**
 * How a token changes with the brand. `primary` and `accent` follow the hue and chroma of that colour; a `tint` is a
 * colour of ours, here the third value, mixed into the dark surface; an `accentTint` is the accent mixed into it. All of
 * them keep the luminance that the design gave them, so that every contrast stays the same.
 */
type Recipe =
  | readonly [kind: "primary" | "accent" | "accentTint", colour: string]
  | readonly [kind: "tint", colour: string, pure: string];
type Recipes = Readonly<Record<string, Recipe>>;

/** The tokens that are the same in both themes. */
const shared = {
  ink: ["primary", "#141a45"],
  "blueberry-300": ["primary", "#b3befb"],
  "blueberry-400": ["primary", "#8392f0"],
  "blueberry-500": ["primary", "#4655d6"],
  "blueberry-850": ["primary", "#191e52"],
  "blueberry-950": ["primary", "#0f1338"],
  deep: ["primary", "#1b2272"],
  "deep-2": ["primary", "#12174d"],
  "on-accent": ["primary", "#141a45"],
} as const satisfies Recipes;

const light = {
  text: ["primary", "#141a45"],
  "text-muted": ["primary", "#474d78"],
  "text-subtle": ["primary", "#5a6087"],
  "line-strong": ["primary", "#767ba0"],
  "primary-soft": ["primary", "#e6eaff"],
  "info-soft": ["primary", "#e6eaff"],
  "accent-soft": ["accent", "#ffe2c6"],
  "accent-text": ["accent", "#9a4310"],
  "accent-graphic": ["accent", "#d4661f"],
  "half-out": ["accent", "#ffd7b3"],
} as const satisfies Recipes;

const dark = {
  bg: ["primary", "#0f1338"],
  "bg-sunken": ["primary", "#0a0d2b"],
  surface: ["primary", "#191e52"],
  "surface-2": ["primary", "#232a6b"],
  "text-muted": ["primary", "#c9cdeb"],
  "text-subtle": ["primary", "#b1b6de"],
  line: ["primary", "#333b80"],
  "line-strong": ["primary", "#949cdd"],
  link: ["primary", "#b3befb"],
  "on-primary": ["primary", "#141a45"],
  "primary-soft": ["primary", "#262d74"],
  "info-soft": ["primary", "#262d74"],
  mark: ["primary", "#8392f0"],
  "on-mark": ["primary", "#0f1338"],
  "on-danger": ["primary", "#141a45"],
  skeleton: ["primary", "#2a3170"],
  "accent-text": ["accent", "#ffc899"],
  "accent-soft": ["accentTint", "#4a3350"],
  "half-out": ["accentTint", "#3a2f63"],
  blossom: ["tint", "#2a2157", "#f5b1b6"],
  "blossom-soft": ["tint", "#4b2a5e", "#f5b1b6"],
  "success-soft": ["tint", "#17404a", "#90cb93"],
  "danger-soft": ["tint", "#471d4c", "#ff9faa"],
  "warning-soft": ["tint", "#3d3556", "#ffd467"],
} as const satisfies Recipes;

/** The tokens that no brand changes: warm light grounds, light texts on dark ones, and the colours of states. */
const ownLight = {
  bg: "#faf5ea",
  "bg-sunken": "#f3ebda",
  surface: "#fffdf8",
  "surface-2": "#ffffff",
  line: "#e0d4bd",
  "on-primary": "#fffdf8",
  "on-mark": "#fffdf8",
  "on-danger": "#fffdf8",
  blossom: "#fde9e6",
  "blossom-soft": "#fbd3d2",
  success: "#1c6640",
  "success-soft": "#deefd6",
  danger: "#b01e38",
  "danger-soft": "#fce3e2",
  warning: "#7a4b00",
  "warning-soft": "#ffedc2",
  skeleton: "#e9dfcb",
} as const;
const ownDark = {
  text: "#faf5ea",
  success: "#90cb93",
  danger: "#ff9faa",
  warning: "#ffd467",
  focus: "#ffd467",
} as const;

/** The tokens that show a colour of the brand itself, as far as texts stay readable. */
type BrandToken =
  | "primary"
  | "primary-hover"
  | "link"
  | "mark"
  | "focus"
  | "blueberry"
  | "blueberry-600"
  | "blueberry-700"
  | "accent"
  | "accent-graphic"
  | "apricot-400"
  | "apricot-500";

export type Token = keyof typeof shared | keyof typeof light | keyof typeof dark | keyof typeof ownDark | BrandToken;

/** The value of every token in one theme, as `#rrggbb`. */
export type Tokens = Readonly<Record<Token, string>>;
export type Themes = { light: Tokens; dark: Tokens };

/** WCAG AA: texts need 4.5, and graphics and the borders of controls 3. */
const readable = 4.5;
const visible = 3;

// The luminance of a colour that has this contrast with a darker or a lighter one.
const above = (darker: number, ratio: number) => ratio * (darker + 0.05) - 0.05;
const below = (lighter: number, ratio: number) => (lighter + 0.05) / ratio - 0.05;
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The brightest luminance of an accent, so that it is visible on the page. */
const brightestAccent = 0.66;
/** The darkest luminance of the bright band, so that it is visible beside the deep one. */
const darkestBand = 0.05;
/** Brighter brands than the design's make the product garish in large areas. */
const mostChroma = 1.25;

/** An installation has one brand, and a mail or a page must not wait for its colours. */
let lastDerived: (BrandColours & { themes: Themes }) | null = null;

/** Derives the tokens of both themes from the two colours of a brand. */
export function deriveTokens({ primary, accent }: BrandColours): Themes {
  if (lastDerived?.primary === primary && lastDerived.accent === accent) return lastDerived.themes;
  const themes = computeTokens({ primary, accent });
  lastDerived = { primary, accent, themes };
  return themes;
}

function computeTokens({ primary, accent }: BrandColours): Themes {
  const turn = { primary: turnFrom(designColours.primary, primary), accent: turnFrom(designColours.accent, accent) };
  const mixed = (colour: string, pure: string, { plane, nearness }: Turn) => {
    const ground = toPlane(dark.surface[1]);
    const [whole, part] = [subtract(toPlane(pure), ground), subtract(toPlane(colour), ground)];
    const share = (whole.a * part.a + whole.b * part.b) / (whole.a ** 2 + whole.b ** 2);
    const rest = scale(subtract(part, scale(whole, share)), nearness);
    const newGround = turn.primary.plane(ground);
    return add(add(newGround, scale(subtract(plane(toPlane(pure)), newGround), share)), rest);
  };
  const planeOf = (recipe: Recipe): Plane => {
    const [kind, colour] = recipe;
    if (kind === "tint") return mixed(colour, recipe[2], noTurn);
    if (kind === "accentTint") return mixed(colour, designColours.accent, turn.accent);
    return turn[kind].plane(toPlane(colour));
  };
  const derive = <Name extends string>(recipes: Readonly<Record<Name, Recipe>>) =>
    mapValues(recipes, (recipe) => colourOf(planeOf(recipe), luminance(recipe[1])));

  const { primary: designPrimary, accent: designAccent } = designColours;
  const step = (from: string, to: string) => luminance(to) / luminance(from);
  const both = derive(shared);

  // Links have the primary colour, also on the darkest light ground that has links.
  const action = atMost(primary, below(luminance(light["half-out"][1]) * 0.99, readable));
  const hoverOfAction = step(designPrimary, "#1f2a90");
  // A brand that is almost black has no darker shade, so its buttons become lighter.
  const isBlack = luminance(action) < 0.02;
  const actionHover = scaled(action, "#1f2a90", isBlack ? 1.5 / hoverOfAction : hoverOfAction, turn.primary);
  const band = within(primary, darkestBand, luminance(designPrimary));
  const panel = within(accent, above(luminance(both.ink), readable), brightestAccent);
  const darkGround = Math.max(luminance(band), luminance(dark["accent-soft"][1]));
  const brightAccent = within(accent, above(darkGround, readable), 1);
  const isWhite = luminance(brightAccent) > 0.8;
  const hoverOfAccent = step(designAccent, "#ffc899");
  const brightAccentHover = scaled(brightAccent, "#ffc899", isWhite ? 1 / hoverOfAccent : hoverOfAccent, turn.accent);
  const always = {
    ...both,
    blueberry: band,
    "blueberry-600": action,
    "blueberry-700": actionHover,
    "apricot-400": brightAccent,
    "apricot-500": scaled(brightAccent, "#f4883b", step(designAccent, "#f4883b"), turn.accent),
  };
  return {
    light: {
      ...always,
      ...ownLight,
      ...derive(light),
      primary: action,
      "primary-hover": actionHover,
      link: action,
      mark: action,
      focus: action,
      accent: panel,
    },
    dark: {
      ...always,
      ...ownDark,
      ...derive(dark),
      primary: brightAccent,
      "primary-hover": brightAccentHover,
      accent: brightAccent,
      "accent-graphic": brightAccent,
    },
  };
}

/** Gives a colour of the design as a brand would have it: the same luminance, with the hue of its primary colour. */
export function withPrimaryHue({ primary }: BrandColours, colour: string): string {
  return colourOf(turnFrom(designColours.primary, primary).plane(toPlane(colour)), luminance(colour));
}

/** Hue and chroma as a point on a plane, with grey in the middle: colours there can be turned and mixed. */
type Plane = { a: number; b: number };

const add = (first: Plane, second: Plane): Plane => ({ a: first.a + second.a, b: first.b + second.b });
const scale = ({ a, b }: Plane, factor: number): Plane => ({ a: a * factor, b: b * factor });
const subtract = (first: Plane, second: Plane): Plane => ({ a: first.a - second.a, b: first.b - second.b });

function toPlane(colour: string): Plane {
  const { chroma, hue } = toOklch(colour);
  return { a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}

function colourOf({ a, b }: Plane, target: number): string {
  return withLuminance({ chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }, target);
}

/** Turns the hues of the design to those of a brand. */
type Turn = {
  plane(colour: Plane): Plane;
  /** From 1 for the hue of the design to 0 for one that is far from it. */
  nearness: number;
};

const noTurn: Turn = { plane: (colour) => colour, nearness: 1 };

/** Turns hues and scales their chroma. The small steps in hue that suit the design's colours suit only hues near them. */
function turnFrom(design: string, brand: string): Turn {
  const [from, to] = [toOklch(design), toOklch(brand)];
  const factor = Math.min(to.chroma / from.chroma, mostChroma);
  const nearness = Math.max(0, 1 - Math.abs(angle(to.hue - from.hue)) / (Math.PI / 6));
  return {
    nearness,
    plane: ({ a, b }) => {
      const hue = to.hue + angle(Math.atan2(b, a) - from.hue) * nearness;
      const chroma = Math.hypot(a, b) * factor;
      return { a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
    },
  };
}

/** The same angle between minus and plus half a turn. */
const angle = (radians: number) => Math.atan2(Math.sin(radians), Math.cos(radians));

/** A colour, or the same one with the nearest luminance within these bounds. */
function within(colour: string, least: number, most: number): string {
  const target = between(least, luminance(colour), most);
  // Rounding to bytes must not lose the contrast.
  if (target === luminance(colour)) return colour.toLowerCase();
  return withLuminance(toOklch(colour), target === least ? target * 1.01 : target * 0.99);
}

const atMost = (colour: string, most: number) => within(colour, 0, most);

/** A shade of a brand colour: the hue of the design's shade, turned, at this part of the luminance. */
function scaled(colour: string, shade: string, factor: number, { plane }: Turn): string {
  return colourOf(plane(toPlane(shade)), Math.min(1, luminance(colour) * factor));
}

function mapValues<Name extends string, From, To>(record: Readonly<Record<Name, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(record).map(([name, value]) => [name, map(value)])) as Record<
    Name,
    To
  >;
}

const lightGrounds = ["bg", "bg-sunken", "surface", "surface-2", "primary-soft", "info-soft", "accent-soft"] as const;
const softGrounds = ["blossom", "success-soft", "danger-soft", "warning-soft"] as const;
const bands = ["deep", "deep-2", "blueberry"] as const;

type Pair = readonly [foreground: Token, grounds: readonly Token[], ratio: number];

/** The pairs of colours that our style sheets use in both themes, with the contrast that each needs. */
export const pairs: readonly Pair[] = [
  ["text", [...lightGrounds, ...softGrounds, "blossom-soft", "half-out", "skeleton"], readable],
  ["text-muted", [...lightGrounds, ...softGrounds, "half-out"], readable],
  ["text-subtle", [...lightGrounds, ...softGrounds], readable],
  ["link", [...lightGrounds, ...softGrounds, "half-out"], readable],
  ["accent-text", [...lightGrounds, ...softGrounds, "half-out"], readable],
  ["success", [...lightGrounds, ...softGrounds], readable],
  ["danger", [...lightGrounds, ...softGrounds], readable],
  ["warning", [...lightGrounds, ...softGrounds], readable],
  ["on-primary", ["primary", "primary-hover"], readable],
  ["on-mark", ["mark"], readable],
  ["on-accent", ["accent"], readable],
  ["on-danger", ["danger"], readable],
  ["bg", ["success"], readable],
  ["surface", ["success"], readable],
  ["mark", [...lightGrounds, ...softGrounds], visible],
  ["focus", [...lightGrounds, ...softGrounds], visible],
  ["line-strong", [...lightGrounds, ...softGrounds], visible],
  ["accent-graphic", ["bg", "bg-sunken", "surface", "surface-2", "primary-soft", "blossom"], visible],
];

/** The pairs on bands, which have the colours of the dark theme in both themes. */
export const pairsOnBands: readonly Pair[] = [
  ["text", bands, readable],
  ["text-muted", bands, readable],
  ["text-subtle", ["deep", "deep-2"], readable],
  ["link", bands, readable],
  ["accent", bands, readable],
  ["accent-text", bands, readable],
  ["mark", bands, visible],
  ["focus", bands, visible],
  ["line-strong", bands, visible],
  ["ink", ["apricot-400"], readable],
];
