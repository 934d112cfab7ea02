import { catalogues } from "#i18n/area.ts";

/** The script with the list of the files of the office. */
export const officeFileList = "web/browser/office-files.ts";

const publicAreas = Object.values(catalogues).filter((names: readonly string[]) => !names.includes("office"));

/** The catalogues of pages outside the office. */
export const publicCatalogues: readonly string[] = [...new Set(["site", ...publicAreas.flat()])];

/** Tells whether a file of a route is only in the list of the office; visitors get a shorter list. */
export function isOfficeFile(file: string): boolean {
  const [, catalogue] = /^i18n\/[a-z]+\/([a-z-]+)\.ts$/.exec(file) ?? [];
  if (catalogue) return !publicCatalogues.includes(catalogue);
  return /^web\/(pages\/(office|set-up)\/|shell\/office-frame)/.test(file);
}
