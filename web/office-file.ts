/** The script with the list of the files of the office. */
export const officeFileList = "web/browser/office-files.ts";

/** Tells whether a file of a route is in the list of the office; visitors get a shorter list. */
export function isOfficeFile(file: string): boolean {
  return /^web\/(pages\/(office|set-up)\/|shell\/office-frame)|^i18n\/[a-z]+\/(office|calls|dossiers|committee|meeting|decisions|inbox|people|projects|result-letters|settings|connections|writing|set-up)\.ts$/.test(
    file,
  );
}
