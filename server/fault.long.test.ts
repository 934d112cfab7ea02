import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eq } from "#server/database/drizzle.ts";
import { migrateDatabase } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open.ts";
import { settings as settingRows } from "#server/database/tables/setting.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { theSettings } from "#test/factories.ts";
import { storeTestLists } from "#test/fund-lists.ts";
import { aPostgresServer } from "#test/postgres.ts";
import { aServerProcess } from "#test/server-process.ts";
import { aSilentProxy } from "#test/silent-proxy.ts";
import { siteKey } from "#test/site-session.ts";

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
  const [row] = await db.select().from(settingRows).where(eq(settingRows.key, "company"));
  await db.update(settingRows).set({ value: "Kersenbloesem" }).where(eq(settingRows.key, "company"));
  expect(row).toBeDefined();
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

/** A small disk in memory; null where the machine does not let us have one. */
function aSmallDisk(): string | null {
  const place = mkdtempSync(join(tmpdir(), "samen-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", place]).status === 0;
  onTestFinished(() => {
    if (isMounted) execFileSync("umount", ["-l", place]);
    rmdirSync(place);
  });
  if (isMounted) chmodSync(place, 0o755);
  return isMounted ? place : null;
}

test("readiness notices that the disk of PostgreSQL is full, and that it is not any more", async ({ skip }) => {
  const place = aSmallDisk();
  if (!place) return skip();
  const postgres = await aPostgresServer({ waitsForDisk: false, place });
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

  const filling = join(place, "filling");
  expect(() => writeFileSync(filling, Buffer.alloc(400 * 1024 * 1024))).toThrow("ENOSPC");
  await expect.poll(readiness).toBe("The database has no space left on its disk.\n");
  expect((await fetch(`${url}/en`)).status).toBe(200);
  rmSync(filling);
  await expect.poll(readiness).toBe("ok\n");
});
