import { auditDetailTexts } from "#server/actions/audit-text.ts";
import { beginDossier } from "#server/actions/dossier.ts";
import { giveLateAccess } from "#server/actions/dossier-office.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aCall, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const claim = `mutation ($token: String!) { claimLateAccess(token: $token) }`;
const mine = `{ myLateAccess { until call { slug } } }`;
const draft = `query ($id: ID!) { dossier(id: $id) { maySend deadline call { slug } } }`;

const someone = async (fund: Fund): Promise<Me> => loggedIn(await aPerson(fund.db));
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;

/** A closed call with a link that gives extra time of one week. */
async function aLink(fund: Fund, slug = "closed") {
  const call = await aCall(fund.db, { slug });
  const until = new Date(fund.now.getTime() + 7 * 24 * 3_600_000);
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const token = await giveLateAccess(fund.context(coordinator), { callId: call.id, until });
  return { token, until: until.toISOString() };
}

test("extra time lets one person submit to a closed call until its date", async ({ fund }) => {
  const { token, until } = await aLink(fund);
  const [anna, other] = [await someone(fund), await someone(fund)];
  const { id } = await beginDossier(fund.context(anna), { type: "external" });
  expect((await fund.ask(anna, draft, { id })).data?.dossier).toEqual({ maySend: false, deadline: null, call: null });

  expect((await fund.ask(anna, claim, { token })).data).toEqual({ claimLateAccess: true });
  expect((await fund.ask(anna, mine)).data).toEqual({ myLateAccess: { until, call: { slug: "closed" } } });
  const open = { maySend: true, deadline: until, call: { slug: "closed" } };
  expect((await fund.ask(anna, draft, { id })).data?.dossier).toEqual(open);
  expect((await fund.ask(other, mine)).data).toEqual({ myLateAccess: null });
  expect((await fund.ask(null, mine)).data).toEqual({ myLateAccess: null });

  fund.now = new Date(until);
  expect((await fund.ask(anna, mine)).data).toEqual({ myLateAccess: null });
  expect((await fund.ask(anna, draft, { id })).data?.dossier).toMatchObject({ maySend: false });
});

test("refuses a link for extra time that is used by another person, expired or unknown", async ({ fund }) => {
  const { token, until } = await aLink(fund);
  const [anna, other] = [await someone(fund), await someone(fund)];
  expect(problemOf(await fund.ask(null, claim, { token }))).toEqual({ code: "login.required" });
  await fund.ask(anna, claim, { token });
  expect(problemOf(await fund.ask(other, claim, { token }))).toEqual({ code: "lateAccess.unknown" });
  expect((await fund.ask(other, mine)).data).toEqual({ myLateAccess: null });
  // The first person may use the link again.
  expect((await fund.ask(anna, claim, { token })).errors).toBeUndefined();
  expect(problemOf(await fund.ask(other, claim, { token: "x" }))).toEqual({ code: "lateAccess.unknown" });

  const { token: unused } = await aLink(fund, "another");
  fund.now = new Date(until);
  expect(problemOf(await fund.ask(other, claim, { token: unused }))).toEqual({ code: "lateAccess.unknown" });
});

test("coordinators give themselves no extra time, by their own number or with their own link", async ({ fund }) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, { slug: "closed" });
  const person = await aPerson(fund.db);
  const coordinator = loggedIn(person, { roles: ["coordinator"], hasSecondFactor: true });
  const until = new Date(fund.now.getTime() + 7 * 24 * 3_600_000);
  const own = { callId: call.id, until, employeeId: person.employeeId };
  const refused = { problem: { code: "lateAccess.own" } };
  await expect(giveLateAccess(fund.context(coordinator), own)).rejects.toMatchObject(refused);
  const token = await giveLateAccess(fund.context(coordinator), { callId: call.id, until });
  expect(problemOf(await fund.ask(coordinator, claim, { token }))).toEqual({ code: "lateAccess.own" });
  expect((await fund.ask(coordinator, mine)).data).toEqual({ myLateAccess: null });
  // Others still use the link.
  expect((await fund.ask(await someone(fund), claim, { token })).errors).toBeUndefined();
});

test("extra time for one person is theirs alone, comes by mail in their language, and is in the list", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, { slug: "closed" });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const anna = await aPerson(fund.db, { firstname: "Noor", language: "fr" });
  const give = `mutation ($callId: ID!, $until: Instant!, $person: String!) {
    giveLateAccess(callId: $callId, until: $until, employee_id: $person)
  }`;
  const until = new Date(fund.now.getTime() + 7 * 24 * 3_600_000).toISOString();
  const values = { callId: call.id, until };
  expect(problemOf(await fund.ask(coordinator, give, { ...values, person: "99999999" }))).toEqual({
    code: "person.unknown",
  });
  const { data } = await fund.ask(coordinator, give, { ...values, person: ` ${anna.employeeId} ` });
  const [mail] = await fund.db.select().from(mails);
  expect(mail).toMatchObject({ template: "dossier-late-access", recipient: anna.email, language: "fr" });
  expect(JSON.stringify(mail?.values)).toContain(String(data?.giveLateAccess));
  const entries = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "give_late_access"));
  expect(entries).toMatchObject([
    { subject: `call ${call.id}`, details: { until } },
    { subject: `person ${anna.id}`, details: { until } },
  ]);
  const lists = { branches: [], departments: [], themes: [] };
  const entry = { subject: `person ${anna.id}`, details: { until: "2026-11-30T23:00:00.000Z" } };
  expect(auditDetailTexts(entry, { language: "en", lists })).toEqual([
    expect.stringMatching(/^until and including 30\sNovember\s2026,\s23:59$/),
  ]);
  expect((await fund.ask(loggedIn(anna), mine)).data).toEqual({ myLateAccess: { until, call: { slug: "closed" } } });
  const other = await fund.ask(await someone(fund), claim, { token: data?.giveLateAccess });
  expect(problemOf(other)).toEqual({ code: "lateAccess.unknown" });
  const list = `{ call(slug: "closed") { lateAccesses(first: 5) { person givenBy until } } }`;
  expect((await fund.ask(coordinator, list)).data?.call).toEqual({
    lateAccesses: [{ person: "Noor Peeters", givenBy: "Anna Peeters", until }],
  });
});

test("extra time goes to the person with an email address of the staff list", async ({ fund }) => {
  await theSettings(fund.db);
  const call = await aCall(fund.db, { slug: "closed" });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const { email } = await aPerson(fund.db, { email: "elise.martin@amandel.example" });
  const until = new Date(fund.now.getTime() + 7 * 24 * 3_600_000);

  await giveLateAccess(fund.context(coordinator), { callId: call.id, until, employeeId: email });

  expect(await fund.db.select({ recipient: mails.recipient }).from(mails)).toEqual([{ recipient: email }]);
});
