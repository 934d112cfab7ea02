import type { Language } from "#domain/language.ts";

/** The addresses of the pages. The web app lists them; `server/site.ts` passes them on. */
export type Site = {
  publicUrl: URL;
  /** The path of a page in one language: `/vote` is `/en/vote` in English. */
  pathIn(language: Language, path: string): string;
  /** The pages that search engines may link to, without those of projects. */
  pages: readonly string[];
};

/** The whole address of a page in one language. */
export function addressOf({ publicUrl, pathIn }: Site, language: Language, path: string): string {
  return new URL(pathIn(language, path), publicUrl).href;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes a text for XML and removes characters that XML does not allow. */
export function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
