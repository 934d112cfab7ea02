import { atBrussels } from "#domain/brussels-time.ts";
import { remindNextTime, remindOfDrafts } from "#server/actions/dossier-reminder.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

/** A call that closes at midnight, in the week in which the clocks of Brussels go back. */
const aClosingCall = (fund: Fund) =>
  aCall(fund.db, { submissionsClose: atBrussels("2026-10-26T00:00"), votingOpens: null, votingCloses: null });

/** Runs the job at these moments, and returns who got a mail. */
async function reminded(fund: Fund, ...moments: string[]): Promise<string[]> {
  await fund.db.delete(mails);
  for (const moment of moments) {
    fund.now = atBrussels(moment);
    await remindOfDrafts(fund.context(null));
  }
  const queued = await fund.db.select({ recipient: mails.recipient }).from(mails);
  return queued.map(({ recipient }) => recipient).sort();
}

const mornings = (...days: number[]) => days.map((day) => `2026-10-${day}T08:00`);

test("reminds people with drafts once seven days and once one day before the last day, however many drafts they have", async ({
  fund,
}) => {
  await aClosingCall(fund);
  const anna = await aPerson(fund.db, { email: "anna@amandel.example", chosenLanguage: "fr" });
  for (let drafts = 0; drafts < 3; drafts++) await aStoredDossier(fund.db, { applicantId: anna.id });
  expect(await reminded(fund, ...mornings(15, 16, 17))).toEqual([]);
  expect(await reminded(fund, ...mornings(18, 18, 19, 20, 21, 22, 23))).toEqual(["anna@amandel.example"]);
  expect(await reminded(fund, ...mornings(24, 24, 25))).toEqual(["anna@amandel.example"]);
  expect(await reminded(fund, ...mornings(26, 27))).toEqual([]);
});

test("a reminder gives the closing date and a link, and repeats nothing from the draft", async ({ fund }) => {
  await aClosingCall(fund);
  const anna = await aPerson(fund.db, { language: "en" });
  await aStoredDossier(fund.db, { applicantId: anna.id });
  await reminded(fund, "2026-10-18T08:00");
  const [mail] = await arrivedMails(fund);
  expect(mail).toMatchObject({ language: "en", to: anna.email, subject: "Your dossier has not been submitted yet" });
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(
    "You can submit it until and including 25 October 2026, 23:59.",
  );
  expect(mail?.text).toContain("https://samen.example/en/submit-a-project\n");
  expect(mail?.text).not.toMatch(/Snoezeltuin|Wilgentuin|Lotte/);
});

test("sends no reminder for a submitted dossier, a request for oneself, a later draft, or an applicant without an address", async ({
  fund,
}) => {
  const { id: callId } = await aClosingCall(fund);
  const email = (name: string) => ({ email: `${name}@amandel.example` });
  const own = async (person: Parameters<typeof aPerson>[1]) => ({ applicantId: (await aPerson(fund.db, person)).id });
  await aStoredDossier(fund.db, { ...(await own(email("sent"))), state: "submitted", callId });
  await aStoredDossier(fund.db, { ...(await own(email("help"))), type: "internal" });
  await aStoredDossier(fund.db, { ...(await own(email("late"))), begunAt: atBrussels("2026-10-18T08:01") });
  await aStoredDossier(fund.db, { ...(await own({ ...email("left"), leftAt: fund.now })) });
  await aStoredDossier(fund.db, { ...(await own({ email: null })) });
  await aStoredDossier(fund.db, { ...(await own({ email: null })), answers: { email: "thuis@voorbeeld.example" } });
  expect(await reminded(fund, ...mornings(18, 19))).toEqual(["thuis@voorbeeld.example"]);
  // People who began in the last week get the reminder of the day before.
  expect(await reminded(fund, ...mornings(24))).toEqual(["late@amandel.example", "thuis@voorbeeld.example"]);
});

test("sends no reminder for a draft that is submitted while the mail waits", async ({ fund }) => {
  await aClosingCall(fund);
  const drafts = [await aStoredDossier(fund.db), await aStoredDossier(fund.db)];
  expect(await reminded(fund, "2026-10-24T08:00")).toHaveLength(2);
  const sentValues = {
    state: "submitted",
    number: "2026-SENT",
    sentAt: fund.now,
    type: "internal",
    isConfidential: true,
  } as const;
  await fund.db
    .update(dossiers)
    .set(sentValues)
    .where(eq(dossiers.id, drafts[0]?.id ?? ""));
  expect(await arrivedMails(fund)).toHaveLength(1);
});

test("never sends a reminder after the call has closed", async ({ fund }) => {
  await aClosingCall(fund);
  await aStoredDossier(fund.db);
  await reminded(fund, "2026-10-24T08:00");
  fund.now = atBrussels("2026-10-26T00:01");
  expect(await arrivedMails(fund)).toEqual([]);
});

test("a new closing date moves the reminders, and nobody gets the same one twice", async ({ fund }) => {
  const { id } = await aClosingCall(fund);
  await aStoredDossier(fund.db);
  expect(await reminded(fund, ...mornings(18))).toHaveLength(1);
  await fund.db
    .update(calls)
    .set({ submissionsClose: atBrussels("2026-10-29T12:00") })
    .where(eq(calls.id, id));
  expect(await reminded(fund, ...mornings(22, 24, 27))).toEqual([]);
  expect(await reminded(fund, ...mornings(28))).toHaveLength(1);
});

test("a site that was down on the day sends its reminders when it is back", async ({ fund }) => {
  await aClosingCall(fund);
  await aStoredDossier(fund.db);
  expect(await reminded(fund, "2026-10-20T15:30")).toHaveLength(1);
  expect(await reminded(fund, "2026-10-25T22:00")).toHaveLength(1);
});

test("the job is planned once for all processes, at eight in Brussels, also on days of 25 hours", async ({ fund }) => {
  fund.now = atBrussels("2026-10-24T08:00");
  for (let process = 0; process < 2; process++) await remindNextTime(fund.context(null));
  const waiting = await fund.db.select().from(jobs).where(eq(jobs.kind, "remindOfDrafts"));
  expect(waiting.map(({ runAt }) => runAt)).toEqual([new Date("2026-10-25T07:00:00Z")]);
});
