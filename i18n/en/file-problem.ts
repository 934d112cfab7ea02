import type { fileProblem as dutch } from "#i18n/nl/file-problem.ts";

/** Why a file is not taken; only the pages where files are added bring these along. */
export const fileProblem = {
  "file.none": "Choose a file first.",
  "file.empty": "This file is empty. Choose another one.",
  "file.tooLarge": "This file is larger than {most} MB. Make it smaller, or split it into several files.",
  "file.wrongType":
    "We do not take this kind of file. We do take .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg and .jpeg.",
  "file.notWhatItSays":
    "This file holds something else than its name says. Open it, save it again as a PDF and add that.",
  "file.damaged": "This file is damaged or incomplete. Check that you can open it, and save it again.",
  "file.locked": "This file is protected by a password, so we cannot read it. Save it without one.",
  "file.tooMuchInside": "Unpacked, this file holds far more than a document needs. Save it as a PDF and add that.",
  "file.tooMany": "You can add {most} files at most here. Remove one first.",
  "file.infected": "There is a virus in this file. We have thrown it away. Add another file.",
  "file.brokenOff": "Sending was broken off, and nothing was kept. Try again.",
  "file.badForm":
    "We could not read what your browser sent. Load the page again and try once more, one file at a time.",
  "file.unknown": "We cannot find this file or this dossier among yours.",
} satisfies Record<keyof typeof dutch, string>;
