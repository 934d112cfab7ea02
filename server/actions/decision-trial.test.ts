import { editLetter } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { sendLetterTrial } from "#server/actions/decision-trial.ts";
import { writeMailText } from "#server/actions/mail-text-change.ts";
import { eq } from "#server/database/drizzle.ts";
import { mails } from "#server/database/tables/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { anAwardedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const refusal = (code: string) => ({ problem: { code } });

test("someone of the office gets the letter of a decision as its applicant would, and nobody else does", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const { id: dossierId, number } = await anAwardedDossier({ ...fund.context(chair), me: chair }, { language: "fr" });
  const letters = { fr: "Bonne nouvelle\n\nVotre projet {title} reçoit {amount}." };
  await editLetter(fund.context(coordinator), { dossierId, revision: 1, reasons: {}, letters });
  await sendLetterTrial(fund.context(coordinator), { dossierId });
  // The row of the mail only points to the letter.
  const [row] = await fund.db.select().from(mails).where(eq(mails.template, "letter-trial"));
  expect(JSON.stringify(row?.values)).not.toContain("Bonne");
  const [mail, ...others] = await arrivedMails(fund);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(coordinator.email);
  expect(mail?.text).toMatch(/Bonne nouvelle[\s\S]*reçoit 100[^{}]*\./);
  expect(mail?.text).toContain(number);
  expect((await readDecided(fund.db, dossierId)).state).toBe("in_review");
});

test("the fund writes the subject of a letter's mail, and what comes before the letter", async ({ fund }) => {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const values = { "subject.nl": "Nieuws van het fonds", "body.nl": "Bedankt voor {number}." };
  await writeMailText(fund.context(coordinator), { key: "dossier-decided", revision: 0, values });
  const { id: dossierId, number } = await anAwardedDossier({ ...fund.context(chair), me: chair });
  await releaseDecisions(fund.context(coordinator), { dossierIds: [dossierId] });
  const [mail] = await arrivedMails(fund);
  expect(mail?.subject).toBe("Nieuws van het fonds");
  expect(mail?.text).toMatch(new RegExp(`Bedankt voor ${number}\\.[\\s\\S]*Snoezeltuin`));
});

test("refuses the letter of a confidential or released decision, and readers who may not see it", async ({ fund }) => {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const stranger = await anOfficer(fund.db, "committee");
  const inChair = { ...fund.context(chair), me: chair };
  const confidential = await anAwardedDossier(inChair, { confidential: "yes" });
  const ordinary = await anAwardedDossier(inChair);
  const send = (me: typeof chair, { id: dossierId }: { id: string }) =>
    sendLetterTrial(fund.context(me), { dossierId });
  await expect(send(chair, confidential)).rejects.toMatchObject(refusal("decision.notByMail"));
  await expect(send(coordinator, confidential)).rejects.toMatchObject(refusal("permission.denied"));
  await expect(send(stranger, ordinary)).rejects.toMatchObject(refusal("dossier.unknown"));
  await expect(send({ ...coordinator, email: null }, ordinary)).rejects.toMatchObject(refusal("mail.noAddress"));

  // A letter that leaves while its trial waits is not tried any more.
  await send(coordinator, ordinary);
  await releaseDecisions(fund.context(coordinator), { dossierIds: [ordinary.id] });
  await expect(send(coordinator, ordinary)).rejects.toMatchObject(refusal("decision.unknown"));
  expect((await arrivedMails(fund)).map(({ to }) => to)).not.toContain(coordinator.email);
});
