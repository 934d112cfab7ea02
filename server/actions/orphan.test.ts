import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { findFact, putFact } from "#server/actions/installation.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { acceptStore, storeMarkName } from "#server/actions/store-mark.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder } from "#test/database.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A store with a file that has no row, and the night some days later. */
async function aStoreWithOrphan(fund: Fund) {
  const files = openLocalFiles(aDataFolder("empty"));
  await files.put(randomUUID(), Readable.from(["no row"]));
  const context = (days: number) => ({ ...fund.context(null), files, now: daysFromNow(days) });
  const orphans = async () => (await Array.fromAsync(files.list())).filter(({ name }) => name !== storeMarkName).length;
  return { files, context, orphans };
}

test("a file without a row stays until a backup is newer than it", async ({ fund }) => {
  const { context, orphans } = await aStoreWithOrphan(fund);
  await putFact(fund, "newestBackup", { at: daysFromNow(-1).toISOString() });
  await forgetOrphans(context(10));
  expect(await orphans()).toBe(1);
  await putFact(fund, "newestBackup", { at: daysFromNow(1).toISOString() });
  await forgetOrphans(context(10));
  expect(await orphans()).toBe(0);
});

test("beside a database from an older copy no file is removed until the operator says so", async ({ fund }) => {
  const { files, context, orphans } = await aStoreWithOrphan(fund);
  // The night before the copy was made, and the night after it.
  await forgetOrphans(context(0));
  const copy = await findFact(fund.db, "storeMark");
  await forgetOrphans(context(0));
  if (!copy) throw new Error("The night left no mark");
  await putFact(fund, "storeMark", copy);

  await expect(forgetOrphans(context(10))).rejects.toThrow("The database is older than the store of files");
  expect(await orphans()).toBe(1);
  await acceptStore({ db: fund.db, files });
  await forgetOrphans(context(10));
  expect(await orphans()).toBe(0);
});

test("a database on another server than before counts as restored", async ({ fund }) => {
  const { context, orphans } = await aStoreWithOrphan(fund);
  await forgetOrphans(context(0));
  const mark = await findFact(fund.db, "storeMark");
  await putFact(fund, "storeMark", { count: mark?.count ?? 0, server: "another/5" });
  await expect(forgetOrphans(context(10))).rejects.toThrow("The database is on another server than before");
  expect(await orphans()).toBe(1);
});
