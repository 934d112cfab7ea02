import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { announcePublicChange, keepPublicReads, publicRead } from "#server/database/memory.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { settings } from "#server/database/tables/setting.ts";
import { aDatabase, aPostgres } from "#test/database.ts";

let reads = 0;
const readName = publicRead("readName", async (db: Database, key: string) => {
  reads++;
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
});

async function aKeepingDatabase(kind: "embedded" | "postgres", clock = () => new Date(0)) {
  const database = await aDatabase(kind);
  const stop = await keepPublicReads(database.db, { seconds: 60, clock });
  onTestFinished(async () => {
    await stop();
    await database.close();
  });
  reads = 0;
  return database.db;
}

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  test("many readers at once are one query, and the next ones none", async () => {
    const db = await aKeepingDatabase(kind);
    await Promise.all(Array.from({ length: 50 }, () => readName(db, "name")));
    await readName(db, "name");
    expect(reads).toBe(1);
    await readName(db, "other");
    expect(reads).toBe(2);
  });

  test("a change is seen as soon as it is announced, and not when its transaction is taken back", async () => {
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
    await expect.poll(() => readName(db, "name")).toBe("Amandel");
  });

  test("a transaction sees its own writes: what it reads is never kept", async () => {
    const db = await aKeepingDatabase(kind);
    await readName(db, "name");
    await db.transaction(async (db) => {
      await db.insert(settings).values({ key: "name", value: "Amandel" });
      expect(await readName(db, "name")).toBe("Amandel");
    });
  });

  test("after its time it is read again, announced or not", async () => {
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

test("what was being read when something changed is not kept", async () => {
  const db = await aKeepingDatabase("embedded");
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer: Promise<string> = promise;
  const readSlowly = publicRead("slowly", () => answer);
  const early = readSlowly(db);
  await readName(db, "name");
  await announcePublicChange(db);
  // The change has arrived once the other read is made anew.
  await expect.poll(() => readName(db, "name").then(() => reads)).toBe(2);
  answer = Promise.resolve("after the change");
  resolve("before the change");
  expect(await early).toBe("before the change");
  expect(await readSlowly(db)).toBe("after the change");
});

test("a failure is not kept", async () => {
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

test("a change in one process is seen in another", async () => {
  const { url, drop } = await aPostgres("migrated");
  const [one, other] = [
    await openDatabase({ databaseUrl: url, dataDir: "" }),
    await openDatabase({ databaseUrl: url, dataDir: "" }),
  ];
  const stop = await keepPublicReads(other.db, { seconds: 60, clock: () => new Date(0) });
  expect(await readName(other.db, "name")).toBeNull();
  await one.db.insert(settings).values({ key: "name", value: "Amandel" });
  await announcePublicChange(one.db);
  await expect.poll(() => readName(other.db, "name")).toBe("Amandel");
  await stop();
  await Promise.all([one.close(), other.close()]);
  await drop();
});
