import { randomUUID } from "node:crypto";
import { type DossierStep, mostDrafts, mostVersions } from "#domain/dossier.ts";
import { beginDossier, saveDossier } from "#server/actions/dossier.ts";
import { openDraft } from "#server/actions/dossier-content.ts";
import type { Me } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { sealedColumns } from "#server/database/sealed-column.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { testSecret } from "#test/context.ts";
import type { Texts } from "#test/dossier-answers.ts";
import { anInternalDossier, internalAnswers } from "#test/dossiers.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredFile } from "#test/stored-dossier.ts";

const begin = `mutation ($type: ProjectType!) { beginDossier(type: $type) { id revision type step answers { field value } } }`;
const save = `mutation ($id: ID!, $basedOn: Int!, $answers: [DossierAnswerInput!]!) {
  saveDossier(id: $id, basedOn: $basedOn, answers: $answers) { revision conflicts { field theirs } } }`;
const send = `mutation ($id: ID!) { sendDossier(id: $id) { id number state sentAt hasUnsentChanges versions { version } history { fromState toState mover } } }`;
const read = `query ($id: ID!) { dossier(id: $id) { state number openStep mayEdit answers { field value } } }`;

const anna = async (fund: Fund, values = {}): Promise<Me> => loggedIn(await aPerson(fund.db, values));
const problemOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.problem;
const answerList = (answers: Record<string, string>) =>
  Object.entries(answers).map(([field, value]) => ({ field, value }));

test("a new dossier contains what the fund knows about its applicant", async ({ fund }) => {
  const me = await anna(fund, { firstname: "Anna", branch: "gent", department: "finance" });
  const { data } = await fund.ask(me, begin, { type: "external" });
  const dossier = data?.beginDossier as { answers: { field: string; value: string }[] };
  const answers = Object.fromEntries(dossier.answers.map(({ field, value }) => [field, value]));
  expect(answers).toMatchObject({ firstname: "Anna", email: me.email, employee_id: me.employeeId, branch: "gent" });
});

test("a new dossier takes the address from the previous one", async ({ fund }) => {
  const me = await anna(fund);
  await anInternalDossier(fund.context(me), { street: "Veldstraat" });
  const { data } = await fund.ask(me, begin, { type: "external" });
  const dossier = data?.beginDossier as { answers: { field: string; value: string }[] };
  expect(dossier.answers).toContainEqual({ field: "street", value: "Veldstraat" });
  expect(dossier.answers.find(({ field }) => field === "reason")).toBeUndefined();
});

test("saves from several devices and reports two different answers to one question as a conflict", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await beginDossier(fund.context(me), { type: "external" });
  const phone = await fund.ask(me, save, { id, basedOn: 1, answers: answerList({ city: "Gent" }) });
  expect(phone.data?.saveDossier).toEqual({ revision: 2, conflicts: [] });
  const tablet = await fund.ask(me, save, { id, basedOn: 1, answers: answerList({ city: "Aalst", street: "Kouter" }) });
  expect(tablet.data?.saveDossier).toEqual({ revision: 3, conflicts: [{ field: "city", theirs: "Gent" }] });
  const again = await fund.ask(me, save, { id, basedOn: 3, answers: answerList({ city: "Aalst" }) });
  expect(again.data?.saveDossier).toEqual({ revision: 4, conflicts: [] });
});

test("an applicant returns to the step they left, even without changes there", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await beginDossier(fund.context(me), { type: "internal" });
  const step = async () => (await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { step } }`, { id })).data?.dossier;
  const saveAt = (step: DossierStep, changes: Texts) =>
    saveDossier(fund.context(me), { dossierId: id, basedOn: 99, step, changes });
  await saveAt("describe-internal", { reason: "Een lek." });
  expect(await step()).toEqual({ step: "describe_internal" });
  await saveAt("financial", { reason: "Een lek." });
  expect(await step()).toEqual({ step: "financial" });
});

test("submits a request for help only once when someone clicks twice", async ({ fund }) => {
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

test("confirms a dossier submitted in French with a mail in French", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me));
  const inFrench = `mutation ($id: ID!) { sendDossier(id: $id, language: fr) { state } }`;
  expect((await fund.ask(me, inFrench, { id })).errors).toBeUndefined();
  expect(await arrivedMails(fund)).toMatchObject([{ subject: "Nous avons bien reçu votre dossier", language: "fr" }]);
});

test("refuses an incomplete dossier and names each missing or wrong field", async ({ fund }) => {
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

test("masks an invalid register number differently from a valid one", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await beginDossier(fund.context(me), { type: "external" });
  const maskedNumber = async (value: string) => {
    await fund.ask(me, save, { id, basedOn: 99, answers: answerList({ responsible_national_register_number: value }) });
    const { data } = await fund.ask(me, read, { id });
    const dossier = data?.dossier as { answers: { field: string; value: string }[] };
    return dossier.answers.find(({ field }) => field === "responsible_national_register_number")?.value;
  };
  // The form treats the first mask as a valid number and the second as an invalid one, as submitting does.
  expect(await maskedNumber("85.07.30-997.34")).toBe("••.••.••-•••.34");
  expect(await maskedNumber("85.07.30-997.35")).toBe("••••");
  expect(await maskedNumber("")).toBe("••••");
  // A mask that is sent back leaves the number unchanged.
  await maskedNumber("85.07.30-997.34");
  await maskedNumber("••.••.••-•••.34");
  const [row] = await fund.db.select().from(dossiers);
  const { answers } = openDraft(testSecret, row ?? { id, sealedDraft: "" });
  expect(answers.responsible_national_register_number).toBe("85.07.30-997.34");
});

test("a change after submitting becomes a second version when it is submitted again", async ({ fund }) => {
  const me = await anna(fund);
  const context = fund.context(me);
  const { id } = await anInternalDossier(context);
  const first = (await fund.ask(me, send, { id })).data?.sendDossier as { number: string };
  await saveDossier(context, { dossierId: id, basedOn: 2, changes: { troubles: "Nu ook het dak." } });
  const { data: between } = await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { hasUnsentChanges } }`, { id });
  expect(between?.dossier).toEqual({ hasUnsentChanges: true });
  const second = await fund.ask(me, send, { id });
  // It is the same dossier in the same state.
  const sameMove = [{ fromState: "draft", toState: "submitted", mover: "applicant" }];
  expect(second.data?.sendDossier).toMatchObject({ number: first.number, history: sameMove });
  const { data } = await fund.ask(
    me,
    `query ($id: ID!) { dossier(id: $id) { number hasUnsentChanges versions { version answers { field value } } } }`,
    { id },
  );
  const sentDossier = data?.dossier as { versions: { answers: { field: string; value: string }[] }[] };
  const troubles = sentDossier.versions.map(({ answers }) => answers.find(({ field }) => field === "troubles")?.value);
  expect(troubles).toEqual([internalAnswers.troubles, "Nu ook het dak."]);
  // The second mail says that the dossier changed, not that it arrived again.
  const subjects = (await arrivedMails(fund)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(["Je dossier is gewijzigd", "Je dossier is goed aangekomen"]);
});

test("a project is confidential until its applicant says that it is not", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await beginDossier(fund.context(me), { type: "external" });
  const isConfidentialAfter = async (answers: Record<string, string>) => {
    await fund.ask(me, save, { id, basedOn: 99, answers: answerList(answers) });
    return (await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { isConfidential } }`, { id })).data?.dossier;
  };
  expect(await isConfidentialAfter({ title_of_the_project: "Snoezeltuin" })).toEqual({ isConfidential: true });
  expect(await isConfidentialAfter({ confidential: "no" })).toEqual({ isConfidential: false });
  expect(await isConfidentialAfter({ confidential: "" })).toEqual({ isConfidential: true });
  await isConfidentialAfter({ confidential: "no" });
  expect(await isConfidentialAfter({ project_type: "internal" })).toEqual({ isConfidential: true });
});

test("an applicant cannot change the company's email address or the type of a submitted dossier", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me));
  await fund.ask(me, send, { id });
  const answers = answerList({ email: "iemand@elders.example", project_type: "external", city: "Aalst" });
  await fund.ask(me, save, { id, basedOn: 99, answers });
  const query = `query ($id: ID!) { dossier(id: $id) { type isConfidential answers { field value } } }`;
  const { data } = await fund.ask(me, query, { id });
  expect(data?.dossier).toMatchObject({ type: "internal", isConfidential: true });
  const draftAnswers = (data?.dossier as { answers: { field: string; value: string }[] } | undefined)?.answers;
  expect(draftAnswers).toContainEqual({ field: "email", value: me.email });
  expect(draftAnswers).toContainEqual({ field: "project_type", value: "internal" });
  expect(draftAnswers).toContainEqual({ field: "city", value: "Aalst" });
});

test("limits the length of an answer, the number of drafts and the number of versions", async ({ fund }) => {
  const me = await anna(fund);
  const context = fund.context(me);
  const { id } = await anInternalDossier(context);
  const long = await fund.ask(me, save, { id, basedOn: 99, answers: answerList({ reason: "x".repeat(20_001) }) });
  const tooLong = { field: "reason", problem: { code: "rule.max.text", most: 20_000 } };
  expect(problemOf(long)).toEqual({ code: "form.invalid", fields: [tooLong] });

  for (let drafts = 1; drafts < mostDrafts; drafts++) await beginDossier(context, { type: "internal" });
  const again = await fund.ask(me, begin, { type: "internal" });
  expect(problemOf(again)).toEqual({ code: "dossier.tooMany", most: mostDrafts });

  const sentAt = fund.now;
  const versions = Array.from({ length: mostVersions - 1 }, (_, index) => ({
    id: randomUUID(),
    dossierId: id,
    version: index + 1,
    sealedAnswers: "",
    sentAt,
  }));
  await fund.db.insert(dossierVersions).values(versions);
  const resend = `mutation ($id: ID!) { sendDossier(id: $id) { state } }`;
  expect((await fund.ask(me, resend, { id })).errors).toBeUndefined();
  await fund.ask(me, save, { id, basedOn: 99, answers: answerList({ city: "Aalst" }) });
  expect(problemOf(await fund.ask(me, resend, { id }))).toEqual({ code: "dossier.tooOften" });
});

test("does not submit answers to questions that no longer apply", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me), {
    // A form without scripts might send extra spaces.
    employment_status: " retired ",
    last_employer: "Amandel Gent",
    retirement_date: "1/7/2021",
    department: "finance",
    other_options: "Een lening.",
  });
  await fund.ask(me, send, { id });
  const query = `query ($id: ID!) { dossier(id: $id) { versions { answers { field value } } } }`;
  const { data } = await fund.ask(me, query, { id });
  const [sent] =
    (data?.dossier as { versions: { answers: { field: string; value: string }[] }[] } | undefined)?.versions ?? [];
  const answers = Object.fromEntries((sent?.answers ?? []).map(({ field, value }) => [field, value]));
  expect(answers).toMatchObject({ employment_status: "retired", last_employer: "Amandel Gent" });
  expect([answers.department, answers.other_options]).toEqual([undefined, undefined]);
});

test("keeps a branch that arrives before the status it fits", async ({ fund }) => {
  const me = await anna(fund);
  const { id } = await anInternalDossier(fund.context(me), { employment_status: "retired" });
  const branch = async () => {
    const { data } = await fund.ask(me, `query ($id: ID!) { dossier(id: $id) { answers { field value } } }`, { id });
    const dossier = data?.dossier as { answers: { field: string; value: string }[] } | undefined;
    return dossier?.answers.find(({ field }) => field === "branch")?.value;
  };
  expect(await branch()).toBe("retired");
  await fund.ask(me, save, { id, basedOn: 99, answers: answerList({ branch: "gent" }) });
  expect(await branch()).toBe("retired");
  await fund.ask(me, save, { id, basedOn: 99, answers: answerList({ employment_status: "employed" }) });
  expect(await branch()).toBe("gent");
});

test("nobody can read, change or detect the dossier of someone else", async ({ fund }) => {
  const [me, other] = [await anna(fund), await anna(fund)];
  const { id } = await anInternalDossier(fund.context(me));
  expect((await fund.ask(other, read, { id })).data).toEqual({ dossier: null });
  for (const query of [send, `mutation ($id: ID!) { discardDossier(id: $id) }`])
    expect(problemOf(await fund.ask(other, query, { id }))).toEqual({ code: "dossier.unknown" });
  const changed = await fund.ask(other, save, { id, basedOn: 9, answers: answerList({ reason: "x" }) });
  expect(problemOf(changed)).toEqual({ code: "dossier.unknown" });
});

test("the database stores all answers sealed", async ({ fund }) => {
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
  expect(all).not.toMatch(/5390 ?0754/);
  expect(sealedColumns.dossierDraft.column).toBe(dossiers.sealedDraft);
});

test("an applicant can delete a draft, but not a submitted dossier", async ({ fund }) => {
  const me = await anna(fund);
  const context = fund.context(me);
  const discard = `mutation ($id: ID!) { discardDossier(id: $id) }`;
  const draft = await beginDossier(context, { type: "internal" });
  await aStoredFile(fund.db, draft.id, { name: "factuur.pdf", field: "attachments" });
  await fund.ask(me, discard, { id: draft.id });
  expect(await fund.db.$count(files)).toBe(0);
  expect((await fund.ask(me, read, { id: draft.id })).data).toEqual({ dossier: null });
  const sentDossier = await anInternalDossier(context);
  await fund.ask(me, send, { id: sentDossier.id });
  expect(problemOf(await fund.ask(me, discard, { id: sentDossier.id }))).toEqual({ code: "dossier.notNow" });
});
