import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { queueMail, sendMail } from "#server/actions/mail.ts";
import { sql } from "#server/database/drizzle.ts";
import type { Database, OpenDatabase } from "#server/database/open.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { openOutbox } from "#server/platform/mail/outbox.ts";
import { testSecret } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";

let database: OpenDatabase;
let folder: string;
const now = new Date("2026-11-14T12:00:00Z");

beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "samen-mail-"));
  await database.db.delete(mails);
  await database.db.delete(jobs);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const queueTest = (db: Database) =>
  queueMail(
    { db, now },
    {
      template: "operator-test",
      recipient: "operator@amandel.example",
      language: "en",
      values: { address: "http://localhost:8055" },
    },
  );

test("a change that is rolled back mails nothing", async () => {
  const change = database.db.transaction(async (db) => {
    await queueTest(db);
    throw new Error("The change failed.");
  });
  await expect(change).rejects.toThrow("The change failed.");
  expect(await database.db.select().from(mails)).toEqual([]);
  expect(await database.db.select().from(jobs)).toEqual([]);
});

test("a mail and the job that sends it are written together", async () => {
  await database.db.transaction((db) => queueTest(db));
  const [mail] = await database.db.select().from(mails);
  const [job] = await database.db.select().from(jobs);
  expect(mail).toMatchObject({ template: "operator-test", language: "en", queuedAt: now, sentAt: null });
  expect(job).toMatchObject({ kind: "sendMail", payload: { mailId: mail?.id }, runAt: now });
});

test("a mail that was sent is not sent again", async () => {
  const outbox = openOutbox(folder, { chosen: null, siteHost: "localhost" });
  await queueTest(database.db);
  const [mail] = await database.db.select().from(mails);
  await sendMail({ db: database.db, now, secret: testSecret }, outbox, unnamedFund, mail?.id ?? "");
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });

  await sendMail({ db: database.db, now, secret: testSecret }, outbox, unnamedFund, mail?.id ?? "");
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("a mail that left while the database could not record it is not sent again", async () => {
  const { db } = database;
  const outbox = openOutbox(folder, { chosen: null, siteHost: "localhost" });
  await queueTest(db);
  const [mail] = await db.select().from(mails);
  const send = () => sendMail({ db, now, secret: testSecret }, outbox, unnamedFund, mail?.id ?? "");
  await db.execute(sql`alter table mails add constraint never_sent check (state <> 'sent')`);
  try {
    await expect(send()).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table mails drop constraint never_sent`);
  }
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });

  await send();
  expect(await db.select().from(mails)).toMatchObject([{ state: "sent", sentAt: now, values: {} }]);
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("a mail that was deleted meanwhile causes no error", async () => {
  const outbox = openOutbox(folder, { chosen: null, siteHost: "localhost" });
  await sendMail(
    { db: database.db, now, secret: testSecret },
    outbox,
    unnamedFund,
    "0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("gives up a mail that this version does not know", async () => {
  const outbox = openOutbox(folder, { chosen: null, siteHost: "localhost" });
  await queueTest(database.db);
  const [mail] = await database.db.update(mails).set({ template: "from-a-newer-version" }).returning();
  const sending = sendMail({ db: database.db, now, secret: testSecret }, outbox, unnamedFund, mail?.id ?? "");
  await expect(sending).rejects.toMatchObject({ name: "GiveUp" });
});
