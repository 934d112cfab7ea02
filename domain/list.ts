import type { FundListName } from "#domain/fund-list.ts";

/** A column of a list. The first one names the row and is always shown. */
export type ListColumn = {
  isSortable?: true;
  /** The column is shown only if someone asks for it. */
  isExtra?: true;
  /** It has amounts or days, which are easier to compare at the end of the column. */
  isNumber?: true;
};

/** The values of a filter: fixed words, the items of a list of the fund, its calls, or a day. */
export type ListFilter = readonly string[] | FundListName | "calls" | "day";

/** The columns and filters of a list of the office, and its order. */
export type ListDefinition = {
  columns: Readonly<Record<string, ListColumn>>;
  filters: Readonly<Record<string, ListFilter>>;
  /** The order without a choice: the name of a column, with a hyphen before it for the last one first. */
  sort: string;
  hasSearch: boolean;
};

/** The question of a list to the server, as its address writes it. */
export type ListQuestion = {
  search: string;
  /** The chosen values of each filter; a row must have one of them. Filters without a choice are left out. */
  filters: Readonly<Record<string, readonly string[]>>;
  sort: { column: string; isDescending: boolean };
  columns: readonly string[];
  size: number;
  /** Shows the rows after or before this one; both are null on the first page. */
  after: string | null;
  before: string | null;
  /** The row that is open beside the list. */
  open: string | null;
};

/** A part of an address that the list does not have and leaves out, or a search that did not look everywhere. */
export type ListRemark = { kind: "filter" | "value" | "sort" | "column" | "size" | "page" | "search"; name: string };

/** The lengths of a page that people can choose. */
export const listSizes = [25, 50, 100, 500] as const;
const usualSize = 50;

/** A count ends here, because counting on costs more the longer a list is. */
export const mostCounted = 1000;

/** A spreadsheet has at most this many rows; a text file has no limit. */
export const mostSpreadsheetRows = 20_000;

const longestSearch = 100;
const mostValues = 60;
/** The parameters that are no filters. A page may have more of its own, which have a capital letter. */
const reserved = ["q", "sort", "column", "size", "after", "before", "open"];

/** The values that each list of the fund has now. */
export type KnownValues = Readonly<Partial<Record<FundListName | "calls", readonly string[]>>>;

/** The words of a search; PostgreSQL cannot compare a text with a NUL, and no text has one. */
function searchIn(address: URLSearchParams): string {
  return (address.get("q") ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
}

/** Reads the address of a list, and says what it had to leave out. */
export function readList(
  definition: ListDefinition,
  address: URLSearchParams,
  knownValues: KnownValues = {},
): { question: ListQuestion; remarks: ListRemark[] } {
  const remarks: ListRemark[] = [];
  const filters: Record<string, string[]> = {};
  for (const name of new Set(address.keys())) {
    if (reserved.includes(name) || /[A-Z]/.test(name)) continue;
    const filter = Object.hasOwn(definition.filters, name) ? definition.filters[name] : undefined;
    if (!filter) {
      remarks.push({ kind: "filter", name });
      continue;
    }
    const values = [...new Set(address.getAll(name))].filter((value) => value !== "").slice(0, mostValues);
    const good = values.filter((value) => isValue(filter, value, knownValues));
    for (const value of values) if (!good.includes(value)) remarks.push({ kind: "value", name: value });
    if (good.length > 0) filters[name] = good;
  }
  return {
    question: {
      search: definition.hasSearch ? searchIn(address) : "",
      filters,
      sort: readSort(definition, address, remarks),
      columns: readColumns(definition, address, remarks),
      size: readSize(address, remarks),
      after: address.get("after"),
      before: address.get("after") ? null : address.get("before"),
      open: address.get("open") || null,
    },
    remarks,
  };
}

/** Gives the address of a list, without the parts that are as usual. */
export function addressOfList(definition: ListDefinition, question: ListQuestion): string {
  const address = new URLSearchParams();
  const { search, filters, sort, columns, size, after, before, open } = question;
  if (search) address.set("q", search);
  for (const name of Object.keys(definition.filters))
    for (const value of filters[name] ?? []) address.append(name, value);
  const sortText = (sort.isDescending ? "-" : "") + sort.column;
  if (sortText !== definition.sort) address.set("sort", sortText);
  if (columns.join() !== usualColumns(definition).join())
    for (const column of columns.slice(1)) address.append("column", column);
  if (size !== usualSize) address.set("size", String(size));
  if (after) address.set("after", after);
  if (before) address.set("before", before);
  if (open) address.set("open", open);
  const text = address.toString();
  return text && `?${text}`;
}

/** Changes what a list asks for, and goes back to its first page. */
export function changeList(question: ListQuestion, change: Partial<ListQuestion>): ListQuestion {
  return { ...question, after: null, before: null, open: null, ...change };
}

/** Takes one value out of a filter. */
export function withoutValue(question: ListQuestion, name: string, value: string): ListQuestion {
  const otherValues = (question.filters[name] ?? []).filter((one) => one !== value);
  const { [name]: _gone, ...others } = question.filters;
  return changeList(question, { filters: otherValues.length > 0 ? { ...others, [name]: otherValues } : others });
}

/** Sorts by a column: ascending at first, and the other way when it is sorted by already. */
export function sortedBy(question: ListQuestion, column: string): ListQuestion {
  const isDescending = question.sort.column === column && !question.sort.isDescending;
  return changeList(question, { sort: { column, isDescending } });
}

/** The columns of a list as long as nobody chooses others. */
export function usualColumns({ columns }: ListDefinition): string[] {
  return Object.keys(columns).filter((name) => !columns[name]?.isExtra);
}

/** Tells whether a text is a day that exists, such as `2026-11-17`. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isValue(filter: ListFilter, value: string, knownValues: KnownValues): boolean {
  if (filter === "day") return isDay(value);
  const values = typeof filter === "string" ? knownValues[filter] : filter;
  // Without the lists of the fund any value may be right; the server has them.
  return values?.includes(value) ?? true;
}

function readSort(definition: ListDefinition, address: URLSearchParams, remarks: ListRemark[]) {
  const requestedSort = address.get("sort") ?? definition.sort;
  const isKnown = (text: string) => {
    const column = text.replace(/^-/, "");
    return Object.hasOwn(definition.columns, column) && definition.columns[column]?.isSortable === true;
  };
  if (!isKnown(requestedSort)) remarks.push({ kind: "sort", name: requestedSort });
  const sort = isKnown(requestedSort) ? requestedSort : definition.sort;
  return { column: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") };
}

function readColumns(definition: ListDefinition, address: URLSearchParams, remarks: ListRemark[]): string[] {
  const requestedColumns = address.getAll("column");
  if (requestedColumns.length === 0) return usualColumns(definition);
  const all = Object.keys(definition.columns);
  for (const name of requestedColumns) if (!all.includes(name)) remarks.push({ kind: "column", name });
  return all.filter((name, index) => index === 0 || requestedColumns.includes(name));
}

function readSize(address: URLSearchParams, remarks: ListRemark[]): number {
  const requestedSize = address.get("size");
  const size = listSizes.find((one) => String(one) === requestedSize);
  if (requestedSize !== null && !size) remarks.push({ kind: "size", name: requestedSize });
  return size ?? usualSize;
}
