import { countAudit, findBrokenAudit, recordAudit } from "#server/actions/audit.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const acts = ["login", "give_role", "correct_details", "take_role"] as const;

test("the audit log is a chain, and an intact one has no broken entry", async ({ fund }) => {
  expect(await findBrokenAudit(fund.db)).toBeNull();
  for (const act of acts)
    await recordAudit(fund.context(null), {
      act,
      subject: "test 1",
      details: { role: "é", letters: 1, withoutMailbox: true },
    });
  expect(await findBrokenAudit(fund.db)).toBeNull();
});

test("the database refuses to change, delete or truncate audit entries", async ({ fund }) => {
  await recordAudit(fund.context(null), { act: "login", subject: "test 1" });
  const before = await fund.db.select().from(auditEntries);
  const changes: ((db: Database) => PromiseLike<unknown>)[] = [
    (db) => db.update(auditEntries).set({ act: "other" }),
    (db) => db.delete(auditEntries),
    (db) => db.execute(sql`truncate audit_entries`),
  ];
  for (const change of changes) {
    const refused = fund.db.transaction(async (db) => void (await change(db)));
    await expect(refused).rejects.toMatchObject({ cause: { message: "The audit log is only ever added to." } });
  }
  expect(await fund.db.select().from(auditEntries)).toEqual(before);
});

/** Forces a change that the database refuses. */
async function forge(fund: Fund, change: (db: Database) => PromiseLike<unknown>) {
  for (const act of acts) await recordAudit(fund.context(null), { act, subject: "test 1" });
  await fund.db.execute(sql`alter table audit_entries disable trigger all`);
  await change(fund.db);
  return findBrokenAudit(fund.db);
}

const numbered = (number: number) => eq(auditEntries.number, number);

test("the check names a changed entry", async ({ fund }) => {
  expect(await forge(fund, (db) => db.update(auditEntries).set({ act: "nothing" }).where(numbered(3)))).toBe(3);
});

test("the check finds an entry that was changed together with its own hash", async ({ fund }) => {
  const hash = "f".repeat(64);
  expect(await forge(fund, (db) => db.update(auditEntries).set({ hash }).where(numbered(2)))).toBe(2);
});

test("the check finds a deleted entry, also the first", async ({ fund }) => {
  expect(await forge(fund, (db) => db.delete(auditEntries).where(numbered(3)))).toBe(3);
  await fund.db.delete(auditEntries).where(numbered(1));
  expect(await findBrokenAudit(fund.db)).toBe(1);
});

test("the check finds entries that changed places, or moved up to fill a gap", async ({ fund }) => {
  const renumber = (from: number, to: number) => fund.db.update(auditEntries).set({ number: to }).where(numbered(from));
  const swap = async () => {
    await renumber(2, 99);
    await renumber(3, 2);
    await renumber(99, 3);
  };
  expect(await forge(fund, swap)).toBe(2);
  await swap();
  expect(await findBrokenAudit(fund.db)).toBeNull();
  await fund.db.delete(auditEntries).where(numbered(3));
  await renumber(4, 3);
  expect(await findBrokenAudit(fund.db)).toBe(3);
});

test("the count and the last hash reveal entries cut off at the end", async ({ fund }) => {
  expect(await forge(fund, async () => null)).toBeNull();
  const before = await countAudit(fund.db);
  expect(before.entries).toBe(4);
  await fund.db.delete(auditEntries).where(numbered(4));
  expect(await findBrokenAudit(fund.db)).toBeNull();
  expect(await countAudit(fund.db)).not.toEqual(before);
});
