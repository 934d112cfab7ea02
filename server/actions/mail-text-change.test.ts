import { languages } from "#domain/language.ts";
import { type MailTextKey, mailTextKeys, wordsOfMail } from "#domain/mail-text.ts";
import { queueMail, sendMail } from "#server/actions/mail.ts";
import { standardMailText } from "#server/actions/mail-standard.ts";
import { previewMailText, resetMailText, sendMailTrial, writeMailText } from "#server/actions/mail-text-change.ts";
import { eq } from "#server/database/drizzle.ts";
import { findMailText } from "#server/database/queries/mail-text.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { mails } from "#server/database/tables/mail.ts";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const anEditor = async (fund: Fund) => loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
const key: MailTextKey = "dossier-late-access";
const own = { "subject.nl": "Bijna te laat", "body.nl": "Nog even: {until}.\n\nWe helpen je graag." };

/** Sends all waiting mails and gives what left. */
async function sentMails(fund: Fund): Promise<OutgoingMail[]> {
  const outbox: OutgoingMail[] = [];
  const settings = await getFundSettings(fund.db);
  const mailer = { send: async (mail: OutgoingMail) => void outbox.push(mail) };
  for (const { id } of await fund.db.select().from(mails).where(eq(mails.state, "queued")))
    await sendMail(fund.context(null), mailer as never, settings, id);
  return outbox;
}

async function giveTime(fund: Fund, language: "nl" | "fr") {
  const until = new Date(fund.now.getTime() + 86_400_000).toISOString();
  const values = { until, address: "https://fonds.example/submit-a-project" };
  const recipient = "lotte@voorbeeld.example";
  await queueMail(fund.context(null), { template: "dossier-late-access", recipient, language, values });
}

test("a mail has the text of the fund, with its words filled in; another language has the standard text", async ({
  fund,
}) => {
  const me = await anEditor(fund);
  expect(await writeMailText(fund.context(me), { key, revision: 0, values: own })).toBe(true);
  await giveTime(fund, "nl");
  const [dutch] = await sentMails(fund);
  await giveTime(fund, "fr");
  const [french] = await sentMails(fund);
  expect(dutch?.subject).toBe("Bijna te laat");
  expect(dutch?.text).toMatch(/Nog even: .*\d/);
  expect(dutch?.text).toContain("We helpen je graag.");
  expect(dutch?.text).not.toContain("{");
  expect(french?.subject).toBe(standardMailText(key, "fr").subject);
});

test("after going back, the mail has the standard text again", async ({ fund }) => {
  const me = await anEditor(fund);
  await writeMailText(fund.context(me), { key, revision: 0, values: own });
  await expect(resetMailText(fund.context(me), { key, revision: 0 })).rejects.toMatchObject({
    problem: { code: "record.changed" },
  });
  await resetMailText(fund.context(me), { key, revision: 1 });
  expect(await findMailText(fund.db, key)).toBe(null);
  await giveTime(fund, "nl");
  expect((await sentMails(fund))[0]?.subject).toBe(standardMailText(key, "nl").subject);
});

test("a translation that is the standard text is a gap; only standard texts change nothing", async ({ fund }) => {
  const me = await anEditor(fund);
  const standardIn = (language: "nl" | "fr") => {
    const { subject, body } = standardMailText(key, language);
    return { [`subject.${language}`]: subject, [`body.${language}`]: body };
  };
  const standard = { ...standardIn("nl"), ...standardIn("fr") };
  expect(await writeMailText(fund.context(me), { key, revision: 0, values: standard })).toBe(false);
  await writeMailText(fund.context(me), { key, revision: 0, values: { ...standardIn("fr"), ...own } });
  expect((await findMailText(fund.db, key))?.subject).toEqual({ nl: "Bijna te laat" });
});

test("a word that does not exist, or a word in a subject, is refused and nothing is saved", async ({ fund }) => {
  const me = await anEditor(fund);
  const write = (values: Record<string, string>) =>
    writeMailText(fund.context(me), { key, revision: 0, values: { ...own, ...values } });
  await expect(write({ "body.nl": "{number}" })).rejects.toMatchObject({
    problem: { fields: [{ field: "body.nl", problem: { code: "rule.word.unknown", word: "{number}" } }] },
  });
  await expect(write({ "subject.fr": "Avant {until}" })).rejects.toMatchObject({
    problem: { fields: [{ field: "subject.fr", problem: { code: "rule.word.inSubject" } }] },
  });
  const trial = { key, language: "nl", subject: "Kort", body: "{name}" } as const;
  await expect(sendMailTrial(fund.context(me), trial)).rejects.toMatchObject({ problem: { code: "form.invalid" } });
  expect(await findMailText(fund.db, key)).toBe(null);
  expect(await fund.db.$count(mails)).toBe(0);
});

test("an editor gets the typed text in their own mailbox, and nobody else does", async ({ fund }) => {
  const me = await anEditor(fund);
  const trial = { key, language: "fr", subject: "Presque trop tard", body: "Encore : {until}." } as const;
  await sendMailTrial(fund.context(me), trial);
  const outbox = await sentMails(fund);
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([[me.email, "Presque trop tard"]]);
  expect(outbox[0]?.text).toMatch(/Encore : .*\d/);
  expect(await findMailText(fund.db, key)).toBe(null);
});

test("an editor without a mailbox reads why nothing is sent", async ({ fund }) => {
  const me = { ...(await anEditor(fund)), email: null };
  const trial = { key, language: "nl", subject: "Kort", body: "Lang" } as const;
  await expect(sendMailTrial(fund.context(me), trial)).rejects.toMatchObject({ problem: { code: "mail.noAddress" } });
});

test("every standard text passes the rules of its own mail, and previews without braces", async ({ fund }) => {
  const me = await anEditor(fund);
  for (const key of mailTextKeys)
    for (const language of languages) {
      const standard = standardMailText(key, language);
      for (const word of wordsOfMail(key).filter((word) => word !== "until"))
        expect(standard.body, `${key} ${language}`).toContain(`{${word}}`);
      const { subject, paragraphs } = await previewMailText(fund.context(me), { key, language, ...standard });
      expect([subject, ...paragraphs].join("\n"), `${key} ${language}`).not.toMatch(/[{}]/);
    }
});

test("the preview of a translation has the letter and the reason of its sample in that language", async ({ fund }) => {
  const me = await anEditor(fund);
  const samples = [
    ["dossier-decided", "en", "The fund supports your project"],
    ["dossier-decided", "fr", "Le fonds soutient votre projet"],
    ["dossier-moved", "en", "The project only starts in two years."],
    ["dossier-completion-asked", "fr", "Les statuts manquent encore."],
  ] as const;
  for (const [key, language, words] of samples) {
    const trial = { key, language, ...standardMailText(key, language) };
    const { paragraphs, quote, afterwards } = await previewMailText(fund.context(me), trial);
    expect([...paragraphs, quote, ...afterwards].join("\n"), `${key} ${language}`).toContain(words);
  }
});

test("only editors and coordinators change the texts of mails", async ({ fund }) => {
  for (const role of ["committee", "treasurer", "board", "operator"] as const) {
    const me = loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
    const writing = writeMailText(fund.context(me), { key, revision: 0, values: own });
    await expect(writing).rejects.toMatchObject({ problem: { code: "permission.denied" } });
  }
});
