import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, onTestFinished, test } from "vitest";
import { findBrokenAudit } from "#server/actions/audit.ts";
import { sql } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { readCatalogue } from "#server/database/queries/catalogue.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findPage } from "#server/database/queries/page.ts";
import { listRoster } from "#server/database/queries/roster.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { threads } from "#server/database/tables/thread.ts";
import { aPostgres } from "#test/database.ts";

// Every release adds a line here, and a file with rows of a fund that it made.
const releases = [
  {
    version: "0.1.0",
    /** The hashes of all its migrations. */
    migrations: ["67ce1b552096d66a9ca12a6c5d75fd0ff01b35af3f57484615f0808da8dd73a4"],
  },
];

const folder = join(import.meta.dirname, "migrations");
const hashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

test("released migrations never change", () => {
  for (const { version, migrations } of releases)
    expect(hashes.slice(0, migrations.length), version).toEqual(migrations);
});

/** Messages from before there was an inbox: one of a visitor, and a question about a dossier with its answer. */
const messagesBefore = `
  INSERT INTO messages (id, topic, name, email, text, language, sent_at)
  VALUES ('00000000-0000-4000-8000-000000000001', 'vote', 'Zoé', 'zoe@peeters.example', 'Où ?', 'fr', '2026-10-01T08:00Z');
  INSERT INTO dossiers (id, applicant_id, type, is_confidential, sealed_draft, step, begun_at, changed_at)
  SELECT '00000000-0000-4000-8000-000000000002', id, 'internal', true, '', 'acquainted', '2026-10-01T08:00Z',
    '2026-10-01T08:00Z' FROM people LIMIT 1;
  INSERT INTO dossier_messages (id, dossier_id, author_id, is_from_office, sealed_text, written_at)
  SELECT gen_random_uuid(), dossiers.id, applicant_id, from_office, '', at::timestamptz
  FROM dossiers, (VALUES (false, '2026-10-02T08:00Z'), (true, '2026-10-03T08:00Z')) AS written (from_office, at);
`;

/** A database as the last release left it, with messages. */
async function aDatabaseOfLastRelease() {
  const last = releases.at(-1);
  const { url, drop } = await aPostgres("empty");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  onTestFinished(close);
  await migrateDatabase(db, folder, last?.migrations.length);
  const rows = readFileSync(join(import.meta.dirname, `released/${last?.version}.sql`), "utf8");
  await db.execute(sql.raw(rows));
  await db.execute(sql.raw(messagesBefore));
  return { db, last };
}

test("upgrades a database of the last release, and reads what it holds", async () => {
  const { db, last } = await aDatabaseOfLastRelease();

  expect(await migrateDatabase(db)).toBe(hashes.length - (last?.migrations.length ?? 0));

  expect((await getFundLists(db)).branches.map(({ code }) => code)).toContain("gent");
  expect(await listRoster(db)).toMatchObject([{ firstname: "Anna", branch: "gent", department: "finance" }]);
  expect((await findPage(db, "about"))?.title.nl).toBe("Over ons");
  expect(await findBrokenAudit(db)).toBeNull();
  const choice = { call: null, theme: "nature", region: null, status: null };
  const catalogue = await readCatalogue(db, { choice, language: "nl", order: "winners", page: 1, first: 24 });
  expect(catalogue).toMatchObject({ total: 1, rows: [{ slug: "hives" }] });
  const conversations = await db.select().from(threads).orderBy(threads.writtenAt);
  expect(conversations).toMatchObject([
    { messageId: "00000000-0000-4000-8000-000000000001", isAnswered: false, doneAt: null },
    { dossierId: "00000000-0000-4000-8000-000000000002", isAnswered: true },
  ]);
  expect(conversations.map(({ writtenAt }) => writtenAt.toISOString().slice(0, 10))).toEqual([
    "2026-10-01",
    "2026-10-03",
  ]);
});

const dossierId = "00000000-0000-4000-8000-000000000002";

/** Statements as a process of 0.1.0 sends them while the first process of this version already runs. */
const oldProcess = {
  send: `UPDATE dossiers SET state = 'submitted', number = '2026-001', sent_at = '2026-10-04T08:00Z' WHERE id = '${dossierId}'`,
  ask: `UPDATE dossiers SET state = 'incomplete', complete_by = '2026-10-20T08:00Z' WHERE id = '${dossierId}'`,
  complete: `UPDATE dossiers SET state = 'submitted', complete_by = NULL WHERE id = '${dossierId}'`,
  take: `UPDATE dossiers SET state = 'in_review' WHERE id = '${dossierId}'`,
  count: `INSERT INTO dossier_events (id, dossier_id, place, at, from_state, to_state, mover)
    VALUES (gen_random_uuid(), '${dossierId}', 9, '2026-10-05T08:00Z', 'in_review', 'selected', 'count')`,
  contact: `INSERT INTO messages (id, topic, name, email, text, language, sent_at)
    VALUES ('00000000-0000-4000-8000-000000000003', 'vote', 'Bram', 'bram@peeters.example', 'Waar?', 'nl', '2026-10-06T08:00Z')`,
  write: `INSERT INTO dossier_messages (id, dossier_id, author_id, is_from_office, sealed_text, written_at)
    SELECT gen_random_uuid(), id, applicant_id, false, '', '2026-10-07T08:00Z' FROM dossiers WHERE id = '${dossierId}'`,
};

/** Every column of a database with its type: what the reads of a process name. */
async function columnsOf(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select table_name || '.' || column_name || ' ' || udt_name as column from information_schema.columns
      where table_schema = 'public'`,
  )) as unknown as { rows: { column: string }[] };
  return rows.map(({ column }) => column);
}

test("every column that a process of the last release may read stays as it was", async () => {
  const { db } = await aDatabaseOfLastRelease();
  const before = await columnsOf(db);
  await migrateDatabase(db);
  const after = new Set(await columnsOf(db));
  expect(before.filter((column) => !after.has(column))).toEqual([]);
  expect(before.length).toBeGreaterThan(100);
});

test("a process of the last release still works after the migration, and the inbox gets its messages", async () => {
  const { db } = await aDatabaseOfLastRelease();
  await migrateDatabase(db);
  const run = async (name: keyof typeof oldProcess) => {
    await db.execute(sql.raw(oldProcess[name]));
    const [dossier] = await db.select().from(dossiers);
    return dossier;
  };
  await run("send");
  expect(await run("ask")).toMatchObject({ state: "incomplete", incompleteFrom: "submitted" });
  expect(await run("complete")).toMatchObject({ state: "submitted", incompleteFrom: null });
  expect((await run("take"))?.reviewSince).not.toBeNull();
  await run("count");
  expect(await db.select({ mover: dossierEvents.mover }).from(dossierEvents)).toEqual([{ mover: "clock" }]);

  await db.update(threads).set({ doneAt: new Date() });
  await run("contact");
  await run("write");
  expect(await db.select().from(threads).orderBy(threads.writtenAt)).toMatchObject([
    { messageId: "00000000-0000-4000-8000-000000000001" },
    { messageId: "00000000-0000-4000-8000-000000000003", isAnswered: false, doneAt: null },
    { dossierId, isAnswered: false, doneAt: null, revision: 1 },
  ]);
});
