import type { TextField } from "#domain/dossier-form.ts";
import { isFinancialField } from "#domain/dossier-form.ts";
import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import { createAccountDataHandler } from "#server/api/account-data.ts";
import { createDossierPdfHandler } from "#server/api/dossier-pdf.ts";
import type { Me } from "#server/context.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { externalAnswers } from "#test/dossiers.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { readPages } from "#test/pdf.ts";
import { aStoredFile } from "#test/stored-dossier.ts";

const handOver = `mutation ($id: ID!, $email: String!) { handOverFinancial(id: $id, email: $email, language: nl) }`;
const takeBack = `mutation ($id: ID!) { takeBackFinancial(id: $id) }`;
const fill = `mutation ($token: String!, $basedOn: Int!, $answers: [DossierAnswerInput!]!) {
  fillHandOver(token: $token, basedOn: $basedOn, answers: $answers) { revision conflicts { field theirs } } }`;
const finish = `mutation ($token: String!) { finishHandOver(token: $token) }`;
const send = `mutation ($id: ID!) { sendDossier(id: $id) { state } }`;
const part = `query ($token: String!) { handedPart(token: $token) {
  revision expiresAt completedAt askedBy mayEdit deadline answers { field value } files { name field } situation { knownEmail } } }`;
const own = `query ($id: ID!) { dossier(id: $id) {
  title openStep doneSteps handOver { completedAt } answers { field value } files { id name field }
  versions { version changedFields answers { field value } files { id name } } } }`;

type Entries = Partial<Record<TextField, string>>;
const where = (isTheirs: boolean) =>
  Object.fromEntries(Object.entries(externalAnswers).filter(([field]) => isFinancialField(field) === isTheirs));
const answerList = (answers: Entries) => Object.entries(answers).map(([field, value]) => ({ field, value }));
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;

/** The answers of the organisation, in words that occur nowhere else. */
const theirs: Entries = {
  ...where(true),
  iban_code: "BE71 0961 2345 6769",
  purpose: "Wie er woont, kiest zelf: kwispedoor.",
  responsible_lastname: "Zonderling",
  responsible_email: "penningmeester@wilgentuin.example",
};
const marks = /0961.?2345|\b6769\b|kwispedoor|Zonderling|penningmeester|997\.?34|buitenbeentje/;

/** An employee whose dossier lacks only the financial part, which was handed over to the organisation. */
async function aHandOver(fund: Fund, person: Parameters<typeof aPerson>[1] = {}) {
  await theSettings(fund.db);
  await aCall(fund.db, { submissionsClose: new Date("2026-12-01T23:00:00Z"), votingOpens: null, votingCloses: null });
  const me = loggedIn(await aPerson(fund.db, { firstname: "Anna", lastname: "Peeters", language: "nl", ...person }));
  const { id } = await beginDossier(fund.context(me), { type: "external" });
  await saveDossier(fund.context(me), { dossierId: id, basedOn: 1, changes: where(false) });
  const { data } = await fund.ask(me, handOver, { id, email: "info@wilgentuin.example" });
  return { me, id, token: String(data?.handOverFinancial) };
}

/** The organisation fills in its whole part with a file and completes it. */
async function filledIn(fund: Fund, { id, token }: { id: string; token: string }) {
  await fund.ask(null, fill, { token, basedOn: 99, answers: answerList(theirs) });
  await aStoredFile(fund.db, id, { name: "buitenbeentje.pdf", isOfOrganisation: true });
  return fund.ask(null, finish, { token });
}

/** Everything that the applicant can read of a dossier, through every address. */
async function readByApplicant(fund: Fund, me: Me, id: string): Promise<string> {
  const url = await serveHandlers(
    createDossierPdfHandler(async () => fund.context(me)),
    createAccountDataHandler(async () => fund.context(me)),
  );
  const pages = async (path: string) => readPages(await (await fetch(url + path)).bytes()).join("\n");
  const conflicts = await fund.ask(me, saveAsWell, {
    id,
    answers: answerList({ ...theirs, iban_code: "x", purpose: "x" }),
  });
  return [
    JSON.stringify(await fund.ask(me, own, { id })),
    JSON.stringify(conflicts),
    await (await fetch(`${url}/account/data.json`)).text(),
    await pages("/account/data.pdf"),
    await pages(`/dossiers/${id}.pdf`),
  ].join("\n");
}
const saveAsWell = `mutation ($id: ID!, $answers: [DossierAnswerInput!]!) {
  saveDossier(id: $id, basedOn: 0, answers: $answers) { conflicts { field theirs } } }`;

test("the organisation fills in its part without a login, and only then can the employee submit", async ({ fund }) => {
  const { me, id, token } = await aHandOver(fund);
  const [mail] = await arrivedMails(fund);
  expect(mail?.to).toBe("info@wilgentuin.example");
  expect(mail?.text).toContain(`https://samen.example/hand-over?token=${token}`);
  const { data } = await fund.ask(null, part, { token });
  expect(data?.handedPart).toMatchObject({ askedBy: "Anna Peeters", mayEdit: true, completedAt: null });
  // A link may outlive the deadline of the call, so the organisation sees both dates.
  expect(data?.handedPart).toMatchObject({ deadline: "2026-12-01T23:00:00.000Z" });
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain("tot en met 1 december 2026, 23:59");

  await fund.ask(null, fill, { token, basedOn: 99, answers: answerList(theirs) });
  expect(problemOf(await fund.ask(null, finish, { token }))).toEqual({
    code: "form.invalid",
    fields: [{ field: "project_files_articles", problem: { code: "rule.required" } }],
  });
  await aStoredFile(fund.db, id, { name: "buitenbeentje.pdf", isOfOrganisation: true });
  // The part is complete, but the organisation still has to confirm it.
  expect((await fund.ask(me, own, { id })).data?.dossier).toMatchObject({ openStep: "financial" });
  expect(problemOf(await fund.ask(me, send, { id }))).toEqual({ code: "handOver.notDone" });

  for (let clicks = 0; clicks < 2; clicks++) expect((await fund.ask(null, finish, { token })).errors).toBeUndefined();
  expect(await arrivedMails(fund)).toMatchObject([{ to: me.email }]);
  const complete = (await fund.ask(me, own, { id })).data?.dossier;
  expect(complete).toMatchObject({ openStep: null, handOver: { completedAt: fund.now.toISOString() } });
  expect((await fund.ask(me, send, { id })).data?.sendDossier).toEqual({ state: "submitted" });
  // After a later change the organisation has to confirm its part again.
  await fund.ask(null, fill, { token, basedOn: 99, answers: answerList({ purpose: "Iets anders." }) });
  expect((await fund.ask(me, own, { id })).data?.dossier).toMatchObject({ openStep: "financial" });
});

test("the applicant can never read the answers of the organisation, even after taking the part back", async ({
  fund,
}) => {
  const handOverParts = await aHandOver(fund);
  const { me, id } = handOverParts;
  await filledIn(fund, handOverParts);
  await fund.ask(me, send, { id });
  const applicantText = await readByApplicant(fund, me, id);
  expect(applicantText).toContain("Snoezeltuin");
  expect(applicantText.match(marks)).toBeNull();

  await fund.ask(me, takeBack, { id });
  const after = await readByApplicant(fund, me, id);
  expect(after).toContain("Snoezeltuin");
  expect(after.match(marks)).toBeNull();
});

test("taking the part back ends the link, deletes its answers and files, and lets the employee fill it in", async ({
  fund,
}) => {
  const handOverParts = await aHandOver(fund);
  const { me, id, token } = handOverParts;
  await filledIn(fund, handOverParts);
  await fund.ask(me, takeBack, { id });
  expect((await fund.ask(null, part, { token })).data).toEqual({ handedPart: null });
  expect(problemOf(await fund.ask(null, finish, { token }))).toEqual({ code: "handOver.unknown" });
  const mine = JSON.stringify(await fund.ask(me, own, { id }));
  expect(mine.match(marks)).toBeNull();
  await saveDossier(fund.context(me), { dossierId: id, basedOn: 99, changes: { purpose: "Mijn eigen woorden." } });
  expect(JSON.stringify(await fund.ask(me, own, { id }))).toContain("Mijn eigen woorden.");
});

test("changing a project into a request for oneself ends the hand-over", async ({ fund }) => {
  const handOverParts = await aHandOver(fund);
  const { me, id, token } = handOverParts;
  await filledIn(fund, handOverParts);
  await saveDossier(fund.context(me), { dossierId: id, basedOn: 99, changes: { project_type: "internal" } });
  expect((await fund.ask(null, part, { token })).data).toEqual({ handedPart: null });
  const { data } = await fund.ask(me, own, { id });
  expect(data?.dossier).toMatchObject({ handOver: null, files: [] });
  expect(JSON.stringify(data).match(marks)).toBeNull();
});

test("a link shows only the financial part with its project, and can change only that part", async ({ fund }) => {
  const handOverParts = await aHandOver(fund, { email: "anna@amandel.example" });
  const { me, id, token } = handOverParts;
  await filledIn(fund, handOverParts);
  const answer = JSON.stringify(await fund.ask(null, part, { token }));
  for (const word of ["De Wilgentuin vzw", "Snoezeltuin", "kwispedoor", "••.••.••-•••.34"])
    expect(answer).toContain(word);
  const { street, city, why_did_you_choose, description_of_the_project } = externalAnswers;
  for (const hidden of [street, city, why_did_you_choose, description_of_the_project, "anna@amandel", "997.34"])
    expect(answer).not.toContain(`${hidden}`);

  await fund.ask(null, fill, { token, basedOn: 99, answers: answerList({ title_of_the_project: "Gekaapt" }) });
  expect((await fund.ask(me, own, { id })).data?.dossier).toMatchObject({ title: "Snoezeltuin" });
  // A conflict does not reveal the register number either.
  const answers = answerList({ responsible_national_register_number: "1" });
  const { data } = await fund.ask(null, fill, { token, basedOn: 0, answers });
  expect(data?.fillHandOver).toMatchObject({ conflicts: [{ theirs: "••.••.••-•••.34" }] });
});

test("a link works for thirty days, or until there is a newer one", async ({ fund }) => {
  const handOverParts = await aHandOver(fund);
  const { me, id, token } = handOverParts;
  await filledIn(fund, handOverParts);
  const { data } = await fund.ask(me, handOver, { id, email: "ander@wilgentuin.example" });
  const newer = String(data?.handOverFinancial);
  expect((await fund.ask(null, part, { token })).data).toEqual({ handedPart: null });
  const answer = await fund.ask(null, part, { token: newer });
  expect(answer.data?.handedPart).toMatchObject({ completedAt: fund.now.toISOString() });
  expect(JSON.stringify(answer)).toContain("kwispedoor");

  fund.now = new Date(fund.now.getTime() + 30 * 24 * 3_600_000 - 1);
  expect((await fund.ask(null, part, { token: newer })).data?.handedPart).not.toBeNull();
  fund.now = new Date(fund.now.getTime() + 1);
  expect((await fund.ask(null, part, { token: newer })).data?.handedPart).toBeNull();
});

test("stops guessing of links through every query, while the right link still works", async ({ fund }) => {
  const { token } = await aHandOver(fund);
  for (let guess = 0; guess < 30; guess++) {
    const query = [part, finish, fill][guess % 3] as string;
    await fund.ask(null, query, { token: `${guess}`, ...(query === fill && { basedOn: 1, answers: [] }) });
  }
  for (const query of [part, finish, fill]) {
    const wrong = { token: "31", ...(query === fill && { basedOn: 1, answers: [] }) };
    expect(problemOf(await fund.ask(null, query, wrong))).toEqual({ code: "limit.tooMany", minutes: 60 });
  }
  expect((await fund.ask(null, part, { token })).data?.handedPart).toMatchObject({});
  const filled = await fund.ask(null, fill, { token, basedOn: 1, answers: [] });
  expect(filled.errors).toBeUndefined();
});

test("only the applicant can hand over a dossier or take it back, and only a project", async ({ fund }) => {
  const { me, id, token } = await aHandOver(fund);
  const other = loggedIn(await aPerson(fund.db));
  const email = "info@wilgentuin.example";
  expect(problemOf(await fund.ask(other, handOver, { id, email }))).toEqual({ code: "dossier.unknown" });
  expect(problemOf(await fund.ask(other, takeBack, { id }))).toEqual({ code: "dossier.unknown" });
  expect(problemOf(await fund.ask(null, takeBack, { id }))).toEqual({ code: "login.required" });
  expect((await fund.ask(null, part, { token })).data?.handedPart).not.toBeNull();
  const help = await beginDossier(fund.context(me), { type: "internal" });
  expect(problemOf(await fund.ask(me, handOver, { id: help.id, email }))).toEqual({ code: "dossier.notNow" });
});
