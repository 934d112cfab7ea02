import type { Problem } from "#domain/problem.ts";

/** Tells whether a text can be the id of one of our records. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Gives a problem for an id that cannot be one of ours, or null when it can. */
export function checkId(id: string): Problem | null {
  return isId(id) ? null : { code: "id.malformed" };
}

/** Tells whether a text can be the slug of a project, a call, an offer or a news item. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Writes a name as a slug; it is empty when the name has no letter or digit that a slug can have. */
export function slugFrom(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
