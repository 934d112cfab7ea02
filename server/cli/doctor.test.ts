import { expect, onTestFinished, test } from "vitest";
import { keepSecret } from "#server/actions/secret-check.ts";
import { sql } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { runSamen } from "#test/command.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { siteSecret } from "#test/site-session.ts";

async function anInstallation() {
  const postgres = await aPostgres("migrated");
  onTestFinished(postgres.drop);
  const SECRET_KEY = "the key of a fund that is looked over";
  return { DATABASE_URL: postgres.url, DATA_DIR: aDataFolder("empty"), SECRET_KEY };
}

test("reports that an installation can run, with points to look at", async () => {
  const { output, errors, code } = await runSamen(await anInstallation(), "doctor");
  expect([code, errors]).toEqual([0, ""]);
  for (const line of [
    "good   database",
    "good   extension",
    "good   clock",
    "good   tables",
    "good   key",
    "good   files",
  ])
    expect(output).toContain(line);
  expect(output).toContain("look   backup     There is none that Samen made.");
});

test("reports every fault at once, each with a remedy", async () => {
  const settings = await anInstallation();
  const { db, close } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: "" });
  await keepSecret({ db, secret: siteSecret });
  await close();
  const changed = { SECRET_KEY: "another key of at least 32 characters", SMTP_URL: "smtp://localhost:1" };
  const { errors, code } = await runSamen({ ...settings, ...changed, CLAMD_URL: "tcp://localhost:1" }, "doctor");
  expect(code).toBe(1);
  expect(errors).toMatch(/wrong {2}key .*SECRET_KEY is another one/);
  expect(errors).toMatch(/wrong {2}mail .*See whether SMTP_URL has the right host/);
  expect(errors).toMatch(/wrong {2}scan .*See whether ClamAV's daemon runs/);
  expect(errors).toContain("good   database");
});

test("reports a database that does not answer, and continues", async () => {
  const settings = { ...(await anInstallation()), DATABASE_URL: "postgres://localhost:1/samen" };
  const { errors } = await runSamen(settings, "doctor");
  expect(errors).toMatch(/wrong {2}database .*See whether PostgreSQL runs/);
  expect(errors).toContain("good   files");
});

test("reports tables that cannot be read, and continues", async () => {
  const settings = await anInstallation();
  const { db, close } = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: "" });
  await db.execute(sql`alter table drizzle.__drizzle_migrations rename column hash to other`);
  await close();
  const { errors } = await runSamen(settings, "doctor");
  expect(errors).toMatch(/wrong {2}tables .*"hash" does not exist/);
  expect(errors).toContain("good   files");
});
