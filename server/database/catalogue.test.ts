import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { readCatalogue } from "#server/database/queries/catalogue.ts";
import { findProjects } from "#server/database/queries/catalogue-find.ts";
import { aDatabase, aPostgres } from "#test/database.ts";
import { aProject } from "#test/factories.ts";

const request = {
  choice: { call: null, theme: null, region: null, status: null },
  language: "nl",
  order: "winners",
  page: 1,
  first: 24,
} as const;

/** Gives the migrations from before the catalogue. */
function beforeTheCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), "samen-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 3) }));
  return folder;
}

/** Copies the rows of a table into one that has fewer columns. */
async function copyAsItWas(table: string, from: Database, to: Database) {
  const rowsOf = async (db: Database, query: SQL) =>
    ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
  const targetColumns = await rowsOf(
    to,
    sql`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`,
  );
  const columns = sql.raw(targetColumns.map(({ name }) => `"${name}"`).join());
  for (const { row } of await rowsOf(from, sql`select to_jsonb(one) as row from ${sql.identifier(table)} one`)) {
    const record = sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`;
    await to.execute(sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from ${record}`);
  }
}

test("an update puts the projects of an older database into the catalogue", async () => {
  const { url, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  onTestFinished(close);
  await migrateDatabase(db, beforeTheCatalogue());
  const now = await aDatabase("postgres");
  onTestFinished(now.close);
  await aProject(now.db, { slug: "hives", title: "Bijen op het dak", status: "winner", amountInCents: 500 });
  for (const table of ["calls", "organisations", "projects"]) await copyAsItWas(table, now.db, db);

  await migrateDatabase(db);

  expect(await readCatalogue(db, request)).toMatchObject({ total: 1, rows: [{ slug: "hives" }] });
  expect((await findProjects(db, request, "bij daken")).rows).toMatchObject([{ slug: "hives" }]);
});

test("counts all projects that are published at the same time, without a deadlock", async () => {
  const { db, close } = await aDatabase("postgres");
  onTestFinished(close);
  const { callId, organisationId } = await aProject(db);
  const publish = () =>
    db.transaction(async (transaction) => {
      for (const theme of ["care", "food", "sport"] as const)
        await aProject(transaction, { callId, organisationId, theme });
    });

  await Promise.all(Array.from({ length: 8 }, publish));

  const { total, counts } = await readCatalogue(db, request);
  expect(total).toBe(25);
  expect(counts.theme).toEqual({ nature: 1, care: 8, food: 8, sport: 8 });
});
