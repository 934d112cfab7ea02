import { expect, onTestFinished, test } from "vitest";
import { findBrokenAudit, recordAudit } from "#server/actions/audit.ts";
import { openDatabase } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { aPostgres } from "#test/database.ts";

test("two processes that write at once keep one chain without a gap", async () => {
  const postgres = await aPostgres("migrated");
  // Each has its own connections, as two processes do.
  const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: postgres.url, dataDir: "" })));
  onTestFinished(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await postgres.drop();
  });
  const now = new Date("2026-11-15T09:00:00Z");
  const entries = Array.from({ length: 40 }, (_, index) => index);
  await Promise.all(
    databases.flatMap(({ db }, process) =>
      entries.map((entry) =>
        recordAudit({ db, me: null, now }, { act: "login", subject: `entry ${entry} of process ${process}` }),
      ),
    ),
  );
  const [first, second] = databases;
  expect(await first?.db.$count(auditEntries)).toBe(80);
  expect(await second?.db.$count(auditEntries)).toBe(80);
  expect(first && (await findBrokenAudit(first.db))).toBeNull();
});
