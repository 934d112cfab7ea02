import {
  mailHandOver,
  mailHandOverComplete,
  mailLateAccess,
  mailMessage,
  mailMove,
  mailSubmission,
} from "#server/actions/dossier-mail.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers, handOvers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { anOfficer } from "#test/decision.ts";
import { aCall, aPerson, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { readPages } from "#test/pdf.ts";
import { aDeclaration, aMove, aSentVersion, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";

const closes = new Date("2026-11-30T23:00:00Z");

/** Makes a submitted project for an open call. */
async function aSentProject(fund: Fund, { confidential = "no", ...person }: { confidential?: string } & Person = {}) {
  const applicant = await aPerson(fund.db, { language: "nl", ...person });
  const call = await aCall(fund.db, { submissionsClose: closes, votingOpens: null, votingCloses: null });
  return aStoredDossier(fund.db, {
    applicantId: applicant.id,
    callId: call.id,
    state: "submitted",
    answers: { confidential, email: "thuis@voorbeeld.example" },
  });
}
type Person = Parameters<typeof aPerson>[1];

/** Lists the values that the rows of waiting mails keep. */
const storedMails = async (fund: Fund) => JSON.stringify(await fund.db.select().from(mails));

test("confirms a dossier with its number, the end of changes and a copy, in the language the applicant chose", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const dossier = await aSentProject(fund, { chosenLanguage: "fr" });
  await mailSubmission(fund.context(null), { dossier, version: { version: 1 } });
  expect(await storedMails(fund)).not.toContain("Snoezeltuin");
  const [mail] = await arrivedMails(fund);
  expect(mail).toMatchObject({ language: "fr", subject: "Nous avons bien reçu votre dossier" });
  expect(mail?.text).toContain(dossier.number);
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain("jusqu’au 30 novembre 2026 inclus, 23:59");
  expect(mail?.text).toContain(`https://samen.example/fr/account/dossiers/${dossier.id}`);
  const [copy, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ filename: `dossier-${dossier.number}.pdf`, mimeType: "application/pdf" });
  expect(readPages(new Uint8Array(copy?.content as ArrayBuffer)).join("\n")).toContain("Snoezeltuin");
});

test("the copy has the version that was confirmed, also after a later one", async ({ fund }) => {
  const dossier = await aSentProject(fund);
  await mailSubmission(fund.context(null), { dossier, version: { version: 1 } });
  await aSentVersion(fund.db, dossier, { ...storedAnswers.external, title_of_the_project: "Iets anders" });
  const [mail] = await arrivedMails(fund);
  const [copy] = mail?.attachments ?? [];
  expect(readPages(new Uint8Array(copy?.content as ArrayBuffer)).join("\n")).not.toContain("Iets anders");
});

test("a mail contains nothing that became confidential or was deleted before it is sent", async ({ fund }) => {
  const [keptProject, deletedProject] = [await aSentProject(fund), await aSentProject(fund)];
  for (const dossier of [keptProject, deletedProject])
    await mailSubmission(fund.context(null), { dossier, version: { version: 1 } });
  const event = await aMove(fund.db, keptProject, { to: "declined", reason: "Het bestuur twijfelt." });
  await mailMove(fund.context(null), { dossier: keptProject, event });
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, keptProject.id));
  await fund.db.delete(dossiers).where(eq(dossiers.id, deletedProject.id));
  const arrived = await arrivedMails(fund);
  expect(arrived).toHaveLength(2);
  for (const { text, attachments } of arrived) {
    expect(text).toContain(keptProject.number);
    expect(text).not.toContain("twijfelt");
    expect(attachments).toEqual([]);
  }
  expect(await fund.db.select({ state: mails.state }).from(mails).where(eq(mails.state, "too_late"))).toHaveLength(1);
});

const secretWords =
  /Snoezeltuin|Wilgentuin|kelder|herstelling|Lotte|Vermeulen|statuten|steun|hulp|help|support|aide|soutien|intern|vertrouwelijk|confiden|toegekend|accord|granted|declined|project/i;

for (const language of ["nl", "en", "fr"] as const)
  test(`mails in ${language} about a confidential dossier contain a number and a link and nothing more`, async ({
    fund,
  }) => {
    const applicant = await aPerson(fund.db, { language, firstname: "Lotte", lastname: "Vermeulen" });
    const own = { applicantId: applicant.id, state: "submitted", completeBy: closes } as const;
    const all = [
      await aStoredDossier(fund.db, { ...own, type: "internal" }),
      await aStoredDossier(fund.db, { ...own, answers: { confidential: "yes" } }),
    ];
    for (const dossier of all) {
      await mailSubmission(fund.context(null), { dossier, version: { version: 1 } });
      for (const to of ["incomplete", "declined", dossier.type === "internal" ? "granted" : "selected"] as const) {
        const event = await aMove(fund.db, dossier, { to, reason: "De statuten ontbreken." });
        await mailMove(fund.context(null), { dossier, event });
      }
      await mailMessage(fund.context(null), { dossier, isFromOffice: true, threadId: "a-thread" });
    }
    const arrived = await arrivedMails(fund);
    expect(arrived).toHaveLength(10);
    for (const { subject, text = "", html = "", attachments } of arrived) {
      const numbers = all.filter(({ number }) => text.includes(String(number)));
      expect(numbers).toHaveLength(1);
      expect(text).toContain(`/account/dossiers/${numbers[0]?.id}`);
      // The page's head is the same in every mail.
      const body = html.slice(html.indexOf("<body"));
      for (const content of [subject, text, body]) expect(content).not.toMatch(secretWords);
      expect(attachments).toEqual([]);
    }
  });

test("a mail about a non-confidential dossier gives its state, what that means and the reason", async ({ fund }) => {
  const dossier = await aSentProject(fund);
  const event = await aMove(fund.db, dossier, {
    to: "declined",
    reason: "Het begint pas over twee jaar.\nProbeer later.",
  });
  await mailMove(fund.context(null), { dossier, event });
  expect(await storedMails(fund)).not.toContain("twee jaar");
  const [mail] = await arrivedMails(fund);
  expect(mail?.subject).toBe("Er is nieuws over je dossier");
  expect(mail?.text).toContain("Niet toegekend");
  expect(mail?.text).toContain("> Het begint pas over twee jaar.\n> Probeer later.");
});

test("the mail about a withdrawal calls the reason the applicant's own", async ({ fund }) => {
  const dossier = await aSentProject(fund);
  const event = await aMove(fund.db, dossier, { to: "withdrawn", reason: "We vonden zelf het geld." });
  await mailMove(fund.context(null), { dossier, event });
  const [mail] = await arrivedMails(fund);
  expect(mail?.text).toContain("Je schreef erbij:");
  expect(mail?.text).not.toContain("Het fonds schreef");
});

test("a request for completion gives the date and quotes the missing parts", async ({ fund }) => {
  const dossier = { ...(await aSentProject(fund)), completeBy: closes };
  const event = await aMove(fund.db, dossier, { to: "incomplete", reason: "De statuten ontbreken." });
  await mailMove(fund.context(null), { dossier, event });
  const [mail] = await arrivedMails(fund);
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain("tot en met 30 november 2026, 23:59");
  expect(mail?.text).toContain("> De statuten ontbreken.");
});

test("applicants without a mailbox get mails at the address they typed, and nobody gets mails at an address they lost", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const typed = await aSentProject(fund, { email: null });
  const leaversProject = await aSentProject(fund, { email: "oud@amandel.example", leftAt: fund.now });
  const companys = await aPerson(fund.db, { email: "weg@amandel.example", leftAt: fund.now });
  const without = await aPerson(fund.db, { email: null });
  const silent = [
    await aStoredDossier(fund.db, { applicantId: companys.id, answers: { email: "Weg@amandel.example" } }),
    await aStoredDossier(fund.db, { applicantId: without.id }),
  ];
  for (const dossier of [typed, leaversProject, ...silent]) {
    await mailSubmission(fund.context(null), { dossier, version: { version: 1 } });
    await mailHandOverComplete(fund.context(null), { dossier });
  }
  const recipients = (await arrivedMails(fund)).map(({ to }) => to);
  expect(recipients).toEqual(Array.from({ length: 4 }, () => "thuis@voorbeeld.example"));
});

test("an organisation reads who asks for what and until when, and its answer goes to that person; the row keeps no name", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const anna = await aPerson(fund.db, { firstname: "Anna", lastname: "Peeters" });
  const dossier = await aStoredDossier(fund.db, { applicantId: anna.id });
  const made = { madeAt: fund.now, expiresAt: new Date("2026-12-15T09:00:00Z") };
  await fund.db.insert(handOvers).values({ dossierId: dossier.id, tokenHash: "hash", ...made });
  const email = "penningmeester@wilgentuin.example";
  await mailHandOver(fund.context(null), { dossier, email, language: "nl", token: "de-sleutel" });
  expect(await storedMails(fund)).not.toMatch(/Anna Peeters|Wilgentuin vzw/);
  const [mail] = await arrivedMails(fund);
  expect(mail).toMatchObject({ to: email, replyTo: [anna.email], subject: "Vul de gegevens van je organisatie in" });
  for (const words of ["Anna Peeters", "De Wilgentuin vzw", "Amandel Sociaal Fonds", "15 december 2026, 09:59"])
    expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(words);
  expect(mail?.text).toContain("https://samen.example/hand-over?token=de-sleutel");
});

test("tells the office that someone wrote, but not about which dossier", async ({ fund }) => {
  const { email } = await theSettings(fund.db);
  const dossier = await aSentProject(fund);
  await mailMessage(fund.context(null), { dossier, isFromOffice: false, threadId: "a-thread" });
  const [mail] = await arrivedMails(fund);
  expect(mail?.to).toBe(email);
  expect(mail?.text).toContain("https://samen.example/office/inbox?open=a-thread");
  for (const content of [mail?.subject, mail?.text, mail?.html]) {
    expect(content).not.toContain(dossier.number);
    expect(content).not.toContain(dossier.id);
  }
});

test("tells the members who handle a confidential dossier that someone wrote, and until then those who declare", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const [reader, undeclared] = [await anOfficer(fund.db, "committee"), await anOfficer(fund.db, "committee")];
  await anOfficer(fund.db, "coordinator");
  const involved = await anOfficer(fund.db, "committee");
  const dossier = await aStoredDossier(fund.db, { type: "internal", state: "submitted" });
  const answers = [
    [reader, null],
    [undeclared, null],
    [involved, "involved"],
  ] as const;
  for (const [{ id: personId }, answer] of answers)
    await aDeclaration(fund.db, { dossierId: dossier.id, personId, answer });
  const write = async () => {
    await fund.db.delete(mails);
    await mailMessage(fund.context(null), { dossier, isFromOffice: false, threadId: "a-thread" });
    return arrivedMails(fund);
  };
  const before = await write();
  expect(before.map(({ to }) => to).sort()).toEqual([reader.email, undeclared.email].sort());
  for (const { text } of before) expect(text).toContain(`/office/dossiers?open=${dossier.id}`);

  await aDeclaration(fund.db, { dossierId: dossier.id, personId: reader.id, answer: "none" });
  const after = await write();
  expect(after.map(({ to }) => to)).toEqual([reader.email]);
  expect(after[0]?.text).toContain("/office/inbox?open=a-thread");
  for (const mail of [...before, ...after])
    for (const content of [mail.subject, mail.text, mail.html]) expect(content).not.toContain(String(dossier.number));
});

test("does not mail extra time that has ended", async ({ fund }) => {
  const late = { email: "anna@amandel.example", language: "en", token: "the-key" } as const;
  await mailLateAccess(fund.context(null), { ...late, until: new Date(fund.now.getTime() + 3_600_000) });
  await mailLateAccess(fund.context(null), { ...late, until: new Date(fund.now.getTime() - 1), token: "over" });
  const arrived = await arrivedMails(fund);
  expect(arrived.map(({ to }) => to)).toEqual([late.email]);
  expect(arrived[0]?.text).toContain("https://samen.example/en/submit-a-project?late=the-key");
});
