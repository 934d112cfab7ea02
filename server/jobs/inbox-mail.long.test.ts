import type { Email } from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { sendMessage } from "#server/actions/message.ts";
import { answerThread } from "#server/actions/thread.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { messageReplies, threads } from "#server/database/tables/thread.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { startQueue } from "#server/jobs/queue.ts";
import { openMailer } from "#server/platform/mail/open.ts";
import { aContext, testFiles, testSecret } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";
import { aMailServer } from "#test/mail-server.ts";

test("no message or answer is lost while the mail server is down, and each mail arrives once", async () => {
  const { db, close } = await aDatabase();
  onTestFinished(close);
  await theSettings(db);
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  let now = new Date("2026-11-14T12:00:00Z");
  const arrived: Email[] = [];
  const take = (mail: Email) => arrived.push(mail);
  const { port, stop } = await aMailServer({ take });
  await stop();
  const publicUrl = new URL("https://samen.example");
  const mailer = openMailer({
    smtpUrl: new URL(`smtp://127.0.0.1:${port}`),
    mailFrom: null,
    publicUrl,
    dataDir: "never-used",
  });
  onTestFinished(() => mailer.close());
  const queue = startQueue({
    db,
    handlers: createHandlers({ mailer, publicUrl, secret: testSecret, files: testFiles, scanner: null }),
    clock: () => now,
    log: silentLog,
  });
  onTestFinished(() => queue.stop());

  const visitor = { topic: "vote", name: "Zoé", email: "zoe@peeters.example", language: "fr" } as const;
  await sendMessage(aContext(db, { now }), { ...visitor, text: "Je vote où ?", trap: "", seconds: 20 });
  await queue.drain();
  const [thread] = await db.select().from(threads);
  await answerThread(aContext(db, { me, now }), {
    threadId: thread?.id ?? "",
    revision: thread?.revision ?? 0,
    text: "Sur le site.",
    isDone: true,
  });
  await queue.drain();
  expect(arrived).toEqual([]);
  expect(await db.select().from(messages)).toMatchObject([{ text: "Je vote où ?" }]);
  expect(await db.select().from(messageReplies)).toMatchObject([{ text: "Sur le site.", isNote: false }]);
  const waiting = await db.select().from(mails);
  expect(waiting.map(({ template, state }) => `${template} ${state}`).sort()).toEqual([
    "message-answer queued",
    "message-received queued",
    "message-to-office queued",
  ]);

  const back = await aMailServer({ port, take });
  onTestFinished(() => back.stop());
  for (const minutes of [10, 60]) {
    now = new Date(now.getTime() + minutes * 60_000);
    await queue.drain();
  }
  const ids = waiting.map(({ id }) => `<${id}@amandel.example>`);
  expect(arrived.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  const answer = arrived.find(({ text }) => text?.includes("Sur le site."));
  expect(answer?.to).toEqual([{ name: "", address: visitor.email }]);
  expect(answer?.headers).toContainEqual(expect.objectContaining({ key: "content-language", value: "fr" }));
});
