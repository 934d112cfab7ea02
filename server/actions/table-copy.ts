import { createHash } from "node:crypto";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type SQL, sql } from "#server/database/drizzle.ts";
import { listMigrations, migrateDatabase, migrationsFolder } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";

// All rows of a database as lines of text, which any version of PostgreSQL and the embedded database read and write.
// A row is a list of its values as PostgreSQL prints them; before and after the rows of a table is a line about it.

type Column = [name: string, type: string];
type FirstLine = { samen: "tables"; migrations: string[] };
type TableLine = { table: string; columns: Column[] };
type RowsLine = { rows: number; sum: string };
type LastLine = { end: true };

/** The lines of a database cannot be used; the message says why. */
export class BadTables extends Error {
  override name = "BadTables";
}

const rowsPerFetch = 500;
const charactersPerInsert = 1_000_000;

/**
 * Hands all lines of a database to `take`, in pieces of whole lines, as they were at one moment. Writing goes on
 * meanwhile.
 */
export function readTables<Taken>(
  database: Database,
  take: (db: Database, lines: AsyncIterable<string>) => Promise<Taken>,
): Promise<Taken> {
  return database.transaction(
    async (db) => {
      await prepare(db);
      return take(db, linesOf(db));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Makes every server print values in the same way, and wait as long as a slow place for backups needs. */
async function prepare(db: Database): Promise<void> {
  for (const [name, value] of [
    ["timezone", "UTC"],
    ["datestyle", "ISO, YMD"],
    ["intervalstyle", "postgres"],
    ["bytea_output", "hex"],
    ["extra_float_digits", "1"],
    ["statement_timeout", "0"],
    ["idle_in_transaction_session_timeout", "0"],
  ])
    await db.execute(sql`select set_config(${name}, ${value}, true)`);
}

async function* linesOf(db: Database): AsyncGenerator<string> {
  yield lineOf({ samen: "tables", migrations: await listMigrations(db) } satisfies FirstLine);
  for (const table of await listTables(db)) {
    yield lineOf(table);
    const sum = createSum();
    for await (const lines of rowsOf(db, table)) {
      for (const line of lines) sum.add(line);
      yield lines.map((line) => `${line}\n`).join("");
    }
    yield lineOf(sum.result());
  }
  yield lineOf({ end: true } satisfies LastLine);
}

const lineOf = (value: FirstLine | TableLine | RowsLine | LastLine) => `${JSON.stringify(value)}\n`;

async function* rowsOf(db: Database, { table, columns }: TableLine): AsyncGenerator<string[]> {
  const values = columns.map(([name]) => sql`${sql.identifier(name)}::text`);
  await db.execute(
    sql`declare copied_rows no scroll cursor for
      select to_json(array[${sql.join(values, sql`, `)}]::text[])::text as line from ${sql.identifier(table)}`,
  );
  for (;;) {
    const rows = await query<{ line: string }>(db, sql.raw(`fetch ${rowsPerFetch} from copied_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close copied_rows`);
}

/** Adds the hashes of rows up, because two servers may give the same rows in another order. */
function createSum() {
  let [rows, sum] = [0, 0n];
  return {
    add: (line: string) => {
      rows++;
      sum += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
    },
    result: (): RowsLine => ({ rows, sum: BigInt.asUintN(256, sum).toString(16) }),
  };
}

/** Lists our tables with the columns that PostgreSQL does not compute itself. */
async function listTables(db: Database): Promise<TableLine[]> {
  const rows = await query<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${isOurs} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname collate "C", a.attnum`,
  );
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([table, columns]) => ({ table, columns: columns.map(({ name, type }) => [name, type]) }));
}

const isOfExtension: SQL = sql`exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** A table of this database, and neither a part of one nor a table of an extension. */
const isOurs: SQL = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and not ${isOfExtension}`;

/** Tells whether a database holds no table, of ours or of anyone. */
export async function hasNoTables(db: Database): Promise<boolean> {
  const [first] = await query(
    db,
    sql`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm') and not ${isOfExtension} limit 1`,
  );
  return !first;
}

type Loaded = { tables: number; rows: number };

/**
 * Fills an empty database with these lines, all of it or nothing, and reads every row again to compare it. Tables of an
 * earlier version are then brought up to date, and `finish` may write more.
 */
export function writeTables(
  database: Database,
  lines: AsyncIterable<string>,
  finish: (db: Database) => Promise<void> = async () => {},
): Promise<Loaded> {
  return database.transaction(async (db) => {
    await prepare(db);
    if (!(await hasNoTables(db))) throw new BadTables("The database is not empty, so nothing was written.");
    const reader = lines[Symbol.asyncIterator]();
    const next = async () => {
      const { value, done } = await reader.next();
      if (done) throw new BadTables("The copy of the database is cut off.");
      return value;
    };
    await migrateAsFar(db, parse<FirstLine>(await next()).migrations);
    const tables = await listTables(db);
    const restore = await withoutChecks(db, tables);
    const sums = new Map<string, RowsLine>();
    for (;;) {
      const line = parse<TableLine | LastLine>(await next());
      if ("end" in line) break;
      sums.set(line.table, await fillTable(db, knownTable(tables, line), next));
    }
    // A backup compares its bytes with the manifest when all of them are read.
    if (!(await reader.next()).done) throw new BadTables("The copy of the database goes on after its end.");
    await restore();
    for (const table of tables) await compare(db, table, sums.get(table.table));
    await migrateDatabase(db);
    await finish(db);
    await db.execute(sql`analyze`);
    return { tables: sums.size, rows: [...sums.values()].reduce((total, { rows }) => total + rows, 0) };
  });
}

function parse<Line>(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new BadTables("The copy of the database is damaged.");
  }
}

/** Makes the tables as they were when the lines were written. */
async function migrateAsFar(db: Database, migrations: readonly string[]): Promise<void> {
  const ownHashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (migrations.length === 0 || migrations.some((hash, index) => hash !== ownHashes[index]))
    throw new BadTables(
      "The copy of the database is of a newer version of Samen, or of another product. Use the version that made it.",
    );
  await migrateDatabase(db, migrationsFolder, migrations.length);
}

/** Takes away triggers and references between tables, and gives a function that puts them back and so checks them. */
async function withoutChecks(db: Database, tables: readonly TableLine[]): Promise<() => Promise<void>> {
  const references = await query<{ table: string; name: string; definition: string }>(
    db,
    sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and ${isOurs}`,
  );
  const alter = (table: string, change: SQL) => db.execute(sql`alter table ${sql.identifier(table)} ${change}`);
  for (const { table, name } of references) await alter(table, sql`drop constraint ${sql.identifier(name)}`);
  for (const { table } of tables) {
    await alter(table, sql`disable trigger user`);
    // A migration may have written rows.
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
  return async () => {
    for (const { table } of tables) await alter(table, sql`enable trigger user`);
    for (const { table, name, definition } of references)
      await alter(table, sql`add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
  };
}

/** Takes names and types from our own tables, because lines may come from anywhere and SQL is made of them. */
function knownTable(tables: readonly TableLine[], { table, columns }: TableLine): TableLine {
  const ours = tables.find((one) => one.table === table);
  const knownColumns = columns.map(([name]) => ours?.columns.find((column) => column[0] === name));
  if (!ours || knownColumns.length !== ours.columns.length || knownColumns.includes(undefined))
    throw new BadTables(`The copy of the database has a table ${table} that is not as ours.`);
  return { table: ours.table, columns: knownColumns as Column[] };
}

async function fillTable(db: Database, { table, columns }: TableLine, next: () => Promise<string>): Promise<RowsLine> {
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, type], index) => sql`(content ->> ${sql.raw(String(index))})::${sql.raw(type)}`);
  let [waiting, length] = [[] as string[], 0];
  const insert = async () => {
    if (waiting.length === 0) return;
    await db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)} from json_array_elements(${`[${waiting.join(",")}]`}::json) as line(content)`,
    );
    [waiting, length] = [[], 0];
  };
  for (;;) {
    const line = await next();
    if (line.startsWith("{")) {
      await insert();
      return parse<RowsLine>(line);
    }
    waiting.push(line);
    length += line.length;
    if (length > charactersPerInsert) await insert();
  }
}

/** Reads the rows of a table as the database has them now, and compares them with what its lines say. */
async function compare(db: Database, table: TableLine, written: RowsLine | undefined): Promise<void> {
  const sum = createSum();
  for await (const lines of rowsOf(db, table)) for (const line of lines) sum.add(line);
  const { rows, sum: total } = sum.result();
  if (rows !== (written?.rows ?? 0) || (written && total !== written.sum))
    throw new BadTables(`The rows of ${table.table} are not those that were copied. Nothing was written.`);
}

/** Reads lines without writing them anywhere, and compares all rows with what is said about them. */
export async function checkLines(lines: AsyncIterable<string>): Promise<Loaded> {
  let [tables, rows, isWhole] = [0, 0, false];
  let sum = createSum();
  for await (const line of lines) {
    if (line.startsWith("[")) {
      sum.add(line);
      continue;
    }
    const about = parse<Partial<FirstLine & TableLine & RowsLine & LastLine>>(line);
    if (about.table) [tables, sum] = [tables + 1, createSum()];
    if (about.sum !== undefined) {
      const foundSum = sum.result();
      if (foundSum.rows !== about.rows || foundSum.sum !== about.sum)
        throw new BadTables("The rows of a table are not those that were copied.");
      rows += foundSum.rows;
    }
    isWhole ||= about.end === true;
  }
  if (!isWhole) throw new BadTables("The copy of the database is cut off.");
  return { tables, rows };
}

async function query<Row>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers return rows, but their common type does not say so.
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
