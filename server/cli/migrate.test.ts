import { expect, onTestFinished, test } from "vitest";
import { sql } from "#server/database/drizzle.ts";
import { listMigrations, migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";

async function anInstallation() {
  const postgres = await aPostgres("empty");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  return { db, settings: { DATABASE_URL: postgres.url, DATA_DIR: aDataFolder("empty"), DEMO: "false" } };
}

/** The number of migrations of the first release. */
const firstRelease = 1;

test("a command refuses a database of an earlier version and changes nothing, until it is told to migrate", async () => {
  const { db, settings } = await anInstallation();
  await migrateDatabase(db, undefined, firstRelease);
  const refused = await runSamen(settings, "mail", "log");
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(
    /^The database is of an earlier version of Samen: it lacks \d+ of .*Nothing was touched\. .*npm run samen -- migrate/,
  );
  expect(await listMigrations(db)).toHaveLength(firstRelease);

  expect((await runSamen(settings, "migrate")).output).toMatch(
    /^The tables are up to date now: \d+ changes were made\.$/,
  );
  expect((await runSamen(settings, "migrate")).output).toBe("The tables are up to date.");
  expect(await runSamen(settings, "mail", "log")).toMatchObject({ code: 0, errors: "" });
});

test("a command refuses a database of a newer version, also when it is told to migrate", async () => {
  const { db, settings } = await anInstallation();
  await migrateDatabase(db);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1)`);
  for (const command of [["mail", "log"], ["migrate"]]) {
    const { code, errors } = await runSamen(settings, ...command);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The database was made by a newer version of Samen/)]);
  }
});

test("the first command on an empty database makes the tables", async () => {
  const { db, settings } = await anInstallation();
  expect(await runSamen(settings, "mail", "log")).toMatchObject({ code: 0, errors: "" });
  expect((await listMigrations(db)).length).toBeGreaterThan(firstRelease);
});
