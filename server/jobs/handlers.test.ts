import type { Email } from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { queueMail } from "#server/actions/mail.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { unnamedFund } from "#server/database/queries/setting.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { settings } from "#server/database/tables/setting.ts";
import { mostAttempts } from "#server/jobs/back-off.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { startQueue } from "#server/jobs/queue.ts";
import type { Mailer } from "#server/platform/mail/mail.ts";
import { openMailer } from "#server/platform/mail/open.ts";
import { testFiles, testSecret } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { silentLog } from "#test/log.ts";
import { aMailServer } from "#test/mail-server.ts";

let database: OpenDatabase;
let now: Date;
let arrived: Email[];
let server: Awaited<ReturnType<typeof aMailServer>> | null = null;
let mailer: Mailer;

beforeAll(async () => {
  database = await aDatabase();
  const fund = {
    ...unnamedFund,
    name: { nl: "Amandel Sociaal Fonds", en: "Amandel Social Fund", fr: "Fonds social Amandel" },
    email: "fonds@amandel.example",
  };
  await database.db.insert(settings).values({ key: "fund", value: fund });
});
afterAll(() => database.close());

beforeEach(async () => {
  now = new Date("2026-11-14T12:00:00Z");
  arrived = [];
  await database.db.delete(jobs);
  await database.db.delete(mails);
});
afterEach(async () => {
  mailer.close();
  await stopServer();
});

async function startServer(port = 0) {
  server = await aMailServer({ port, take: (mail) => arrived.push(mail) });
  return server.port;
}

async function stopServer() {
  const stopped = server;
  server = null;
  await stopped?.stop();
}

function work(port: number) {
  mailer = openMailer({
    smtpUrl: new URL(`smtp://127.0.0.1:${port}`),
    mailFrom: null,
    publicUrl: new URL("http://localhost:8055"),
    dataDir: "never-used",
  });
  return startQueue({
    db: database.db,
    handlers: createHandlers({
      mailer,
      publicUrl: new URL("https://samen.example"),
      secret: testSecret,
      files: testFiles,
      scanner: null,
    }),
    clock: () => now,
    log: silentLog,
  });
}

function ask(language: (typeof languages)[number], recipient = "anna@amandel.example") {
  const address = "https://fonds.amandel.example/login?code=048213";
  const values = { firstname: "Anna", code: "048213", address };
  return queueMail({ db: database.db, now }, { template: "login-code", recipient, language, values });
}

test("sends a mail in the reader's language, as HTML and as plain text", async () => {
  const queue = work(await startServer());
  for (const language of languages) await ask(language);
  await queue.drain();
  await queue.stop();

  const byLanguage = Object.fromEntries(
    arrived.map((mail) => [mail.headers.find(({ key }) => key === "content-language")?.value, mail]),
  );
  expect(byLanguage).toMatchObject({
    nl: { subject: "Je code om je aan te melden", from: { name: "Amandel Sociaal Fonds" } },
    en: { subject: "Your code to log in", from: { name: "Amandel Social Fund" } },
    fr: { subject: "Votre code de connexion", from: { name: "Fonds social Amandel" } },
  });
  for (const language of languages) {
    expect(byLanguage[language]?.to).toEqual([{ name: "", address: "anna@amandel.example" }]);
    expect(byLanguage[language]?.html).toContain(`<html lang="${language}">`);
    expect(byLanguage[language]?.html).toContain("048213</p>");
    expect(byLanguage[language]?.text).toContain("\n    048213\n");
    expect(byLanguage[language]?.text).toContain("https://fonds.amandel.example/login?code=048213\n");
  }
});

test("a copy of the site in a drill leaves webhooks waiting", () => {
  const parts = { mailer, publicUrl: new URL("https://samen.example"), secret: testSecret, files: testFiles };
  expect(createHandlers({ ...parts, scanner: null })).toHaveProperty("sendWebhook");
  expect(createHandlers({ ...parts, scanner: null, post: null })).not.toHaveProperty("sendWebhook");
});

test("deletes the values of a mail after sending it", async () => {
  const queue = work(await startServer());
  await ask("nl");
  await queue.drain();
  await queue.stop();
  expect(await database.db.select().from(mails)).toMatchObject([{ state: "sent", sentAt: now, values: {} }]);
  expect(await database.db.select().from(jobs)).toEqual([]);
});

test("mails wait while the mail server is down, and are sent once when it is back", async () => {
  const port = await startServer();
  await stopServer();
  const queue = work(port);
  await ask("nl");
  await queue.drain();
  expect(await database.db.select().from(jobs)).toMatchObject([{ attempts: 1, failedAt: null }]);
  expect(await database.db.select().from(mails)).toMatchObject([{ state: "queued", sentAt: null }]);

  await startServer(port);
  now = new Date(now.getTime() + 10_000);
  await queue.drain();
  now = new Date(now.getTime() + 60_000);
  await queue.drain();
  await queue.stop();
  const [mail] = await database.db.select().from(mails);
  expect(arrived.map(({ messageId }) => messageId)).toEqual([`<${mail?.id}@amandel.example>`]);
});

test("does not try a mailbox that does not exist again", async () => {
  const queue = work(await startServer());
  await ask("nl", "gone@amandel.example");
  await queue.drain();
  await queue.stop();
  const [job] = await database.db.select().from(jobs);
  expect(job).toMatchObject({ attempts: 1, failedAt: now });
  expect(job?.lastError).not.toContain("gone@");
  expect(await database.db.select().from(mails)).toMatchObject([{ state: "failed", sentAt: null, values: {} }]);
});

test("marks a mail as failed after the last try, and deletes its values", async () => {
  const port = await startServer();
  await stopServer();
  const queue = work(port);
  const recipient = "anna@amandel.example";
  await queueMail(
    { db: database.db, now },
    { template: "operator-test", recipient, language: "nl", values: { address: "https://fonds.example" } },
  );
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    expect(await database.db.select().from(mails)).toMatchObject([{ state: "queued" }]);
    await queue.drain();
    now = new Date(now.getTime() + 4 * 3_600_000);
  }
  await queue.stop();
  expect(await database.db.select().from(mails)).toMatchObject([{ state: "failed", sentAt: null, values: {} }]);
});

test("does not send a login code that would arrive too late", async () => {
  await ask("nl");
  now = new Date(now.getTime() + 10 * 60_000 + 1);
  const queue = work(await startServer());
  await queue.drain();
  await queue.stop();
  expect(arrived).toEqual([]);
  expect(await database.db.select().from(mails)).toMatchObject([{ state: "too_late", sentAt: null, values: {} }]);
  expect(await database.db.select().from(jobs)).toEqual([]);
});

test("sets the visitor's address for replies, and deletes it after sending", async () => {
  const queue = work(await startServer());
  await queueMail(
    { db: database.db, now },
    {
      template: "message-to-office",
      recipient: "fonds@amandel.example",
      language: "nl",
      replyTo: "zoe@peeters.example",
      values: {
        topic: "question",
        name: "Zoë Peeters",
        email: "zoe@peeters.example",
        text: "Dag,\n.\nHebben jullie een vraagbaak? 🐝",
        writtenIn: "fr",
        address: "https://samen.example/office/inbox",
      },
    },
  );
  await queue.drain();
  await queue.stop();
  expect(arrived).toMatchObject([
    {
      from: { name: "Amandel Sociaal Fonds", address: "fonds@amandel.example" },
      to: [{ address: "fonds@amandel.example" }],
      replyTo: [{ name: "", address: "zoe@peeters.example" }],
    },
  ]);
  expect(arrived[0]?.text).toContain("> Dag,\n> .\n> Hebben jullie een vraagbaak? 🐝");
  expect(await database.db.select().from(mails)).toMatchObject([{ sentAt: now, values: {} }]);
});

test("adds no headers or recipients from a malicious address for replies", async () => {
  const queue = work(await startServer());
  const values = {
    topic: "question",
    name: "x",
    email: "x",
    text: "x",
    writtenIn: "nl",
    address: "https://samen.example",
  } as const;
  for (const replyTo of ["a@x.example\r\nBcc: all@y.example", "a@x.example, b@x.example"]) {
    const mail = { template: "message-to-office", recipient: "fonds@amandel.example", language: "nl" } as const;
    await queueMail({ db: database.db, now }, { ...mail, replyTo, values });
  }
  await queue.drain();
  await queue.stop();
  expect(arrived).toHaveLength(2);
  for (const mail of arrived) {
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail.to?.map(({ address }) => address)).toEqual(["fonds@amandel.example"]);
    expect(mail.replyTo).toHaveLength(1);
  }
});
