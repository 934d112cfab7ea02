import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase, NewerDatabase } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";
import { aDatabase, aDataFolder, aPostgres } from "#test/database.ts";
import { aDatabaseProcess } from "#test/process.ts";

const ours = join(import.meta.dirname, "migrations");

async function aMigrated(kind: "embedded" | "postgres") {
  const database = await aDatabase(kind);
  onTestFinished(database.close);
  return database.db;
}

/** Makes a migrations folder with ours and one more. */
function withOneMore(statements: string) {
  const folder = mkdtempSync(join(tmpdir(), "samen-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(ours, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_more" });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_more.sql"), statements);
  return folder;
}

/** Reads from the database everything that a migration could change. */
async function listStructure(db: Database) {
  const structure = sql`
    select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type from information_schema.columns
    where table_schema in ('public', 'drizzle')
    union all select hash from drizzle.__drizzle_migrations order by 1`;
  const { rows } = (await db.execute(structure)) as { rows: object[] };
  expect(rows.length).toBeGreaterThan(50);
  return rows;
}

test("one of four processes that start at once on PostgreSQL migrates, and the others do nothing", async () => {
  const { url, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const four = await Promise.all(Array.from({ length: 4 }, () => aDatabaseProcess({ databaseUrl: url })));
  await Promise.all(four.map((process) => process.tell("open")));

  const answers = await Promise.all(four.map((process) => process.tell("migrate")));

  const { entries } = JSON.parse(readFileSync(join(ours, "meta/_journal.json"), "utf8"));
  expect(answers.sort()).toEqual(["migrated 0", "migrated 0", "migrated 0", `migrated ${entries.length}`]);
  await Promise.all(four.map((process) => process.kill()));
});

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  test("applies a later migration once", async () => {
    const db = await aMigrated(kind);
    const folder = withOneMore("create table bees (id int);--> statement-breakpoint\ncreate table choirs (id int);");

    expect(await migrateDatabase(db, folder)).toBe(1);
    expect(await migrateDatabase(db, folder)).toBe(0);
  });

  test("refuses a database of a newer version and leaves it unchanged", async () => {
    const db = await aMigrated(kind);
    await migrateDatabase(db, withOneMore("create table bees (id int);"));
    const before = await listStructure(db);

    await expect(migrateDatabase(db)).rejects.toThrow(NewerDatabase);
    await expect(migrateDatabase(db)).rejects.toThrow(
      "The database was made by a newer version of Samen: this version does not know 1 of its changes. Nothing was touched.",
    );
    expect(await listStructure(db)).toEqual(before);
  });

  test("a migration that fails half-way changes nothing", async () => {
    const db = await aMigrated(kind);
    const before = await listStructure(db);
    const folder = withOneMore("create table bees (id int);--> statement-breakpoint\ncreate table bees (id int);");

    await expect(migrateDatabase(db, folder)).rejects.toThrow();
    expect(await listStructure(db)).toEqual(before);
  });
});

test("refuses a data folder of a newer version, which still opens in that version", async () => {
  const dataDir = aDataFolder();
  const newer = await aDatabaseProcess({ dataDir });
  await newer.tell("open");
  await newer.tell(`migrate ${withOneMore("create table bees (id int);")}`);
  await newer.tell("write bees-");
  await newer.tell("close");

  const older = await aDatabaseProcess({ dataDir });
  await older.tell("open");
  expect(await older.tell("migrate")).toMatch(/^refused NewerDatabase: The database was made by a newer version/);
  await older.tell("close");

  const again = await aDatabaseProcess({ dataDir });
  await again.tell("open");
  expect(await again.tell("list-keys")).toBe("keys bees-a bees-b");
});
