/** The results of the virus scan of a stored file. */
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

/** The largest file in megabytes, as the texts say it. */
export const largestMegabytes = 15;

/** The largest file in bytes. */
export const largestFile = largestMegabytes * 1024 * 1024;

const fileProblems = [
  "file.none",
  "file.empty",
  "file.wrongType",
  "file.notWhatItSays",
  "file.damaged",
  "file.locked",
  "file.tooMuchInside",
  "file.infected",
  "file.brokenOff",
  "file.badForm",
  "file.unknown",
] as const;

/** Every reason for refusing a file. */
export type FileProblem =
  | { code: (typeof fileProblems)[number] }
  // The texts say this limit in megabytes.
  | { code: "file.tooLarge"; most: number }
  | { code: "file.tooMany"; most: number };

/** Tells whether a word is one of those reasons. */
export function isFileProblem(code: string): code is FileProblem["code"] {
  return ["file.tooLarge", "file.tooMany", ...fileProblems].includes(code);
}

/** Gives the ending of a file's name if we accept it. */
export function endingOf(name: string): FileEnding | null {
  const [, ending = ""] = /.\.([^.]+)$/s.exec(name) ?? [];
  return Object.hasOwn(fileTypes, ending.toLowerCase()) ? (ending.toLowerCase() as FileEnding) : null;
}

/** Says why we refuse a file by its name, or null when we do not. */
export function checkFileName(name: string): FileProblem | null {
  if (name === "") return { code: "file.none" };
  return endingOf(name) ? null : { code: "file.wrongType" };
}

/** Says why we refuse a file by its size, or null when we do not. */
export function checkFileSize(size: number): FileProblem | null {
  if (size === 0) return { code: "file.empty" };
  return size > largestFile ? { code: "file.tooLarge", most: largestMegabytes } : null;
}

/** Says why we refuse a chosen file by its name or size, or null when we do not. */
export function checkFileChoice({ name, size }: { name: string; size: number }): FileProblem | null {
  return checkFileName(fileName(name)) ?? checkFileSize(size);
}

/** The most characters of a file's name. */
const longestName = 120;

/** Cleans a file's name for display: no folders, no characters that hide its type or that a disk refuses. */
export function fileName(typedName: string): string {
  const plain = typedName
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // Some of these characters turn the reading direction and would show "fdp.exe" as "exe.pdf".
    .replace(/\p{C}/gu, "")
    .replace(/[<>:"|?*]/g, "-")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const characters = [...plain];
  if (characters.length <= longestName) return plain;
  const ending = endingOf(plain);
  const startLength = ending ? longestName - ending.length - 1 : longestName;
  // The cut may leave a dot or a space at the end.
  const start = characters
    .slice(0, startLength)
    .join("")
    .replace(/[. ]+$/, "");
  return ending ? `${start}.${plain.slice(-ending.length)}` : start;
}
