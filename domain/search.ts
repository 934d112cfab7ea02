const longestSearch = 200;
const mostWords = 8;
const longestWord = 40;

/** Splits a search text into words of letters and digits, up to a sensible number. */
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

/** Gives the last word, which may be unfinished; null when it is too short to search for. */
export function beginningOf(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  return last.length >= 3 ? last : null;
}

/** Gives a word without accents and capitals, for comparison. */
export function folded(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word of the catalogue, its number of projects, and the forms to compare: its spelling and its stem. */
export type KnownWord = { word: string; projects: number; forms: readonly string[] };

/** The forms of a word that is not in the catalogue, and similar words that are. */
export type UnknownWord = { forms: readonly string[]; near: readonly KnownWord[] };

/** Gives the most likely word for one with a typo: the fewest slips away, then the most used. */
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
      // A short word is one slip away from many others.
      const most = Math.min(2, Math.floor(Math.min(one.length, other.length) / 4));
      return slips <= most ? slips : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(...each);
}

/** Counts the slips between two words: extra, missing or wrong letters, and swapped neighbours. */
export function slipsBetween(first: string, second: string): number {
  const rows = Array.from({ length: first.length + 1 }, (_, row) => [row]);
  const slipsAt = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= second.length; column++) rows[0]?.push(column);
  for (let row = 1; row <= first.length; row++) {
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      rows[row]?.push(
        Math.min(
          slipsAt(row - 1, column) + 1,
          slipsAt(row, column - 1) + 1,
          slipsAt(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? slipsAt(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return slipsAt(first.length, second.length);
}

/** A piece of a text, and whether it matches the search. */
export type TextPart = { text: string; isMatch: boolean };

/** The database puts these characters around a match; no text of ours contains them. */
export const matchSigns = { start: "\u0002", end: "\u0003" } as const;

/** Matches besides the marked stems: a beginning of words, and parts of longer words. */
export type OtherMatches = { beginning: string | null; parts: readonly string[] };

/**
 * Cuts a text into matching and other parts. `marked` is the same text, character by character, with `matchSigns`
 * around the words whose stems match.
 */
export function partsOf(text: string, marked: string, { beginning, parts }: OtherMatches): TextPart[] {
  const signs = [...text.normalize("NFC")];
  const isMatch = stemsMarked(marked, signs.length);
  // We count whole characters, as the database does.
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
  // When the marks do not fit the text, we show it without them.
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

/** Shortens a long text to the part around its first match. */
export function excerptOf(parts: readonly TextPart[], length = 160): TextPart[] {
  const first = parts.findIndex((part) => part.isMatch);
  if (first < 0) return [];
  const before = parts
    .slice(0, first)
    .map((part) => part.text)
    .join("");
  const room = Math.floor(length / 3);
  const start = before.length <= room ? before : `…${before.slice(-room).replace(/^\S*\s/, "")}`;
  const excerpt: TextPart[] = start ? [{ text: start, isMatch: false }] : [];
  let space = length - start.length;
  for (const part of parts.slice(first)) {
    if (part.text.length > space) {
      if (!part.isMatch) excerpt.push({ text: `${part.text.slice(0, space).replace(/\s\S*$/, "")}…`, isMatch: false });
      return excerpt;
    }
    excerpt.push(part);
    space -= part.text.length;
  }
  return excerpt;
}
