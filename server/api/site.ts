import type { Language } from "#domain/language.ts";

/** Where the pages stand. The web app lists its addresses; `start.ts` hands them over. */
export type Site = {
  publicUrl: URL;
  /** The path of a page in one language: `/vote` is `/en/vote` in English. */
  pathIn(language: Language, path: string): string;
  /** The pages that others may lead people to, without those of projects. */
  pages: readonly string[];
};

/** The whole address of a page in one language. */
export function addressOf({ publicUrl, pathIn }: Site, language: Language, path: string): string {
  return new URL(pathIn(language, path), publicUrl).href;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Makes a text safe to stand in XML; characters that XML cannot hold are left out. */
export function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
