/** The elements of a plain drawing. Texts are missing, because no server and no browser is sure to have their font. */
const plainElements = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon image title desc style " +
    "linearGradient radialGradient stop pattern clipPath mask"
  ).split(" "),
);

const comments = /<!--[\s\S]*?-->/g;

/** Says whether an SVG file is a plain drawing: no scripts, no texts, nothing from elsewhere. */
export function isPlainSvg(svg: string): boolean {
  const drawing = svg.replace(comments, "").replace(/^\uFEFF?\s*<\?xml\s[^?]*\?>/, "");
  // Entities, escapes and sections could hide the words that we look for.
  if (/<!|<\?|\\|&(?!(?:amp|lt|gt|quot|apos);)/.test(drawing)) return false;
  const elements = [...drawing.matchAll(/<\/?\s*([^\s/>]+)/g)].map(([, name = ""]) => name);
  if (!elements.every((name) => plainElements.has(name))) return false;
  if (/[\s"'/]on[a-z]+\s*=/i.test(drawing) || /@import|javascript:/i.test(drawing)) return false;
  // A reference stays within the file, or holds the picture itself.
  const references = [...drawing.matchAll(/(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S))/gi)];
  const isInside = (reference: string) => /^\s*(?:#|data:image\/(?:png|jpeg);base64,)/.test(reference);
  if (!references.every(([, double, single]) => isInside(double ?? single ?? ""))) return false;
  return [...drawing.matchAll(/url\s*\(\s*["']?([^)]*)/gi)].every(([, reference = ""]) => reference.startsWith("#"));
}

/** Reads the size of the drawing area of an SVG file; null without a `viewBox`, which browsers need to scale it. */
export function readViewBox(svg: string): { width: number; height: number } | null {
  const [root = ""] = /<svg\b[^>]*>/.exec(svg.replace(comments, "")) ?? [];
  const [, area = ""] = /\sviewBox\s*=\s*["']([^"']+)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = area
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Tells whether a drawing has its own look on dark grounds. */
export function hasDarkLook(svg: string): boolean {
  return /@media[^{]*prefers-color-scheme\s*:\s*dark/.test(svg);
}

/** The ground of a drawing: light, dark, or the brand's own colour, on which a small mark needs more contrast. */
export type Ground = "light" | "dark" | "brand";

/** Settles the media queries of a drawing for one ground, because our painter does not know them. */
export function settleGround(svg: string, ground: Ground): string {
  const features = new Set([
    "all",
    "screen",
    `prefers-color-scheme:${ground === "light" ? "light" : "dark"}`,
    ...(ground === "brand" ? ["prefers-contrast:more"] : []),
  ]);
  const holds = (query: string) => query.split(/\band\b/).every((part) => features.has(part.replace(/[()\s]/g, "")));
  // A block has rules within braces, and no further blocks.
  return svg.replace(/@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g, (_, query: string, rules: string) =>
    holds(query) ? rules : "",
  );
}
