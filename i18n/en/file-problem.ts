import type { fileProblem as dutch } from "#i18n/nl/file-problem.ts";

/** The reasons for refusing a file; only pages where people add files load them. */
export const fileProblem = {
  "file.none": "Choose a file first.",
  "file.empty": "This file is empty. Choose another one.",
  "file.tooLarge": "This file is larger than {most} MB. Make it smaller or split it.",
  "file.wrongType": "We do not take this kind of file. Choose .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg or .jpeg.",
  "file.notWhatItSays": "The content does not fit the name of this file. Save it as a PDF and add that.",
  "file.damaged": "This file is damaged. Open it and save it again.",
  "file.locked": "This file has a password. Save it without one.",
  "file.tooMuchInside": "This file holds too much. Save it as a PDF and add that.",
  "file.tooMany": "You can add {most} files at most here. Remove one first.",
  "file.infected": "This file contains a virus. We have erased it. Choose another file.",
  "file.brokenOff": "The file did not arrive. Try again.",
  "file.badForm": "We could not read this file. Reload the page and add one file at a time.",
  "file.unknown": "This file or dossier is not one of yours.",
} satisfies Record<keyof typeof dutch, string>;
