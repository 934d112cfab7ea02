/** Whether a stored file was looked at for viruses, and what was found. */
export const scanStates = ["pending", "clean", "infected"] as const;
export type ScanState = (typeof scanStates)[number];

/** The types of files that people can add, by the ending of their names. */
export const fileTypes = {
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
} as const;
export type FileEnding = keyof typeof fileTypes;

/** The types that a page may show as a picture. */
export const pictureTypes: readonly string[] = [fileTypes.png, fileTypes.jpg];

const largestMegabytes = 15;

/** How many bytes one file may have. */
export const largestFile = largestMegabytes * 1024 * 1024;

/** Every reason for which a file is not taken. */
export type FileProblem =
  | { code: "file.none" }
  | { code: "file.empty" }
  // In megabytes, as the sentence says it.
  | { code: "file.tooLarge"; most: number }
  | { code: "file.wrongType" }
  | { code: "file.notWhatItSays" }
  | { code: "file.damaged" }
  | { code: "file.locked" }
  | { code: "file.tooMuchInside" }
  | { code: "file.tooMany"; most: number }
  | { code: "file.infected" }
  | { code: "file.brokenOff" }
  | { code: "file.badForm" }
  | { code: "file.unknown" };

/** The ending of a file's name, if it is one that we take. */
export function endingOf(name: string): FileEnding | null {
  const [, ending = ""] = /.\.([^.]+)$/s.exec(name) ?? [];
  return Object.hasOwn(fileTypes, ending.toLowerCase()) ? (ending.toLowerCase() as FileEnding) : null;
}

/** Says why a file cannot be what someone wants to add, by its name alone, or null when it can. */
export function checkFileName(name: string): FileProblem | null {
  if (name === "") return { code: "file.none" };
  return endingOf(name) ? null : { code: "file.wrongType" };
}

/** Says why a file has too few or too many bytes, or null when it has neither. */
export function checkFileSize(size: number): FileProblem | null {
  if (size === 0) return { code: "file.empty" };
  return size > largestFile ? { code: "file.tooLarge", most: largestMegabytes } : null;
}

/** Says why a file that someone chose is not taken, as far as it shows from outside, or null when it may be. */
export function checkFileChoice({ name, size }: { name: string; size: number }): FileProblem | null {
  return checkFileName(fileName(name)) ?? checkFileSize(size);
}

/** How many characters of a file's name are kept. */
const longestName = 120;

/** A file's name as it is shown: without folders, and without anything that hides what it is or that a disk refuses. */
export function fileName(given: string): string {
  const plain = given
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // Among them are the characters that turn the direction of reading, and would show "fdp.exe" as "exe.pdf".
    .replace(/\p{C}/gu, "")
    .replace(/[<>:"|?*]/g, "-")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const characters = [...plain];
  if (characters.length <= longestName) return plain;
  const ending = endingOf(plain);
  const kept = ending ? longestName - ending.length - 1 : longestName;
  // What was cut may end in a dot or a space, as no name should.
  const start = characters
    .slice(0, kept)
    .join("")
    .replace(/[. ]+$/, "");
  return ending ? `${start}.${plain.slice(-ending.length)}` : start;
}
