import { atBrussels, midnightAfter } from "#domain/brussels-time.ts";
import { type ListQuestion, mostCounted } from "#domain/list.ts";
import {
  and,
  asc,
  desc,
  gte,
  lt,
  type PgColumn,
  type PgTable,
  type SQL,
  type SQLWrapper,
  sql,
} from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { decodeCursor, encodeCursor } from "#server/database/queries/cursor.ts";

/** A value by which rows are sorted. None may be null, because rows with one would be on no page. */
export type SortKey = { value: SQLWrapper; type: "text" | "uuid" | "timestamptz" | "bigint" };

/** How the rows of one list are read. */
export type ListSource<Row> = {
  /** The keys of each sortable column; together they are different for each row. */
  sorts: Readonly<Record<string, readonly SortKey[]>>;
  /** The rows that an address asks for. */
  where(question: ListQuestion): SQL | undefined;
  read(db: Database, page: ReadPage): Promise<ListRow<Row>[]>;
  /** The table that `where` is about, or a query in parentheses with a name. */
  table: PgTable | SQL;
};

type ListRow<Row> = Row & { sortKeys: unknown[] };

/** The parts of the query that are the same for every list. */
export type ReadPage = { where: SQL | undefined; orderBy: SQL[]; limit: number; sortKeys: SQL<unknown[]> };

/** The rows of one page, so that joins and computed columns are read for no other row. */
export const rowsOfPage = (table: SQL, { where, orderBy, limit }: ReadPage): SQL =>
  sql`select * from ${table} where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`;

/** One page of a list. */
export type ListPage<Row> = {
  rows: Row[];
  /** The number of the first row of this page in the whole list, from 1. */
  first: number;
  /** The number of rows, at most `mostCounted`; there may be more. */
  total: number;
  hasMoreThanTotal: boolean;
  next: string | null;
  previous: string | null;
  /** The address has a page that is no page of this list. */
  isUnknownPage: boolean;
};

/** Reads one page of a list, by the keys of the last row of the page before it. */
export async function readListPage<Row>(
  db: Database,
  source: ListSource<Row>,
  question: ListQuestion,
): Promise<ListPage<Row>> {
  const keys = keysOf(source, question);
  const cursorText = question.after ?? question.before;
  const cursor = cursorText === null ? null : readCursor(cursorText, keys);
  const isBack = question.before !== null && cursor !== null;
  const where = source.where(question);
  const rows = await readRows(db, source, { keys, where, cursor, question, isBack, limit: question.size + 1 });
  const hasMore = rows.length > question.size;
  const shownRows = rows.slice(0, question.size);
  if (isBack) shownRows.reverse();
  const first = isBack ? Math.max(1, (cursor?.number ?? 1) - shownRows.length) : (cursor?.number ?? 0) + 1;
  const total = await countRows(db, source, where);
  const cursorAt = (row: ListRow<Row> | undefined, number: number) =>
    row ? encodeCursor([number, ...(row.sortKeys as string[])]) : null;
  return {
    rows: shownRows,
    first,
    total: Math.min(total, mostCounted),
    hasMoreThanTotal: total > mostCounted,
    next: (isBack ? cursor !== null : hasMore) ? cursorAt(shownRows.at(-1), first + shownRows.length - 1) : null,
    previous: (isBack ? hasMore : cursor !== null) ? cursorAt(shownRows[0], first) : null,
    isUnknownPage: cursorText !== null && cursor === null,
  };
}

/** Reads all rows that an address asks for, some at a time; its page does not matter. */
export async function* readWholeList<Row>(
  db: Database,
  source: ListSource<Row>,
  question: ListQuestion,
): AsyncGenerator<Row[]> {
  const keys = keysOf(source, question);
  const where = source.where(question);
  let cursor: Cursor | null = null;
  for (;;) {
    const rows: ListRow<Row>[] = await readRows(db, source, { keys, where, cursor, question, limit: batch });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    cursor = { number: 0, values: last.sortKeys.map(String) };
  }
}

const batch = 1000;

/** Counts the rows that an address asks for, but only to one more than we show. */
async function countRows<Row>(db: Database, { table }: ListSource<Row>, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(some);
  return row?.count ?? 0;
}

/** The days that an address names, from the start of the first to the end of the last. */
export function withinDays({ filters }: ListQuestion, column: PgColumn): SQL | undefined {
  const [from, until] = [filters.from?.[0], filters.until?.[0]];
  return and(
    from ? gte(column, atBrussels(`${from}T00:00`)) : undefined,
    until ? lt(column, midnightAfter(atBrussels(`${until}T00:00`), 1)) : undefined,
  );
}

type Cursor = { number: number; values: string[] };

type Reading = {
  keys: readonly SortKey[];
  where: SQL | undefined;
  cursor: Cursor | null;
  question: ListQuestion;
  isBack?: boolean;
  limit: number;
};

function readRows<Row>(
  db: Database,
  source: ListSource<Row>,
  { keys, where, cursor, question, isBack = false, limit }: Reading,
): Promise<ListRow<Row>[]> {
  const isDescending = question.sort.isDescending !== isBack;
  const values = keys.map(({ value }) => sql`${value}`);
  const beyond = cursor && {
    from: sql.join(
      cursor.values.map((value, index) => sql`${value}::${sql.raw(keys[index]?.type ?? "text")}`),
      sql`, `,
    ),
    row: sql.join(values, sql`, `),
  };
  return source.read(db, {
    // Comparing whole rows lets PostgreSQL go straight to the place in its index.
    where: and(where, beyond ? sql`(${beyond.row}) ${sql.raw(isDescending ? "<" : ">")} (${beyond.from})` : undefined),
    orderBy: values.map((value) => (isDescending ? desc(value) : asc(value))),
    limit,
    sortKeys: sql<unknown[]>`json_build_array(${sql.join(values, sql`, `)})`,
  });
}

function keysOf<Row>({ sorts }: ListSource<Row>, { sort: { column } }: ListQuestion): readonly SortKey[] {
  const keys = sorts[column];
  if (!keys) throw new Error(`The list cannot be sorted by ${column}`);
  return keys;
}

/** Reads where a page begins; null if the address was changed by hand or is of another order. */
function readCursor(text: string, keys: readonly SortKey[]): Cursor | null {
  try {
    const [number, ...values] = decodeCursor(text);
    const texts = values.map(String);
    const fits = texts.length === keys.length && texts.every((value, index) => isOfType(value, keys[index]?.type));
    return Number.isSafeInteger(number) && fits ? { number: Math.max(0, Number(number)), values: texts } : null;
  } catch {
    return null;
  }
}

function isOfType(value: string, type: SortKey["type"] | undefined): boolean {
  if (type === "uuid") return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
  if (type === "timestamptz") return !Number.isNaN(Date.parse(value)) && /^\d{4}-/.test(value);
  if (type === "bigint") return /^\d{1,18}$/.test(value);
  return !value.includes("\0");
}
