import type { Problem } from "#domain/problem.ts";

type MissingColumns = Extract<Problem, { code: "roster.columnsMissing" }>;

const sentences = {
  "roster.unreadable": "setUp.roster.unreadable",
  "file.none": "import.none",
  "file.tooLarge": "import.tooLarge",
  "setUp.noSession": "setUp.noSession",
} as const;

type Sentence = (typeof sentences)[keyof typeof sentences] | "import.failed";

/** Reads why an uploaded staff list was refused: its missing columns, or the sentence for another reason. */
export function readRefusal(parameters: URLSearchParams): MissingColumns | Sentence | null {
  const code = parameters.get("refused");
  if (code === null) return null;
  if (code === "roster.columnsMissing") return { code, columns: parameters.get("columns") ?? "" };
  return Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : "import.failed";
}
