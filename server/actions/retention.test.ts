import { randomUUID } from "node:crypto";
import { type ConsentChoices, consentCategories } from "#domain/consent.ts";
import { monthsBefore, type Retention, usualRetention } from "#domain/retention.ts";
import { countTry } from "#server/actions/limit.ts";
import { queueMail } from "#server/actions/mail.ts";
import { forgetOld, forgetOldTonight } from "#server/actions/retention.ts";
import { storeSettings } from "#server/actions/setting.ts";
import { eq } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { consents } from "#server/database/tables/consent.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";
import { jobs } from "#server/database/tables/job.ts";
import { limits } from "#server/database/tables/limit.ts";
import { logins } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { sessions } from "#server/database/tables/session.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";
import { anOffer, anOfficer } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aMove, aStoredDossier, aStoredFile } from "#test/stored-dossier.ts";

const aDay = 86_400_000;

test("deletes records after their retention time, and no earlier", async ({ fund }) => {
  const { db } = fund;
  const end = monthsBefore(fund.now, usualRetention.messages).getTime();
  const moments = { old: new Date(end - aDay), young: new Date(end + aDay) };
  const { id: offerId } = await anOffer(db);
  for (const [name, moment] of Object.entries(moments)) {
    const helper = { offerId, name, email: "els@example.be", text: "Ik help", language: "nl" as const };
    await db.insert(volunteers).values({ id: randomUUID(), ...helper, offeredAt: moment });
    const message = { topic: "question" as const, email: "els@example.be", text: "Hallo", language: "nl" as const };
    await db.insert(messages).values({ id: randomUUID(), ...message, name, sentAt: moment });
    await db.insert(consents).values({
      id: randomUUID(),
      choices: Object.fromEntries(consentCategories.map((category) => [category, false])) as ConsentChoices,
      language: "nl",
      givenAt: moment,
    });
    await db.insert(pledges).values({
      id: randomUUID(),
      reference: name === "old" ? "000000000101" : "000000000202",
      amountInCents: 25_00,
      name,
      email: "els@example.be",
      language: "nl",
      pledgedAt: moment,
    });
    const job = { kind: "sendLoginCode", payload: { email: "els@example.be" }, runAt: moment };
    await db.insert(jobs).values([
      { id: randomUUID(), ...job, key: `${name} failed`, failedAt: moment },
      { id: randomUUID(), ...job, key: `${name} waits` },
    ]);
  }
  await forgetOld(fund.context(null), { ...usualRetention, logins: usualRetention.messages });

  const remainingJobs = await db.select({ key: jobs.key }).from(jobs);
  expect(remainingJobs.map(({ key }) => key).sort()).toEqual(["old waits", "young failed", "young waits"]);
  expect(await db.select({ name: messages.name }).from(messages)).toEqual([{ name: "young" }]);
  expect(await db.select({ name: volunteers.name }).from(volunteers)).toEqual([{ name: "young" }]);
  expect(await db.$count(consents)).toBe(1);
  const gifts = await db.select({ name: pledges.name, email: pledges.email }).from(pledges).orderBy(pledges.pledgedAt);
  expect(gifts).toEqual([
    { name: null, email: null },
    { name: "young", email: "els@example.be" },
  ]);
});

test("keeps a mail that was never sent, and deletes a limit that is over", async ({ fund }) => {
  const { db } = fund;
  await db.delete(mails);
  await queueMail(fund.context(null), {
    template: "operator-test",
    recipient: "els@example.be",
    language: "nl",
    values: { address: "https://fund.example" },
  });
  await countTry(fund.context(null), { key: "test", most: 2, minutes: 10 });
  fund.now = new Date(fund.now.getTime() + 400 * aDay);
  await forgetOld(fund.context(null), usualRetention);
  expect(await db.$count(limits)).toBe(0);
  expect(await db.$count(mails)).toBe(1);
  await db.update(mails).set({ state: "failed" });
  await forgetOld(fund.context(null), usualRetention);
  expect(await db.$count(mails)).toBe(0);
});

test("deletes login requests after six months, and sessions once they have ended", async ({ fund }) => {
  const { db } = fund;
  const { id: personId } = await anOfficer(fund);
  const request = { personId, isRemembered: false, language: "nl" as const, expiresAt: fund.now };
  const end = monthsBefore(fund.now, usualRetention.logins).getTime();
  for (const askedAt of [new Date(end - aDay), new Date(end + aDay)])
    await db.insert(logins).values({ id: randomUUID(), ...request, askedAt });
  await forgetOld(fund.context(null), usualRetention);
  expect(await db.select({ askedAt: logins.askedAt }).from(logins)).toEqual([{ askedAt: new Date(end + aDay) }]);
  expect(await db.$count(sessions)).toBe(1);
  fund.now = new Date(fund.now.getTime() + 31 * aDay);
  await forgetOld(fund.context(null), usualRetention);
  expect(await db.$count(sessions)).toBe(0);
});

test("deletes dossiers and their files after the time of their kind, and never a pending one", async ({ fund }) => {
  const { db } = fund;
  const old = new Date("2010-01-01T00:00:00Z");
  const endedKinds = [
    ["draft", "drafts", "external"],
    ["declined", "declined", "external"],
    ["declined", "declinedRequests", "internal"],
    ["not_elected", "declined", "external"],
    ["withdrawn", "withdrawn", "internal"],
    ["withdrawn", "withdrawn", "external"],
    ["paid", "paid", "internal"],
    ["reported", "paid", "external"],
  ] as const;
  const expected: string[] = [];
  for (const [state, kind, type] of endedKinds)
    for (const days of [-1, 1]) {
      const changedAt = new Date(monthsBefore(fund.now, usualRetention[kind]).getTime() + days * aDay);
      const dossier = await aStoredDossier(db, {
        type,
        state,
        begunAt: old,
        changedAt: changedAt,
        sentAt: state === "draft" ? null : old,
      });
      // For a reported project, the time starts at the payment.
      if (state !== "draft") await aMove(db, dossier, { to: state === "reported" ? "paid" : state, at: changedAt });
      if (state === "reported") await aMove(db, dossier, { to: "reported", at: fund.now });
      await aStoredFile(db, dossier.id, { name: "x.pdf" });
      if (days > 0) expected.push(dossier.id);
    }
  for (const state of [
    "submitted",
    "incomplete",
    "in_review",
    "shortlisted",
    "selected",
    "winner",
    "agreement",
  ] as const)
    expected.push((await aStoredDossier(db, { state, begunAt: old })).id);
  await forgetOld(fund.context(null), usualRetention);
  const remainingDossiers = await db.select({ id: dossiers.id }).from(dossiers);
  expect(remainingDossiers.map(({ id }) => id).sort()).toEqual(expected.sort());
  expect(await db.$count(files)).toBe(endedKinds.length);
});

test.for([
  { declined: 24, declinedRequests: 12, remaining: "external" },
  { declined: 12, declinedRequests: 24, remaining: "internal" },
])("of dossiers declined 18 months ago, the $remaining one stays", async ({ remaining, ...months }, { fund }) => {
  const { db, now } = fund;
  const at = monthsBefore(now, 18);
  for (const type of ["external", "internal"] as const) {
    const dossier = await aStoredDossier(db, { type, state: "declined", begunAt: at, changedAt: at, sentAt: at });
    await aMove(db, dossier, { to: "declined", at });
  }
  await forgetOld(fund.context(null), { ...usualRetention, ...months });
  expect(await db.select({ type: dossiers.type }).from(dossiers)).toEqual([{ type: remaining }]);
});

test("keeps records of a kind that the settings do not name for the usual time", async ({ fund }) => {
  await storeSettings(fund, { retention: { messages: 3 } as Retention });
  expect((await getFundSettings(fund.db)).retention).toEqual({ ...usualRetention, messages: 3 });
});

test("runs once a night at three in Brussels, however many processes plan it", async ({ fund }) => {
  fund.now = new Date("2026-07-01T12:00:00Z");
  await forgetOldTonight(fund.context(null));
  await forgetOldTonight(fund.context(null));
  const waiting = await fund.db.select().from(jobs).where(eq(jobs.kind, "forgetOld"));
  expect(waiting.map(({ runAt }) => runAt)).toEqual([new Date("2026-07-02T01:00:00Z")]);
});
