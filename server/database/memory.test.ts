import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { eq, sql } from "#server/database/drizzle.ts";
import { announcePublicChange, keepPublicReads, publicRead, publicVersion } from "#server/database/memory.ts";
import { type Database, type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { settings } from "#server/database/tables/setting.ts";
import { aDatabase, aPostgres } from "#test/database.ts";

let reads = 0;
const readName = publicRead("readName", async (db: Database, key: string) => {
  reads++;
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
});

type Kind = "embedded" | "postgres";

// One database of each kind serves all tests, because starting the embedded one takes longer than a test.
const databases = new Map<Kind, OpenDatabase>();

afterAll(async () => {
  for (const { close } of databases.values()) await close();
});

async function aKeepingDatabase(kind: Kind, clock = () => new Date(0), seconds = 60) {
  const { db } = databases.get(kind) ?? (await openOnce(kind));
  const stop = await keepPublicReads(db, { seconds, clock });
  onTestFinished(async () => {
    await stop();
    await db.delete(settings);
  });
  reads = 0;
  return db;
}

async function openOnce(kind: Kind): Promise<OpenDatabase> {
  const database = await aDatabase(kind);
  databases.set(kind, database);
  return database;
}

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  test("many reads at once make one query, and the next reads make none", async () => {
    const db = await aKeepingDatabase(kind);
    await Promise.all(Array.from({ length: 50 }, () => readName(db, "name")));
    await readName(db, "name");
    expect(reads).toBe(1);
    await readName(db, "other");
    expect(reads).toBe(2);
    // A very long key is not cached, so that strangers cannot fill the memory.
    for (const _time of [1, 2]) await readName(db, "long ".repeat(2000));
    expect(reads).toBe(4);
  });

  test("an announced change is visible at once, and a rolled back one changes nothing", async () => {
    const db = await aKeepingDatabase(kind);
    await readName(db, "name");
    await db
      .transaction(async (db) => {
        await announcePublicChange(db);
        throw new Error("taken back");
      })
      .catch(() => {});
    await readName(db, "name");
    expect(reads).toBe(1);

    await db.transaction(async (db) => {
      await db.insert(settings).values({ key: "name", value: "Amandel" });
      await announcePublicChange(db);
    });
    // The person who made the change does not wait for the notification of PostgreSQL.
    expect(await readName(db, "name")).toBe("Amandel");
  });

  test("a change announced in a nested transaction is visible at once too", async () => {
    const db = await aKeepingDatabase(kind);
    await readName(db, "name");
    await db.transaction((db) =>
      db.transaction(async (db) => {
        await db.insert(settings).values({ key: "name", value: "Amandel" });
        await announcePublicChange(db);
      }),
    );
    expect(await readName(db, "name")).toBe("Amandel");
  });

  test("a transaction sees its own writes, and never uses the cache", async () => {
    const db = await aKeepingDatabase(kind);
    await readName(db, "name");
    await db.transaction(async (db) => {
      await db.insert(settings).values({ key: "name", value: "Amandel" });
      expect(await readName(db, "name")).toBe("Amandel");
    });
  });

  test("reads again after the time is up, also without an announcement", async () => {
    let now = 0;
    const db = await aKeepingDatabase(kind, () => new Date(now));
    await readName(db, "name");
    now = 59_999;
    await readName(db, "name");
    expect(reads).toBe(1);
    now = 60_000;
    await readName(db, "name");
    expect(reads).toBe(2);
  });
});

test("an answer that was made of cached answers expires with them", async () => {
  let now = 0;
  const db = await aKeepingDatabase("embedded", () => new Date(now));
  const makePage = publicRead("makePage", async (db: Database) => `page of ${await readName(db, "name")}`);
  expect(await readName(db, "name")).toBeNull();
  const version = publicVersion(db);
  now = 59_999;
  expect(await makePage(db)).toBe("page of null");
  expect(publicVersion(db)).toBe(version);
  await db.insert(settings).values({ key: "name", value: "Amandel" });
  now = 60_000;
  expect(await makePage(db)).toBe("page of Amandel");
  expect(publicVersion(db)).not.toBe(version);
});

test("without a cache time, many reads at once make one query, and the next reads another", async () => {
  const db = await aKeepingDatabase("postgres", undefined, 0);
  await Promise.all(Array.from({ length: 50 }, () => readName(db, "name")));
  expect(reads).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => readName(db, "name")));
  expect(reads).toBe(2);
});

test.for([60, 0])("does not cache a read that was running during a change (%i seconds)", async (seconds) => {
  const db = await aKeepingDatabase("embedded", undefined, seconds);
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer: Promise<string> = promise;
  const readSlowly = publicRead("slowly", () => answer);
  const early = readSlowly(db);
  await announcePublicChange(db);
  answer = Promise.resolve("after the change");
  expect(await readSlowly(db)).toBe("after the change");
  resolve("before the change");
  expect(await early).toBe("before the change");
  expect(await readSlowly(db)).toBe("after the change");
});

test("does not cache a failure", async () => {
  const db = await aKeepingDatabase("embedded");
  let isBroken = true;
  const read = publicRead("sometimes", async () => {
    if (isBroken) throw new Error("broken");
    return "whole";
  });
  await expect(read(db)).rejects.toThrow("broken");
  isBroken = false;
  expect(await read(db)).toBe("whole");
});

test.for([60, 0])("a change in one process is visible in another (%i seconds)", async (seconds) => {
  const { url, drop } = await aPostgres("migrated");
  const [one, other] = [
    await openDatabase({ databaseUrl: url, dataDir: "" }),
    await openDatabase({ databaseUrl: url, dataDir: "" }),
  ];
  const stop = await keepPublicReads(other.db, { seconds, clock: () => new Date(0) });
  expect(await readName(other.db, "name")).toBeNull();
  // This read starts before the change and ends after it, so later readers must not get its answer.
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer: Promise<string> = promise;
  const readSlowly = publicRead("slowly", () => answer);
  const early = readSlowly(other.db);
  answer = Promise.resolve("after the change");
  await one.db.insert(settings).values({ key: "name", value: "Amandel" });
  await announcePublicChange(one.db);
  await expect.poll(() => readName(other.db, "name")).toBe("Amandel");
  await expect.poll(() => Promise.race([readSlowly(other.db), "still waiting"])).toBe("after the change");
  resolve("before the change");
  expect(await early).toBe("before the change");
  await stop();
  await Promise.all([one.close(), other.close()]);
  await drop();
});

test("caches nothing while the connection for notifications is lost, and caches again afterwards", async () => {
  const db = await aKeepingDatabase("postgres");
  expect(await readName(db, "name")).toBeNull();
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'
  `);
  await expect.poll(() => publicVersion(db)).toBeNull();
  // These changes are not announced.
  await db.insert(settings).values({ key: "name", value: "Amandel" });
  expect(await readName(db, "name")).toBe("Amandel");
  await db.update(settings).set({ value: "Kersenbloesem" });
  expect(await readName(db, "name")).toBe("Kersenbloesem");

  await expect.poll(() => publicVersion(db), { timeout: 30_000 }).not.toBeNull();
  reads = 0;
  for (const _ of [1, 2]) expect(await readName(db, "name")).toBe("Kersenbloesem");
  expect(reads).toBe(1);
});
