import { withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { mailMessage } from "#server/actions/dossier-mail.ts";
import { sendMail } from "#server/actions/mail.ts";
import { tellBounce } from "#server/actions/mail-bounce.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { type Mailer, MailRefused } from "#server/platform/mail/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const refusing: Mailer = {
  send: () => Promise.reject(new MailRefused("The recipient was refused.")),
  close: () => {},
};

/** Sends all queued mails to a mail server that refuses them, and runs the jobs that follow. */
async function bounceAll(fund: Fund): Promise<void> {
  const settings = await getFundSettings(fund.db);
  const queued = await fund.db.select({ id: mails.id }).from(mails).where(eq(mails.state, "queued"));
  for (const { id } of queued) await sendMail(fund.context(null), refusing, settings, id).catch(() => null);
  const bounceJobs = await fund.db.select().from(jobs).where(eq(jobs.kind, "tellBounce"));
  for (const { payload } of bounceJobs) await tellBounce(fund.context(null), payload as { number: string });
  await fund.db.delete(jobs);
}

const readBounceMails = async (fund: Fund) =>
  (await fund.db.select().from(mails).where(eq(mails.template, "dossier-bounced")).orderBy(mails.queuedAt)).map(
    ({ recipient, isConfidential }) => ({ recipient, isConfidential }),
  );

async function aTeam(fund: Fund) {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const deputy = await anOfficer(fund.db, "committee", "deputy");
  const coordinator = await anOfficer(fund.db, "coordinator");
  return { chair, deputy, coordinator };
}

test("coordinators hear that a mail to an applicant was refused, once a day", async ({ fund }) => {
  const { chair, deputy, coordinator } = await aTeam(fund);
  const dossier = await aJudgedDossier(fund.db, [chair, deputy]);
  await withdrawOnBehalf(fund.context(coordinator), { dossierId: dossier.id, reason: "Vroeg het zelf." });
  await bounceAll(fund);
  expect(await readBounceMails(fund)).toEqual([{ recipient: coordinator.email, isConfidential: false }]);
  const [mail] = await fund.db.select().from(mails).where(eq(mails.template, "dossier-bounced"));
  expect(JSON.stringify(mail?.values)).not.toContain(dossier.number);
  const message = { dossier, isFromOffice: true, threadId: dossier.id };
  await mailMessage(fund.context(null), message);
  await bounceAll(fund);
  expect(await readBounceMails(fund)).toHaveLength(1);
});

test("a refused mail about a confidential dossier is told to the chair alone, or to the deputy instead", async ({
  fund,
}) => {
  const { chair, deputy } = await aTeam(fund);
  const dossier = await aJudgedDossier(fund.db, [chair, deputy], { confidential: "yes" });
  const message = { dossier, isFromOffice: true, threadId: dossier.id };
  await mailMessage(fund.context(null), message);
  await bounceAll(fund);
  expect(await readBounceMails(fund)).toEqual([{ recipient: chair.email, isConfidential: true }]);

  await aDeclaration(fund.db, { dossierId: dossier.id, personId: chair.id, answer: "involved" });
  fund.now = new Date(fund.now.getTime() + 25 * 3_600_000);
  await mailMessage(fund.context(null), message);
  await bounceAll(fund);
  expect((await readBounceMails(fund)).at(-1)).toEqual({ recipient: deputy.email, isConfidential: true });
});

test("a mail that names no dossier bounces without telling anyone", async ({ fund }) => {
  const { chair, deputy } = await aTeam(fund);
  const dossier = await aJudgedDossier(fund.db, [chair, deputy]);
  await mailMessage(fund.context(null), { dossier, isFromOffice: false, threadId: dossier.id });
  await bounceAll(fund);
  expect(await readBounceMails(fund)).toEqual([]);
});

test("the open dossier shows a refused mail to those who take care of it, until a later one arrives", async ({
  fund,
}) => {
  const { chair, deputy, coordinator } = await aTeam(fund);
  const applicantId = (await aPerson(fund.db)).id;
  const ordinary = await aJudgedDossier(fund.db, [chair, deputy], { applicantId });
  const confidential = await aJudgedDossier(fund.db, [chair, deputy], { applicantId, confidential: "yes" });
  const query = `query ($id: ID!) { officeDossier(id: $id) { hasUndeliveredMail } }`;
  const seenBy = async (me: Me, { id }: { id: string }) => {
    const { data } = await fund.ask(me, query, { id });
    return (data as { officeDossier: { hasUndeliveredMail: boolean | null } }).officeDossier.hasUndeliveredMail;
  };
  const message = { isFromOffice: true, threadId: confidential.id };
  await mailMessage(fund.context(null), { ...message, dossier: confidential });
  await bounceAll(fund);
  expect(await seenBy(chair, confidential)).toBe(true);
  for (const other of [deputy, coordinator]) expect(await seenBy(other, confidential)).toBeNull();
  // An ordinary dossier of the same person tells nothing about it.
  expect(await seenBy(coordinator, ordinary)).toBe(false);

  await mailMessage(fund.context(null), { ...message, dossier: ordinary });
  await bounceAll(fund);
  expect(await seenBy(coordinator, ordinary)).toBe(true);
  fund.now = new Date(fund.now.getTime() + 60_000);
  await mailMessage(fund.context(null), { ...message, dossier: ordinary });
  await arrivedMails(fund);
  expect(await seenBy(coordinator, ordinary)).toBe(false);
});
