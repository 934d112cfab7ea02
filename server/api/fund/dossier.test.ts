import { sql } from "drizzle-orm";
import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import type { Me } from "#server/context.ts";
import { sealedColumns } from "#server/database/sealed.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { anInternalDossier, internalAnswers } from "#test/dossiers.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const begin = `mutation ($type: ProjectType!) { beginDossier(type: $type) { id revision type step answers { field value } } }`;
const save = `mutation ($id: ID!, $basedOn: Int!, $answers: [DossierAnswerInput!]!) {
  saveDossier(id: $id, basedOn: $basedOn, answers: $answers) { revision conflicts { field theirs } } }`;
const send = `mutation ($id: ID!) { sendDossier(id: $id) { id number state sentAt hasUnsentChanges versions { version } history { fromState toState mover } } }`;
const read = `query ($id: ID!) { dossier(id: $id) { state number openStep mayEdit answers { field value } } }`;

const anna = async (fund: Fund, values = {}): Promise<Me> => loggedIn(await aPerson(fund.db, values));
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;
const given = (answers: Record<string, string>) => Object.entries(answers).map(([field, value]) => ({ field, value }));

test("a dossier begins with what the fund knows of its applicant", async ({ fund }) => {
  const me = await anna(fund, { firstname: "Anna", branch: "gent", department: "finance" });
  const { data } = await fund.ask(me, begin, { type: "external" });
  const dossier = data?.beginDossier as { answers: { field: string; value: string }[] };
  const answers = Object.fromEntries(dossier.answers.map(({ field, value }) => [field, value]));
  expect(answers).toMatchObject({ firstname: "Anna", email: me.email, employee_id: me.employeeId, branch: "gent" });
});

test("the next dossier knows the address of the one before", async ({ fund }) => {
  const me = await anna(fund);
  await anInternalDossier(fund.context(me), { street: "Veldstraat" });
  const { data } = await fund.ask(me, begin, { type: "external" });
  const dossier = data?.beginDossier as { answers: { field: string; value: string }[] };
  expect(dossier.answers).toContainEqual({ field: "street", value: "Veldstraat" });
  expect(dossier.answers.find(({ field }) => field === "reason")).toBeUndefined();
});

test("what is saved on one device is there on another, and two answers to one question are both told", async ({
  fund,
}) => {
  const me = await anna(fund);
  const { id } = await beginDossier(fund.context(me), { type: "external" });
  const phone = await fund.ask(me, save, { id, basedOn: 1, answers: given({ city: "Gent" }) });
  expect(phone.data?.saveDossier).toEqual({ revision: 2, conflicts: [] });
  const tablet = await fund.ask(me, save, { id, basedOn: 1, answers: given({ city: "Aalst", street: "Kouter" }) });
  expect(tablet.data?.saveDossier).toEqual({ revision: 3, conflicts: [{ field: "city", theirs: "Gent" }] });
  const again = await fund.ask(me, save, { id, basedOn: 3, answers: given({ city: "Aalst" }) });
  expect(again.data?.saveDossier).toEqual({ revision: 4, conflicts: [] });
});

test("a request for help is sent once, however often one clicks", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me));
  const first = await fund.ask(me, send, { id });
  const second = await fund.ask(me, send, { id });
  expect(first.errors).toBeUndefined();
  expect(first.data?.sendDossier).toMatchObject({
    state: "submitted",
    number: expect.stringMatching(/^2026-[2-9B-Z]{5}$/),
    hasUnsentChanges: false,
    versions: [{ version: 1 }],
    history: [{ fromState: "draft", toState: "submitted", mover: "applicant" }],
  });
  expect(second.data).toEqual(first.data);
});

test("what is missing is named, field by field, and nothing is sent", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me), { reason: "", iban_code: "BE68 5390 0754 7035" });
  const answer = await fund.ask(me, send, { id });
  expect(problemOf(answer)).toEqual({
    code: "form.invalid",
    fields: [
      { field: "reason", problem: { code: "rule.required" } },
      { field: "iban_code", problem: { code: "rule.iban" } },
    ],
  });
  const { data } = await fund.ask(me, read, { id });
  expect(data?.dossier).toMatchObject({ state: "draft", number: null, openStep: "describe_internal" });
});

test("a change after sending is a second version once it is sent again", async ({ fund }) => {
  const me = await anna(fund);
  const context = fund.context(me);
  const { id } = await anInternalDossier(context);
  await fund.ask(me, send, { id });
  await saveDossier(context, { dossierId: id, basedOn: 2, changes: { troubles: "Nu ook het dak." } });
  const { data: between } = await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { hasUnsentChanges } }`, { id });
  expect(between?.dossier).toEqual({ hasUnsentChanges: true });
  await fund.ask(me, send, { id });
  const { data } = await fund.ask(
    me,
    `query ($id: ID!) { dossier(id: $id) { number hasUnsentChanges versions { version answers { field value } } } }`,
    { id },
  );
  const sent = data?.dossier as { versions: { answers: { field: string; value: string }[] }[] };
  const troubles = sent.versions.map(({ answers }) => answers.find(({ field }) => field === "troubles")?.value);
  expect(troubles).toEqual([internalAnswers.troubles, "Nu ook het dak."]);
});

test("nobody finds anyone else's dossier, changes it, or learns that it is there", async ({ fund }) => {
  const [me, other] = [await anna(fund), await anna(fund)];
  const { id } = await anInternalDossier(fund.context(me));
  expect((await fund.ask(other, read, { id })).data).toEqual({ dossier: null });
  for (const query of [send, `mutation ($id: ID!) { discardDossier(id: $id) }`])
    expect(problemOf(await fund.ask(other, query, { id }))).toEqual({ code: "dossier.unknown" });
  const changed = await fund.ask(other, save, { id, basedOn: 9, answers: given({ reason: "x" }) });
  expect(problemOf(changed)).toEqual({ code: "dossier.unknown" });
});

test("all that was written stands sealed in the database", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me), { reason: "Een zeldzaam woord: kwispedoor" });
  await fund.ask(me, send, { id });
  const rows = await fund.db.execute(sql`
    select to_jsonb(dossiers)::text as row from dossiers
    union all select to_jsonb(dossier_versions)::text from dossier_versions
    union all select to_jsonb(dossier_events)::text from dossier_events
    union all select to_jsonb(jobs)::text from jobs
    union all select to_jsonb(mails)::text from mails`);
  const all = JSON.stringify(rows);
  expect(all).toContain(id);
  expect(all).not.toContain("kwispedoor");
  expect(all).not.toContain("5390");
  expect(sealedColumns.dossierDraft.column).toBe(dossiers.sealedDraft);
});

test("a draft goes for good when its writer discards it, and a dossier that was sent does not", async ({ fund }) => {
  const me = await anna(fund);
  const context = fund.context(me);
  const discard = `mutation ($id: ID!) { discardDossier(id: $id) }`;
  const draft = await beginDossier(context, { type: "internal" });
  await fund.ask(me, discard, { id: draft.id });
  expect((await fund.ask(me, read, { id: draft.id })).data).toEqual({ dossier: null });
  const sent = await anInternalDossier(context);
  await fund.ask(me, send, { id: sent.id });
  expect(problemOf(await fund.ask(me, discard, { id: sent.id }))).toEqual({ code: "dossier.notNow" });
});
