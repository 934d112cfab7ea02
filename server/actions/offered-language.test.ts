import { buffer } from "node:stream/consumers";
import { atBrussels } from "#domain/brussels-time.ts";
import type { Language } from "#domain/language.ts";
import { mailMove } from "#server/actions/dossier-mail.ts";
import { printAccessLetters } from "#server/actions/letter.ts";
import { planRosterImport } from "#server/actions/roster.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { lookOverVote } from "#server/actions/vote-preflight.ts";
import { remindOfVotes } from "#server/actions/vote-reminder.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aCall, anOffer, anOrganisation, aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { readPages } from "#test/pdf.ts";
import { aMove, aStoredDossier } from "#test/stored-dossier.ts";

/** Lets a fund offer Dutch and French, and not English. */
const inTwoLanguages = (fund: Fund) => theSettings(fund.db, { languages: ["fr"] });

const english = { language: "en", usedLanguage: "en", chosenLanguage: "en" } as const;

const notOffered = { code: "form.invalid", fields: [{ field: "language", problem: { code: "rule.in" } }] };

test("an English person gets Dutch mails and a Dutch letter from a fund without English", async ({ fund }) => {
  await inTwoLanguages(fund);
  const anna = await aPerson(fund.db, english);
  await aCall(fund.db, { votingCloses: atBrussels("2026-12-01T00:00") });
  fund.now = atBrussels("2026-11-30T08:00");
  await remindOfVotes(fund.context(null));
  const [reminder] = await arrivedMails(fund);
  expect(reminder).toMatchObject({ language: "nl", to: anna.email });
  expect(reminder?.text).toContain("https://samen.example/vote\n");

  const { pdf } = await printAccessLetters(fund.context(null), {});
  const [letter = ""] = readPages(await buffer(pdf));
  expect(letter).toContain("samen.example/login/letter");
  expect(letter).not.toContain("/en/");
});

test("a mail about a dossier that was written in English is in the applicant's offered language", async ({ fund }) => {
  await inTwoLanguages(fund);
  const applicant = await aPerson(fund.db, { ...english, usedLanguage: "fr" });
  const { id: callId } = await aCall(fund.db);
  const storedDossier = await aStoredDossier(fund.db, {
    applicantId: applicant.id,
    callId,
    state: "submitted",
    answers: {},
  });
  const written = { language: "en" } as const;
  const [dossier = storedDossier] = await fund.db
    .update(dossiers)
    .set(written)
    .where(eq(dossiers.id, storedDossier.id))
    .returning();
  const event = await aMove(fund.db, dossier, { to: "declined", reason: "Dommage." });
  await mailMove(fund.context(null), { dossier, event });
  expect(await arrivedMails(fund)).toMatchObject([{ language: "fr" }]);
});

test("an organisation that speaks English first gets its mail in the next language of its offer", async ({ fund }) => {
  await inTwoLanguages(fund);
  const organisation = await anOrganisation(fund.db, { email: "team@soep.example" });
  await anOffer(fund.db, { slug: "soep", organisationId: organisation.id, languages: ["en", "fr"] });
  const help = `mutation Help($language: Language!) {
    offerHelp(offer: "soep", name: "Jan Maes", email: "jan@maes.example", phone: "", text: "", language: $language)
  }`;
  const { errors } = await fund.ask(null, help, { language: "nl" });
  expect(errors).toBeUndefined();
  const mail = (await arrivedMails(fund)).find(({ to }) => to === "team@soep.example");
  expect(mail?.language).toBe("fr");
});

test("does not store a language that is not offered, and shows pages and mails in an offered one", async ({ fund }) => {
  await inTwoLanguages(fund);
  const { id } = await aPerson(fund.db, { language: "en", usedLanguage: "fr" });
  await startSession(fund.context(null), { personId: id, way: "mail_code", isRemembered: false });
  const token = fund.sessions.at(-1) ?? "";
  const languageAfter = async (language: Language) => (await findMe(fund.context(null), token, { language }))?.language;
  expect(await languageAfter("en")).toBe("fr");
  const [stored] = await fund.db.select().from(people).where(eq(people.id, id));
  expect(stored?.usedLanguage).toBe("fr");
  expect(await languageAfter("nl")).toBe("nl");
});

test("mutations refuse a language that the fund does not offer", async ({ fund }) => {
  await inTwoLanguages(fund);
  const anna = loggedIn(await aPerson(fund.db));
  const choose = "mutation Choose($language: Language!) { chooseLanguage(language: $language) }";
  const refused = await fund.askSystem(anna, choose, { language: "en" });
  expect(refused.errors?.[0]?.extensions?.problem).toMatchObject(notOffered);
  expect((await fund.askSystem(anna, choose, { language: "fr" })).errors).toBeUndefined();

  const send = `mutation Send($language: Language!) {
    sendMessage(topic: question, name: "Jan", email: "jan@maes.example", text: "Wanneer?", language: $language)
  }`;
  const message = await fund.ask(null, send, { language: "en" });
  expect(message.errors?.[0]?.extensions?.problem).toMatchObject(notOffered);
  expect(await fund.db.$count(messages)).toBe(0);
  const correct = `mutation Correct($id: ID!, $person: PersonCorrection!) {
    correctPerson(id: $id, revision: 0, person: $person)
  }`;
  const { employeeId, firstname, lastname, branch, employmentStatus } = anna;
  const person = { employeeId, firstname, lastname, branch, employmentStatus, language: "en" };
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const correction = await fund.askSystem(coordinator, correct, { id: anna.id, person });
  expect(correction.errors?.[0]?.extensions?.problem).toMatchObject(notOffered);
});

test("the roster and the pre-flight know only the languages of the fund", async ({ fund }) => {
  await inTwoLanguages(fund);
  const list = "personeelsnummer;voornaam;naam;vestiging;taal\n412345;Anna;Peeters;gent;en\n412346;Jan;Maes;gent;fr\n";
  const { added, doubtful } = await planRosterImport(fund.context(null), Buffer.from(list));
  expect(doubtful).toMatchObject([{ employeeId: "00412345", doubt: "language_unknown" }]);
  expect(added).toHaveLength(1);

  const call = await aCall(fund.db);
  await aProject(fund.db, { callId: call.id, title: { nl: "Bijen", fr: "Abeilles" } });
  const findings = await lookOverVote(fund.context(null), call);
  expect(findings.map(({ code }) => code)).not.toContain("translationsMissing");
});

test("the API tells pages which languages the fund offers", async ({ fund }) => {
  await inTwoLanguages(fund);
  expect(await fund.askSystem(null, "{ fund { languages } }")).toEqual({ data: { fund: { languages: ["nl", "fr"] } } });
});
