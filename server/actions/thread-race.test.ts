import { expect, test } from "vitest";
import { writeToApplicant, writeToOffice } from "#server/actions/dossier-office.ts";
import { sendMessage } from "#server/actions/message.ts";
import { answerThread } from "#server/actions/thread.ts";
import { dossierMessages } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messageReplies, threads } from "#server/database/tables/thread.ts";
import { aBusyFund } from "#test/busy-fund.ts";
import { aContext } from "#test/context.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

async function anOffice() {
  const { db } = await aBusyFund();
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  return { db, me };
}

/** Tells how many attempts were made, and that the others were refused because of a change. */
function countWins(ends: PromiseSettledResult<unknown>[]): number {
  for (const end of ends)
    if (end.status === "rejected") expect(end.reason).toMatchObject({ problem: { code: "record.changed" } });
  return ends.filter(({ status }) => status === "fulfilled").length;
}

test("when many answer a visitor at once, the visitor gets one answer and the others are told", async () => {
  const { db, me } = await anOffice();
  const visitor = { topic: "vote", name: "Zoé", email: "zoe@peeters.example", language: "fr" } as const;
  await sendMessage(aContext(db), { ...visitor, text: "Je vote où ?", trap: "", seconds: 20 });
  await db.delete(mails);
  const [thread] = await db.select().from(threads);
  const { id: threadId = "", revision = 0 } = thread ?? {};
  const answers = Array.from({ length: 6 }, (_, index) =>
    answerThread(aContext(db, { me }), { threadId, revision, text: `Answer ${index}`, isDone: false }),
  );
  expect(countWins(await Promise.allSettled(answers))).toBe(1);
  expect(await db.$count(messageReplies)).toBe(1);
  expect(await db.$count(mails)).toBe(1);
});

test("messages and answers about one dossier at once never wait for each other, and share one conversation", async () => {
  const { db, me } = await anOffice();
  const person = await aPerson(db);
  const dossier = await aStoredDossier(db, {
    applicantId: person.id,
    state: "submitted",
    answers: { confidential: "no" },
  });
  const text = { dossierId: dossier.id, text: "Dag" };
  const applicant = aContext(db, { me: loggedIn(person) });
  await Promise.all([1, 2, 3].map(() => writeToOffice(applicant, text)));
  const [thread] = await db.select().from(threads);
  const { id: threadId = "", revision = 0 } = thread ?? {};
  const answer = { threadId, revision, text: "Answer", isDone: false };
  const ends = await Promise.allSettled([
    ...[1, 2, 3].map(() => answerThread(aContext(db, { me }), answer)),
    ...[1, 2, 3].map(() => writeToApplicant(aContext(db, { me }), text)),
    ...[1, 2, 3].map(() => writeToOffice(applicant, text)),
  ]);
  expect(countWins(ends.slice(0, 3))).toBeLessThanOrEqual(1);
  expect(ends.slice(3).map(({ status }) => status)).toEqual(Array(6).fill("fulfilled"));
  expect(await db.$count(dossierMessages)).toBe(9 + countWins(ends.slice(0, 3)));
  expect(await db.$count(threads)).toBe(1);
});
