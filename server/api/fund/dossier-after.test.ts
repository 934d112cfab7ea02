import { randomUUID } from "node:crypto";
import { mostMessages } from "#domain/dossier.ts";
import type { GivenRole } from "#domain/permission.ts";
import { saveDossier, sendDossier } from "#server/actions/dossier.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossierMessages, dossiers, handOvers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { anInternalDossier } from "#test/dossiers.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

const withdraw = `mutation ($id: ID!, $reason: String) {
  withdrawDossier(id: $id, reason: $reason) { state mayEdit mayWithdraw history { toState mover reason } } }`;
const write = `mutation ($id: ID!, $text: String!) { writeToOffice(id: $id, text: $text) }`;
const answer = `mutation ($id: ID!, $text: String!) { writeToApplicant(id: $id, text: $text) }`;
const read = `mutation ($id: ID!) { readMessages(id: $id) }`;
const messages = `query ($id: ID!) { dossier(id: $id) { messages { isFromOffice isRead text } } }`;
const complete = `mutation ($id: ID!, $reason: String!, $until: Instant!) {
  askForCompletion(id: $id, reason: $reason, until: $until) }`;
const send = `mutation ($id: ID!) { sendDossier(id: $id) { state completeBy } }`;
const dossierQuery = `query ($id: ID!) { dossier(id: $id) {
  state mayEdit maySend mayEditUntil mayWithdraw completeBy history { fromState toState mover reason } } }`;
const versions = `query ($id: ID!) { dossier(id: $id) {
  versions { version changedFields answers { field } files { name field } } } }`;

const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;
type Read = { history: unknown; versions: { answers: { field: string }[] }[] };
const dossierIn = ({ data }: { data?: Record<string, unknown> | null }) => data?.dossier as Read;
const anEmployee = async (fund: Fund): Promise<Me> => loggedIn(await aPerson(fund.db));
const anOfficer = async (fund: Fund, ...roles: GivenRole[]): Promise<Me> =>
  loggedIn(await aPerson(fund.db), { roles, hasSecondFactor: true });

const closes = new Date("2026-11-30T23:00:00Z");
const afterIt = new Date("2026-12-02T09:00:00Z");
const completionRequest = { reason: "De statuten ontbreken.", until: "2026-12-05T23:00:00Z" };

/** A submitted project of a call that is still open. */
async function aSentProject(fund: Fund, answers = {}) {
  const me = await anEmployee(fund);
  const call = await aCall(fund.db, { submissionsClose: closes, votingOpens: null, votingCloses: null });
  const own = { applicantId: me.id, callId: call.id, state: "submitted" } as const;
  return { me, ...(await aStoredDossier(fund.db, { ...own, answers })) };
}

/** A submitted request for help, with a committee member who reads it. */
async function aSentRequest(fund: Fund) {
  const me = await anEmployee(fund);
  const { id } = await anInternalDossier(fund.context(me));
  await sendDossier(fund.context(me), { dossierId: id });
  const member = await anOfficer(fund, "committee");
  await aDeclaration(fund.db, { dossierId: id, personId: member.id });
  return { me, id, member };
}

test("an applicant withdraws a dossier with a reason, and it can no longer be changed", async ({ fund }) => {
  const { me, id } = await aSentProject(fund);
  const { data } = await fund.ask(me, withdraw, { id, reason: "We vonden zelf het geld.  " });
  expect(data?.withdrawDossier).toEqual({
    state: "withdrawn",
    mayEdit: false,
    mayWithdraw: false,
    history: [{ toState: "withdrawn", mover: "applicant", reason: "We vonden zelf het geld." }],
  });
  for (const again of [
    await fund.ask(me, withdraw, { id }),
    await fund.ask(me, send, { id }),
    await fund.ask(await anOfficer(fund, "coordinator"), complete, { id, ...completionRequest }),
  ])
    expect(problemOf(again)).toEqual({ code: "dossier.notNow" });
});

test("refuses to withdraw another's dossier, a draft or a decided dossier, or with a reason that is too long", async ({
  fund,
}) => {
  const { me, id } = await aSentProject(fund);
  const own = { applicantId: me.id };
  const draft = await aStoredDossier(fund.db, own);
  const decided = await aStoredDossier(fund.db, { ...own, state: "declined" });
  const refusals = [
    await fund.ask(await anEmployee(fund), withdraw, { id }),
    await fund.ask(me, withdraw, { id: draft.id }),
    await fund.ask(me, withdraw, { id: decided.id }),
    await fund.ask(me, withdraw, { id, reason: "x".repeat(4001) }),
  ].map(problemOf);
  expect(refusals).toEqual([
    { code: "dossier.unknown" },
    { code: "dossier.notNow" },
    { code: "dossier.notNow" },
    { code: "form.invalid", fields: [{ field: "reason", problem: { code: "rule.max.text", most: 4000 } }] },
  ]);
  expect((await fund.ask(me, dossierQuery, { id })).data?.dossier).toMatchObject({
    state: "submitted",
    mayWithdraw: true,
  });
});

test("applicant and office exchange messages, and one of the office is new until the applicant reads it", async ({
  fund,
}) => {
  const { me, id } = await aSentProject(fund);
  await fund.ask(me, write, { id, text: " Is een foto genoeg? \r\n" });
  fund.now = new Date(fund.now.getTime() + 60_000);
  await fund.ask(await anOfficer(fund, "coordinator"), answer, { id, text: "Ja hoor." });
  const before = [
    { isFromOffice: false, isRead: false, text: "Is een foto genoeg?" },
    { isFromOffice: true, isRead: false, text: "Ja hoor." },
  ];
  expect((await fund.ask(me, messages, { id })).data?.dossier).toEqual({ messages: before });

  expect(problemOf(await fund.ask(await anEmployee(fund), read, { id }))).toEqual({ code: "dossier.unknown" });
  await fund.ask(me, read, { id });
  const after = before.map((message) => ({ ...message, isRead: message.isFromOffice }));
  expect((await fund.ask(me, messages, { id })).data?.dossier).toEqual({ messages: after });
  const rows = await fund.db.select().from(dossierMessages);
  expect(JSON.stringify(rows)).not.toMatch(/foto|hoor/);
});

test("refuses messages in another's conversation, and messages that are empty, too long or about a draft", async ({
  fund,
}) => {
  const { me, id } = await aSentProject(fund);
  const draft = await aStoredDossier(fund.db, { applicantId: me.id });
  const other = await anEmployee(fund);
  expect((await fund.ask(other, messages, { id })).data).toEqual({ dossier: null });
  const tooLong = { field: "text", problem: { code: "rule.max.text", most: 4000 } };
  const refusals = [
    await fund.ask(other, write, { id, text: "Dag" }),
    await fund.ask(null, write, { id, text: "Dag" }),
    await fund.ask(other, answer, { id, text: "Dag" }),
    await fund.ask(me, write, { id: draft.id, text: "Dag" }),
    await fund.ask(me, write, { id, text: " \n " }),
    await fund.ask(me, write, { id, text: "x".repeat(4001) }),
  ].map(problemOf);
  expect(refusals).toEqual([
    { code: "dossier.unknown" },
    { code: "login.required" },
    { code: "permission.denied" },
    { code: "dossier.unknown" },
    { code: "form.invalid", fields: [{ field: "text", problem: { code: "rule.required" } }] },
    { code: "form.invalid", fields: [tooLong] },
  ]);
  expect(await fund.db.$count(dossierMessages)).toBe(0);
});

test("limits the number of messages in a conversation", async ({ fund }) => {
  const { me, id } = await aSentProject(fund);
  const earlier = Array.from({ length: mostMessages - 1 }, () => ({
    id: randomUUID(),
    dossierId: id,
    authorId: me.id,
    isFromOffice: false,
    sealedText: "",
    writtenAt: fund.now,
  }));
  await fund.db.insert(dossierMessages).values(earlier);
  expect((await fund.ask(me, write, { id, text: "Dag" })).errors).toBeUndefined();
  expect(problemOf(await fund.ask(me, write, { id, text: "Dag" }))).toEqual({ code: "dossier.tooOften" });
});

test("only the committee writes about a confidential dossier, and nobody writes about a draft", async ({ fund }) => {
  const coordinator = await anOfficer(fund, "coordinator");
  const committee = await anOfficer(fund, "committee");
  const request = await aSentRequest(fund);
  const project = await aSentProject(fund, { confidential: "yes" });
  await fund.db.update(dossiers).set({ reviewSince: fund.now }).where(eq(dossiers.id, project.id));
  for (const { id, me } of [request, project]) {
    await aDeclaration(fund.db, { dossierId: id, personId: committee.id });
    expect(problemOf(await fund.ask(coordinator, answer, { id, text: "Dag" }))).toEqual({ code: "permission.denied" });
    expect((await fund.ask(committee, answer, { id, text: "Dag" })).errors).toBeUndefined();
    expect((await fund.ask(me, messages, { id })).data?.dossier).toMatchObject({ messages: [{ text: "Dag" }] });
  }
  const draft = await anInternalDossier(fund.context(request.me));
  const early = await fund.ask(committee, answer, { id: draft.id, text: "Dag" });
  expect(problemOf(early)).toEqual({ code: "dossier.unknown" });
});

test("an answer that was not submitted makes a dossier confidential at once, until it is taken back", async ({
  fund,
}) => {
  const coordinator = await anOfficer(fund, "coordinator");
  const { me, id, callId } = await aSentProject(fund, { confidential: "no" });
  const typeInto = (dossierId: string, confidential: string) =>
    saveDossier(fund.context(me), { dossierId, basedOn: 99, changes: { confidential } });
  const isClosed = async () => problemOf(await fund.ask(coordinator, answer, { id, text: "Dag" })) !== undefined;
  await typeInto(id, "yes");
  expect(await isClosed()).toBe(true);
  await typeInto(id, "no");
  expect(await isClosed()).toBe(false);

  const own = { applicantId: me.id, callId, state: "submitted" } as const;
  const other = await aStoredDossier(fund.db, { ...own, answers: { confidential: "yes" } });
  await fund.ask(me, withdraw, { id: other.id, reason: "Kwispedoor" });
  const queuedMails = await fund.db.select({ template: mails.template }).from(mails);
  expect(queuedMails).toContainEqual({ template: "dossier-moved-bare" });
  expect(queuedMails).not.toContainEqual({ template: "dossier-moved" });
});

test("an applicant can complete a dossier after the deadline, until the date the office gave", async ({ fund }) => {
  const { me, id, member } = await aSentRequest(fund);
  await fund.ask(member, complete, { id, ...completionRequest });
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "move_dossier"));
  expect(entry).toMatchObject({ actorId: member.id, subject: `dossier ${id}`, details: { after: "incomplete" } });
  fund.now = afterIt;
  expect((await fund.ask(me, dossierQuery, { id })).data?.dossier).toMatchObject({
    state: "incomplete",
    mayEdit: true,
    maySend: true,
    mayEditUntil: "2026-12-05T23:00:00.000Z",
  });
  await saveDossier(fund.context(me), { dossierId: id, basedOn: 9, changes: { troubles: "Nu met de factuur." } });
  const { data } = await fund.ask(me, send, { id });
  expect(data?.sendDossier).toEqual({ state: "submitted", completeBy: null });
  const { history } = dossierIn(await fund.ask(me, dossierQuery, { id }));
  expect(history).toEqual([
    { fromState: "draft", toState: "submitted", mover: "applicant", reason: null },
    { fromState: "submitted", toState: "incomplete", mover: "committee", reason: completionRequest.reason },
    { fromState: "incomplete", toState: "submitted", mover: "applicant", reason: null },
  ]);
});

test("a request for help names the day of its answer: sooner if urgent, not later once completed", async ({ fund }) => {
  const applicant = await aPerson(fund.db);
  const request = { type: "internal", state: "submitted", applicantId: applicant.id } as const;
  const answerBy = async (isUrgent: boolean, completedAt: Date | null = null) => {
    const dossier = await aStoredDossier(fund.db, { ...request, isUrgent });
    const { id } = dossier;
    if (completedAt) {
      await aSentVersion(fund.db, { ...dossier, sentAt: completedAt }, storedAnswers.internal);
      await fund.db.update(dossiers).set({ sentAt: completedAt }).where(eq(dossiers.id, id));
    }
    const { data } = await fund.ask(loggedIn(applicant), "query ($id: ID!) { dossier(id: $id) { answerBy } }", { id });
    return data?.dossier;
  };
  // Both were sent on Thursday 10 September.
  expect(await answerBy(false)).toEqual({ answerBy: "2026-10-01" });
  expect(await answerBy(true)).toEqual({ answerBy: "2026-09-17" });
  expect(await answerBy(false, new Date("2026-09-21T08:00:00Z"))).toEqual({ answerBy: "2026-10-01" });
});

test("the history keeps the order of events that have the same time", async ({ fund }) => {
  const histories: unknown[] = [];
  // Six histories would be right by chance only once in a million times.
  for (let time = 0; time < 6; time++) {
    const { me, id, member } = await aSentRequest(fund);
    await fund.ask(member, complete, { id, ...completionRequest });
    await fund.ask(me, send, { id });
    await fund.ask(me, withdraw, { id });
    const { history } = dossierIn(await fund.ask(me, dossierQuery, { id }));
    histories.push((history as { toState: string }[]).map(({ toState }) => toState));
  }
  expect(histories).toEqual(Array(6).fill(["submitted", "incomplete", "submitted", "withdrawn"]));
});

test("a project of a closed call can be changed only when the office asks for a completion", async ({ fund }) => {
  const [quiet, completed] = [await aSentProject(fund), await aSentProject(fund)];
  const until = { mayEditUntil: closes.toISOString() };
  expect((await fund.ask(quiet.me, dossierQuery, quiet)).data?.dossier).toMatchObject({ mayEdit: true, ...until });
  await fund.ask(await anOfficer(fund, "coordinator"), complete, { id: completed.id, ...completionRequest });
  fund.now = afterIt;
  const looks = [quiet, completed].map(async ({ me, id }) => (await fund.ask(me, dossierQuery, { id })).data?.dossier);
  expect(await Promise.all(looks)).toMatchObject([
    { mayEdit: false, mayEditUntil: null, mayWithdraw: true },
    { mayEdit: true, mayEditUntil: "2026-12-05T23:00:00.000Z", mayWithdraw: true },
  ]);
});

test("a submitted project keeps the maximum of its own call when other calls are open", async ({ fund }) => {
  const open = { submissionsClose: closes, votingOpens: null, votingCloses: null };
  for (const month of ["07", "09"])
    await aCall(fund.db, {
      ...open,
      submissionsOpen: new Date(`2026-${month}-01T07:00:00Z`),
      maximumInCents: 1_000_00,
    });
  const { me, id } = await aSentProject(fund);
  const { data } = await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { situation { maximumInCents } } }`, { id });
  expect(data?.dossier).toEqual({ situation: { maximumInCents: 8_000_00 } });
});

test("refuses a completion after its date, and asking for one without a reason or with a past date", async ({
  fund,
}) => {
  const { me, id, member: officer } = await aSentRequest(fund);
  const wrong = [
    await fund.ask(officer, complete, { id, ...completionRequest, reason: " " }),
    await fund.ask(officer, complete, { id, ...completionRequest, until: fund.now.toISOString() }),
    await fund.ask(me, complete, { id, ...completionRequest }),
  ].map(problemOf);
  expect(wrong).toEqual([
    { code: "dossier.reasonNeeded" },
    { code: "dossier.dateOver" },
    { code: "permission.denied" },
  ]);
  await fund.ask(officer, complete, { id, ...completionRequest });
  fund.now = new Date(completionRequest.until);
  const typed = saveDossier(fund.context(me), { dossierId: id, basedOn: 9, changes: { troubles: "Te laat." } });
  await expect(typed).rejects.toMatchObject({ problem: { code: "dossier.completionOver" } });
  expect(problemOf(await fund.ask(me, send, { id }))).toEqual({ code: "dossier.completionOver" });
  const { data } = await fund.ask(me, dossierQuery, { id });
  expect(data?.dossier).toMatchObject({ state: "incomplete", mayEdit: false, mayEditUntil: null, mayWithdraw: true });
});

test("each version lists the fields that changed since the previous one, and its files", async ({ fund }) => {
  const { me, id, ...row } = await aSentProject(fund);
  const dossier = { ...row, id };
  const [first, second] = [
    await aStoredFile(fund.db, id, { name: "statuten.pdf" }),
    await aStoredFile(fund.db, id, { name: "foto.png" }),
  ];
  const answers = { ...storedAnswers.external, title_of_the_project: "Een bank", box: "3" };
  await aSentVersion(fund.db, dossier, { ...answers, project_files_articles: [first] });
  await aSentVersion(fund.db, dossier, { ...answers, iban_code: "BE71096123456769", project_files_articles: [second] });
  const all = dossierIn(await fund.ask(me, versions, { id }));
  const field = "project_files_articles";
  expect(all.versions).toMatchObject([
    { changedFields: [], files: [] },
    { changedFields: ["box", "title_of_the_project", field], files: [{ name: "statuten.pdf", field }] },
    { changedFields: ["iban_code", field], files: [{ name: "foto.png", field }] },
  ]);
});

test("no version shows changes in the answers of the organisation", async ({ fund }) => {
  const { me, id, ...row } = await aSentProject(fund);
  const file = await aStoredFile(fund.db, id, { name: "statuten.pdf" });
  const changed = { iban_code: "BE71096123456769", title_of_the_project: "Een bank", project_files_articles: [file] };
  await aSentVersion(fund.db, { ...row, id }, { ...storedAnswers.external, ...changed });
  const times = { madeAt: fund.now, expiresAt: afterIt };
  await fund.db.insert(handOvers).values({ dossierId: id, tokenHash: "x", ...times });
  const [, last] = dossierIn(await fund.ask(me, versions, { id })).versions;
  expect(last).toMatchObject({ changedFields: ["title_of_the_project"], files: [] });
  expect(last?.answers.map(({ field }) => field)).not.toContain("iban_code");
});

test("a list of ten dossiers needs as many queries as a list of one", async ({ fund }) => {
  const mine = `{ myDossiers { id title state mayEdit hasUnsentChanges completeBy messages { isFromOffice isRead } } }`;
  const [one, ten] = [await anEmployee(fund), await anEmployee(fund)];
  await aStoredDossier(fund.db, { applicantId: one.id });
  const states = ["draft", "submitted", "declined"] as const;
  const callId = (await aCall(fund.db)).id;
  for (let index = 0; index < 10; index++)
    await aStoredDossier(fund.db, { applicantId: ten.id, callId, state: states[index % 3] as "draft" });
  const count = async (me: Me) => {
    const select = countCalls(fund.db, "select");
    const { data } = await fund.ask(me, mine);
    const ownDossiers = data?.myDossiers as unknown[];
    return { asked: select.stop(), found: ownDossiers.length };
  };
  const few = await count(one);
  expect(few).toEqual({ asked: expect.any(Number), found: 1 });
  expect(few.asked).toBeGreaterThan(1);
  expect(await count(ten)).toEqual({ asked: few.asked, found: 10 });
});

/** Counts the queries to the database. */
function countCalls(db: Fund["db"], name: "select") {
  const real = db[name];
  let calls = 0;
  db[name] = ((...args: Parameters<typeof real>) => {
    calls++;
    return real.apply(db, args);
  }) as typeof real;
  return {
    stop: () => {
      db[name] = real;
      return calls;
    },
  };
}

test("mails each change to the right people, without readable content in the queue", async ({ fund }) => {
  await theSettings(fund.db);
  const { me, id, member: committee } = await aSentRequest(fund);
  await fund.db.insert(personRoles).values({ personId: committee.id, role: "committee", givenAt: fund.now });
  await fund.ask(me, write, { id, text: "Kwispedoor één" });
  await fund.ask(committee, answer, { id, text: "Kwispedoor twee" });
  await fund.ask(committee, complete, { id, ...completionRequest, reason: "Kwispedoor drie" });
  await fund.ask(me, withdraw, { id, reason: "Kwispedoor vier" });
  const waiting = await fund.db.select().from(mails);
  expect(waiting.map(({ template }) => template).sort()).toEqual([
    "dossier-completion-asked",
    "dossier-message",
    "dossier-message-to-office",
    "dossier-moved-bare",
    "dossier-sent-bare",
  ]);
  expect(JSON.stringify(waiting)).not.toContain("Kwispedoor");
  const toOffice = waiting.filter(({ template }) => template === "dossier-message-to-office");
  expect(toOffice.map(({ recipient }) => recipient)).toEqual([committee.email]);
  const arrived = await arrivedMails(fund);
  expect(arrived).toHaveLength(waiting.length);
  for (const { subject, text } of arrived) expect(`${subject} ${text}`).not.toContain("Kwispedoor");
  expect(await fund.db.$count(mails, eq(mails.recipient, me.email ?? ""))).toBe(4);
});
