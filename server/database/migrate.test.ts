import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase, NewerDatabase } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";
import { aDatabase, aPostgres } from "#test/database.ts";
import { withOneMore } from "#test/migrations.ts";
import { aDatabaseProcess } from "#test/process.ts";

async function aMigrated(kind: "embedded" | "postgres") {
  const database = await aDatabase(kind);
  onTestFinished(database.close);
  return database.db;
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

  const { entries } = JSON.parse(readFileSync(join(import.meta.dirname, "migrations", "meta/_journal.json"), "utf8"));
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
