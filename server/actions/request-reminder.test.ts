import { saveDossier, sendDossier } from "#server/actions/dossier.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { remindOfRequests } from "#server/actions/request-reminder.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { mails } from "#server/database/tables/mail.ts";
import type { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aJudgedDossier, anOfficer } from "#test/decision.ts";
import { anInternalDossier } from "#test/dossiers.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const applicantsWorkplace = { branch: "brussel", department: "marketing" } as const;

/** A member of the committee who works where no applicant of these tests does. */
async function aMember({ db, now }: Fund, values: Partial<typeof people.$inferInsert> = {}): Promise<Me> {
  const person = await aPerson(db, { lastname: "Zonder", ...values });
  await db.insert(personRoles).values({ personId: person.id, role: "committee", givenAt: now });
  return loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
}

async function askForHelp(fund: Fund, applicant: Me, notReadBy = "") {
  const { id: dossierId } = await anInternalDossier(fund.context(applicant), { not_read_by: notReadBy });
  return sendDossier(fund.context(applicant), { dossierId });
}

test("members hear in the morning that something waits, once of each request that they may judge", async ({ fund }) => {
  await theSettings(fund.db, { humanResources: ["human_resources"] });
  const [reader, named] = [await aMember(fund), await aMember(fund)];
  await aMember(fund, { department: "human_resources" });
  const applicant = await aMember(fund, { lastname: "Aerts", ...applicantsWorkplace });
  const colleague = loggedIn(await aPerson(fund.db, { lastname: "Baert", ...applicantsWorkplace }));
  const heard = async () => {
    const rows = await fund.db.select().from(mails).where(eq(mails.template, "request-reminder"));
    expect(rows.filter(({ isConfidential }) => !isConfidential)).toEqual([]);
    return rows.map(({ recipient }) => recipient).toSorted();
  };
  const addresses = (...members: Me[]) => members.map(({ email }) => email).toSorted();
  const nextMorning = async () => {
    fund.now = new Date(fund.now.getTime() + 86_400_000);
    for (const _run of [1, 2]) await remindOfRequests(fund.context(null));
  };

  // Members of human resources, somebody whom the applicant names, and the applicant hear nothing.
  const { number } = await askForHelp(fund, applicant, named.id);
  expect(await heard()).toEqual([]);
  await nextMorning();
  expect(await heard()).toEqual(addresses(reader));
  // The applicant works with the next one. Two requests of one day are one mail.
  const { id: dossierId } = await askForHelp(fund, colleague);
  await askForHelp(fund, colleague);
  await nextMorning();
  expect(await heard()).toEqual(addresses(reader, reader, named));
  // A changed version of the same request is no news.
  const changes = { troubles: "Intussen kwam er een rekening bij." };
  await saveDossier(fund.context(colleague), { dossierId, basedOn: 99, changes });
  await sendDossier(fund.context(colleague), { dossierId });
  await nextMorning();
  expect(await heard()).toHaveLength(3);

  const arrived = (await arrivedMails(fund)).filter(({ to }) => to === reader.email);
  expect(arrived.map(({ subject }) => subject)).toEqual(Array(2).fill("Er wacht iets op je in het kantoor"));
  for (const { subject, text, html } of arrived)
    expect(`${subject} ${text} ${html}`).not.toMatch(new RegExp(`aanvra|steun|dossier|Aerts|Baert|${number}`, "i"));
});

test("members are reminded once of a request whose term ends, without a word about it", async ({ fund }) => {
  await theSettings(fund.db);
  const [ready, undeclared, aside, done] = [
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
  ];
  const sentAt = new Date("2026-11-02T09:00:00Z");
  const request = await aJudgedDossier(fund.db, [ready, done], { type: "internal", sentAt });
  const on = { dossierId: request.id };
  await aDeclaration(fund.db, { ...on, personId: undeclared.id, answer: null, nameShownAt: null });
  await aDeclaration(fund.db, { ...on, personId: aside.id, answer: "involved" });
  await giveOpinion(fund.context(done), { ...on, amountInCents: 500_00 });
  await remindOfRequests(fund.context(null));
  // They hear that it came in.
  const readers = [ready.email, undeclared.email].toSorted();
  expect((await arrivedMails(fund)).map(({ to }) => to).toSorted()).toEqual(readers);

  fund.now = new Date("2026-11-22T09:00:00Z");
  for (const _run of [1, 2]) await remindOfRequests(fund.context(null));
  const arrived = await arrivedMails(fund);
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(readers);
  for (const { subject, text } of arrived) {
    expect(`${subject} ${text}`).not.toContain(request.number);
    expect(`${subject} ${text}`).not.toMatch(/aanvra|steun/i);
  }
});
