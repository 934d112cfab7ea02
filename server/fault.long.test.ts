import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { renameCompany, theSettings } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { aPostgresServer } from "#test/postgres.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";
import { siteKey } from "#test/site-session.ts";
import { aSmallDisk } from "#test/small-disk.ts";

const settings = { SECRET_KEY: siteKey, DEMO: "false", PORT: "0" };

async function aSite() {
  const { url: databaseUrl, drop } = await aPostgres("migrated");
  onTestFinished(drop);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  await theSettings(db);
  onTestFinished(close);
  const database = await aSilentProxy(databaseUrl);
  const server = aServerProcess({ ...settings, DATABASE_URL: database.url, DATA_DIR: aDataFolder("empty") });
  return { db, database, server, url: await server.url() };
}

test("after a failover that leaves old connections silent, the site shows what is new within half a minute", async () => {
  const { db, database, url } = await aSite();
  const home = async () => (await fetch(url)).text();
  await home();
  database.goSilent();
  // Nobody tells the site of this change.
  await renameCompany(db, "Kersenbloesem");
  await expect.poll(home, { timeout: 30_000 }).toContain("Kersenbloesem");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test("with a database that is silent to everyone, readiness answers in two seconds and SIGTERM ends in thirty", async () => {
  const { database, server, url } = await aSite();
  await fetch(url);
  database.goSilent({ alsoToNew: true });
  const asking = performance.now();
  const ready = await fetch(`${url}/readyz`);
  expect(performance.now() - asking).toBeLessThan(2_000);
  expect([ready.status, await ready.text()]).toEqual([503, "The database does not answer.\n"]);
  void fetch(`${url}/en/projects`).catch(() => {});
  const stopping = performance.now();
  server.signal("SIGTERM");
  await server.ended;
  expect(performance.now() - stopping).toBeLessThan(32_000);
});

test("readiness notices that the disk of PostgreSQL is full, and that it is not any more", async ({ skip }) => {
  const disk = aSmallDisk(160);
  if (!disk) return skip();
  const postgres = await aPostgresServer({ waitsForDisk: false, place: disk.place });
  onTestFinished(postgres.stop);
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  await migrateDatabase(db);
  await storeTestLists(db);
  await theSettings(db);
  await close();
  const server = aServerProcess({ ...settings, DATABASE_URL: postgres.url, DATA_DIR: aDataFolder("empty") });
  const url = await server.url();
  const readiness = async () => (await fetch(`${url}/readyz`)).text();
  expect(await readiness()).toBe("ok\n");

  disk.fill();
  await expect.poll(readiness).toBe("The database has no space left on its disk.\n");
  expect((await fetch(`${url}/en`)).status).toBe(200);
  disk.empty();
  await expect.poll(readiness).toBe("ok\n");
});
