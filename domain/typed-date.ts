/** The parts of a date; each has its own field. */
export const dateParts = ["day", "month", "year"] as const;
export type DatePart = (typeof dateParts)[number];

/** The texts of the three fields of a date. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The reasons why three fields are no date, and the wrong parts; `which` joins those parts to select a sentence. */
export type DateProblem =
  | { code: "rule.date.missing"; parts: DatePart[]; which: string }
  | { code: "rule.date.unreal"; parts: DatePart[]; which: string };

const names: readonly (readonly string[])[] = [
  ["januari", "january", "janvier"],
  ["februari", "february", "fevrier"],
  ["maart", "march", "mars"],
  ["april", "avril"],
  ["mei", "may", "mai"],
  ["juni", "june", "juin"],
  ["juli", "july", "juillet"],
  ["augustus", "august", "aout"],
  ["september", "septembre"],
  ["oktober", "october", "octobre"],
  ["november", "novembre"],
  ["december", "decembre"],
];

/** Reads a date that exists, as `2023-11-14`. A month may be a word of any of our languages, or its beginning. */
export function readDate(typed: TypedDate): string | DateProblem {
  const missing = dateParts.filter((part) => typed[part].trim() === "");
  if (missing.length > 0) return problem("rule.date.missing", missing);
  const [day, month, year] = [numberIn(typed.day), monthIn(typed.month), yearIn(typed.year)];
  const unreal = dateParts.filter((part) => ({ day, month, year })[part] === null);
  if (day === null || month === null || year === null) return problem("rule.date.unreal", unreal);
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 31st of a short month would become another date.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : problem("rule.date.unreal", ["day"]);
}

const problem = (code: DateProblem["code"], parts: DatePart[]): DateProblem => ({
  code,
  parts,
  which: parts.join("_"),
});

/**
 * Joins three fields into one answer, so that a draft keeps them even when they are no date yet: `31/feb/2023`,
 * `//2023`, and an empty text when all three are empty.
 */
export function joinDate(typed: TypedDate): string {
  // Some people paste a whole date into one field.
  const filled = dateParts.map((part) => typed[part]).filter((text) => text.trim() !== "");
  if (filled.length === 0) return "";
  if (filled.length === 1 && /^\s*\d+\/\S+\/\d+\s*$/.test(filled[0] ?? "")) return (filled[0] ?? "").trim();
  return dateParts.map((part) => typed[part].replaceAll("/", ".")).join("/");
}

/** Splits an answer into three fields, whether it is a date (`2023-11-14`) or unfinished. */
export function splitDate(answer: string): TypedDate {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer.trim()) ?? [];
  const [day = "", month = "", ...rest] = y && m && d ? [d, m, y] : answer.split("/");
  return { day, month, year: rest.join("/") };
}

/** Reads an answer as a date that exists, or names the wrong fields. */
export function readDay(answer: string): string | DateProblem {
  return readDate(splitDate(answer));
}

function numberIn(typed: string): number | null {
  const plain = typed.trim();
  return /^\d{1,2}$/.test(plain) && Number(plain) >= 1 && Number(plain) <= 31 ? Number(plain) : null;
}

function monthIn(typed: string): number | null {
  const plain = typed
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
  if (/^\d{1,2}$/.test(plain)) return Number(plain) >= 1 && Number(plain) <= 12 ? Number(plain) : null;
  if (plain.length < 3) return null;
  const months = names.flatMap((words, index) => (words.some((word) => word.startsWith(plain)) ? [index + 1] : []));
  // "jui" could be June or July in French.
  return months.length === 1 ? (months[0] ?? null) : null;
}

// Two digits are ambiguous, because they could be of another century.
function yearIn(typed: string): number | null {
  const plain = typed.trim();
  return /^(?:1[89]|20|21)\d{2}$/.test(plain) ? Number(plain) : null;
}
