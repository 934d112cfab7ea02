import { expect, onTestFinished, test } from "vitest";
import { settings } from "#server/database/tables/setting.ts";
import { aDatabase, rolledBack } from "#test/database.ts";

test.each(["embedded", "postgres"] as const)("a test's writes to the %s database are gone after it", async (kind) => {
  const { db, close } = await aDatabase(kind);
  onTestFinished(close);

  const rowsInside = await rolledBack(db, async (db) => {
    await db.insert(settings).values({ key: "bees", value: 1 });
    return db.select().from(settings);
  });

  expect(rowsInside).toEqual([{ key: "bees", value: 1 }]);
  expect(await db.select().from(settings)).toEqual([]);
});

test("a failed test throws its error", async () => {
  const { db, close } = await aDatabase();
  onTestFinished(close);

  await expect(rolledBack(db, () => Promise.reject(new Error("no bees")))).rejects.toThrow("no bees");
});
