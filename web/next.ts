/** The address someone was on the way to, if it is one of ours; it travels through the login in `next`. */
export function nextIn(value: unknown): string | null {
  const path = typeof value === "string" ? value : "";
  // Two slashes, or a backslash that browsers read as one, would lead to another site.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(path)) return null;
  // It goes on in a header, which holds plain characters only.
  return path.replace(/[^!-~]/gu, encodeURIComponent);
}

/** An address with where to go on from there. */
export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
