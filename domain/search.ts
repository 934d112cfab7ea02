const longestSearch = 200;
const mostWords = 8;
const longestWord = 40;

/** The words of what someone typed in order to find something: letters and digits, as many as it makes sense to look for. */
export function wordsOf(typed: string): string[] {
  return typed
    .slice(0, longestSearch)
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** The last word, which may not have been typed to its end yet; null when it is too short to tell. */
export function beginningOf(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  return last.length >= 3 ? last : null;
}

/** A word as it is compared: without accents and capitals. */
export function folded(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word that is there, in how many projects, and all it is compared by: as it is written, its stem. */
export type KnownWord = { word: string; projects: number; forms: readonly string[] };

/** A word that is nowhere, by all it is compared by, and the known words that may have been meant. */
export type UnknownWord = { forms: readonly string[]; near: readonly KnownWord[] };

/** The word that was most likely meant by one with a typo: the fewest slips away, then the most used. */
export function nearestWord({ forms: typed, near }: UnknownWord): string | null {
  const [nearest] = near
    .map(({ word, projects, forms }) => ({ word, projects, slips: fewestSlips(typed, forms) }))
    .sort((a, b) => a.slips - b.slips || b.projects - a.projects);
  return nearest && nearest.slips < Number.POSITIVE_INFINITY ? nearest.word : null;
}

function fewestSlips(some: readonly string[], others: readonly string[]): number {
  const each = some.flatMap((one) =>
    others.map((other) => {
      const slips = slipsBetween(one, other);
      // Any short word is a slip away from many others.
      const most = Math.min(2, Math.floor(Math.min(one.length, other.length) / 4));
      return slips <= most ? slips : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...each);
}

/** How many slips make one word the other: a letter too many, too few or wrong, or two that changed places. */
export function slipsBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= other.length; column++) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** A piece of a text, and whether it is what was searched for. */
export type TextPart = { text: string; isMatch: boolean };

/** Stand around a match in a text that was read for matches; no text of ours has them. */
export const matchSigns = { start: "\u0002", end: "\u0003" } as const;

/** What counts as a match beside the words whose stems were found: a beginning of words, and parts of longer ones. */
export type Matching = { beginning: string | null; parts: readonly string[] };

/**
 * Cuts a text where it matches. `marked` is the same text, sign for sign, with `matchSigns` around the words whose stems
 * were found.
 */
export function partsOf(text: string, marked: string, { beginning, parts }: Matching): TextPart[] {
  const signs = [...text.normalize("NFC")];
  const isMatch = stemsMarked(marked, signs.length);
  // Places are counted in whole characters, as the database counts them.
  let place = 0;
  for (const [word] of signs.join("").matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const length = [...word].length;
    const plain = folded(word);
    const begins = beginning !== null && plain.startsWith(folded(beginning));
    const hasPart = parts.some((part) => plain.startsWith(part) || plain.indexOf(part, 2) >= 0);
    if (begins || hasPart) isMatch.fill(true, place, place + length);
    place += length;
  }
  return joined(signs, isMatch);
}

function stemsMarked(marked: string, length: number): boolean[] {
  const isMatch: boolean[] = [];
  let isInside = false;
  for (const sign of marked) {
    if (sign === matchSigns.start) isInside = true;
    else if (sign === matchSigns.end) isInside = false;
    else isMatch.push(isInside);
  }
  // A text that does not fit its marks is shown without them.
  return isMatch.length === length ? isMatch : Array.from({ length }, () => false);
}

function joined(signs: readonly string[], isMatch: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [place, sign] of signs.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[place]) last.text += sign;
    else parts.push({ text: sign, isMatch: isMatch[place] ?? false });
  }
  return parts;
}

/** Shortens a long text to what stands around its first match. */
export function excerptOf(parts: readonly TextPart[], length = 160): TextPart[] {
  const first = parts.findIndex((part) => part.isMatch);
  if (first < 0) return [];
  const before = parts
    .slice(0, first)
    .map((part) => part.text)
    .join("");
  const room = Math.floor(length / 3);
  const start = before.length <= room ? before : `…${before.slice(-room).replace(/^\S*\s/, "")}`;
  const kept: TextPart[] = start ? [{ text: start, isMatch: false }] : [];
  let left = length - start.length;
  for (const part of parts.slice(first)) {
    if (part.text.length > left) {
      if (!part.isMatch) kept.push({ text: `${part.text.slice(0, left).replace(/\s\S*$/, "")}…`, isMatch: false });
      return kept;
    }
    kept.push(part);
    left -= part.text.length;
  }
  return kept;
}
