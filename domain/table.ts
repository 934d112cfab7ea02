import type { CsvLine } from "#domain/csv.ts";
import type { ListItem } from "#domain/fund-list.ts";

// Lists of other programs: their columns and values have many spellings, in the three languages.

/** The spellings of each column, as `plain` writes them. */
export type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** The place of each column that a list has. */
export type Columns<Column extends string> = Partial<Record<Column, number>>;

/** Finds the columns of a list by the names in its first line. */
export function columnsIn<Column extends string>(
  head: CsvLine | undefined,
  headings: Headings<Column>,
): Columns<Column> {
  const names = (head?.cells ?? []).map(plain);
  const places = (Object.entries(headings) as [Column, readonly string[]][]).map(([column, spellings]) => [
    column,
    names.findIndex((name) => spellings.includes(name)),
  ]);
  return Object.fromEntries(places.filter(([, columnPlace]) => columnPlace !== -1));
}

/** Reads an item by its code or by its name in any language. */
export function itemWords(items: readonly ListItem[]): Map<string, string> {
  const active = items.filter(({ isActive }) => isActive);
  return new Map([
    ...active.flatMap(({ code, names }) => Object.values(names).map((name) => [plain(name ?? ""), code] as const)),
    ...wordsFor(active.map(({ code }) => code)),
  ]);
}

/** Reads each of these values by its own name. */
export function wordsFor<Value extends string>(allowedValues: readonly Value[]): Map<string, Value> {
  return new Map(allowedValues.map((value) => [plain(value), value]));
}

/** Gives the value that a typed word means; null if it means none. */
export function wordMeaning<Value extends string>(words: ReadonlyMap<string, Value>, typed: string): Value | null {
  return words.get(plain(typed)) ?? null;
}

/** Keeps only letters and digits, without accents, so that spelling matters less. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
