import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GivenRole } from "#domain/permission.ts";
import { type SQL, sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPostgres } from "#test/database.ts";
import { aCall, anOffer, aPerson, aProject, daysFromNow, theSettings } from "#test/factories.ts";
import { newMark } from "#test/marked-dossier.ts";
import { startServerProcess } from "#test/server-process.ts";
import { aSiteClient, type SiteClient } from "#test/site-client.ts";
import { aCookie, anOfficeCookie, siteKey } from "#test/site-session.ts";

/**
 * The whole site as a process with a debug log, with a fund that has one public thing of every kind. Its
 * database remembers every row it ever held, like a disk that someone could steal.
 */
export async function aWatchedSite() {
  const postgres = await aPostgres("migrated");
  const dataDir = mkdtempSync(join(tmpdir(), "samen-leak-"));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir });
  const { db } = database;
  await rememberRows(db);
  await theSettings(db, { asksRegisterNumber: true });
  const call = await aCall(db, {
    slug: "call",
    submissionsOpen: daysFromNow(-30),
    submissionsClose: daysFromNow(30),
    votingOpens: null,
    votingCloses: null,
    resultsPublished: daysFromNow(60),
    awardsFrom: daysFromNow(90),
  });
  const slug = "een-samentuin-op-het-oude-fabrieksplein";
  await aProject(db, { slug, callId: call.id, publishedAt: daysFromNow(-1) });
  await anOffer(db, { slug: "soep-koken-en-kratten-vullen" });
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SECRET_KEY: siteKey, DEMO: "false" };
  const server = startServerProcess({ ...settings, PORT: "0", LOG_LEVEL: "debug", TRUST_PROXY: "1" });
  return {
    db,
    dataDir,
    settings,
    url: await server.url(),
    heard: server.heard,
    stop: async () => {
      await server.kill();
      await database.close();
      await postgres.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Makes the database record each row of each table as plain text whenever it is written. */
async function rememberRows(db: Database): Promise<void> {
  await db.execute(sql`create table seen_rows (table_name text, row_text text)`);
  await db.execute(sql`create function see_row() returns trigger language plpgsql as
    $$ begin insert into seen_rows values (TG_TABLE_NAME, NEW::text); return NEW; end $$`);
  // A partitioned table passes its trigger on to its partitions.
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname <> 'seen_rows'`,
  );
  for (const { name } of tables)
    await db.execute(
      sql`create trigger see_row after insert or update on ${sql.identifier(name)} for each row execute function see_row()`,
    );
}

/** Every row that was ever written, as plain text after the name of its table. */
export async function everyRow(db: Database): Promise<string[]> {
  const seen = await rowsOf<{ line: string }>(db, sql`select table_name || ': ' || row_text as line from seen_rows`);
  return seen.map(({ line }) => line);
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}

/** An employee at a browser, whose names are marks. */
export type Colleague = SiteClient & { id: string; names: string[] };

/** Someone who is logged in with these roles, and with a second factor if they have a role. */
export async function aColleague(db: Database, url: string, ...roles: GivenRole[]): Promise<Colleague> {
  const [firstname, lastname] = [newMark(), newMark()];
  const { id } = await aPerson(db, { firstname, lastname, email: `${firstname}@${lastname}.example` });
  for (const role of roles) await db.insert(personRoles).values({ personId: id, role, givenAt: new Date() });
  const cookie = roles.length > 0 ? await anOfficeCookie(db, id) : await aCookie(db, id);
  return { ...aSiteClient(url, cookie), id, names: [firstname, lastname] };
}
