/** The page after a login, from the parameter `next`; null if it is not a path of this site. */
export function nextIn(value: unknown): string | null {
  const path = typeof value === "string" ? value : "";
  // Two slashes, or a backslash that browsers read as one, would lead to another site.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(path)) return null;
  // The path becomes a header, which can only have ASCII characters.
  return path.replace(/[^!-~]/gu, encodeURIComponent);
}

/** An address with the page that comes after it, in the parameter `next`. */
export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
