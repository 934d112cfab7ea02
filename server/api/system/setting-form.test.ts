import type { GivenRole } from "#domain/permission.ts";
import { addKiosk } from "#server/actions/kiosk.ts";
import type { Me } from "#server/context.ts";
import { desc, eq } from "#server/database/drizzle.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import { aPerson, aProject, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

const Read = `query ($parts: [SettingPart!]!) { settingForms(parts: $parts) { revision values { field value } } }`;
const Change = `mutation ($part: SettingPart!, $revision: Int!, $values: [SettingValueInput!]!) {
  changeSettings(part: $part, revision: $revision, values: $values)
}`;

const anOfficer = async (fund: Fund, role: GivenRole = "coordinator") =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

async function read(fund: Fund, me: Me, part: string) {
  const { data } = await fund.askSystem(me, Read, { parts: [part] });
  const forms = data?.settingForms as { revision: number; values: { field: string; value: string }[] }[] | undefined;
  const form = forms?.[0];
  if (!form) throw new Error("There is no such form");
  return { revision: form.revision, values: Object.fromEntries(form.values.map(({ field, value }) => [field, value])) };
}

/** Changes fields of a form as it is now, or as it was read before. */
async function change(fund: Fund, me: Me, part: string, typed: Record<string, string>, before?: { revision: number }) {
  const form = await read(fund, me, part);
  const values = Object.entries({ ...form.values, ...typed }).map(([field, value]) => ({ field, value }));
  const { data, errors } = await fund.askSystem(me, Change, { part, values, revision: (before ?? form).revision });
  return data?.changeSettings ?? errors?.[0]?.extensions?.problem;
}

test("other terms move the last day to answer a request, for the office and for colleagues", async ({ fund }) => {
  await theSettings(fund.db);
  const me = await anOfficer(fund);
  const member = await anOfficer(fund, "committee");
  const sentAt = new Date("2026-11-13T09:00:00Z");
  const usual = await aStoredDossier(fund.db, { type: "internal", state: "submitted", sentAt });
  const urgent = await aStoredDossier(fund.db, { type: "internal", state: "submitted", sentAt, isUrgent: true });
  for (const { id: dossierId } of [usual, urgent]) await aDeclaration(fund.db, { dossierId, personId: member.id });
  const dayOf = async ({ id }: { id: string }) => {
    const { data } = await fund.ask(member, "query ($id: ID!) { officeDossier(id: $id) { answerBy } }", { id });
    return (data as { officeDossier: { answerBy: string } }).officeDossier.answerBy;
  };
  // One after the other, because a test has one transaction.
  const days = async () => [await dayOf(usual), await dayOf(urgent)];
  expect(await days()).toEqual(["2026-12-04", "2026-11-20"]);
  expect(await change(fund, me, "terms", { termUsual: "10", termUrgent: "2" })).toBe(true);
  expect(await days()).toEqual(["2026-11-27", "2026-11-17"]);
  const { data } = await fund.askSystem(null, "{ fund { answerDays urgentAnswerDays } }");
  expect(data?.fund).toEqual({ answerDays: 10, urgentAnswerDays: 2 });
  const entries = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "change_settings"));
  expect(entries.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      { field: "termUsual", before: "15", after: "10" },
      { field: "termUrgent", before: "5", after: "2" },
    ]),
  );
});

test("a coordinator sets the yearly budget of requests and takes it away, with both in the audit log", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const me = await anOfficer(fund);
  expect(await change(fund, me, "requestBudget", { requestBudgetAmount: "15.000" })).toBe(true);
  expect((await getFundSettings(fund.db)).requestBudgetInCents).toBe(15_000_00);
  expect(await change(fund, me, "requestBudget", { requestBudgetAmount: "" })).toBe(true);
  expect((await getFundSettings(fund.db)).requestBudgetInCents).toBeNull();
  const entries = await fund.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.act, "change_settings"))
    .orderBy(auditEntries.number);
  expect(entries.map(({ details }) => details)).toEqual([
    { field: "requestBudgetAmount", before: "", after: "15000" },
    { field: "requestBudgetAmount", before: "15000", after: "" },
  ]);
});

test("a coordinator changes the name, and the audit log has each field before and after", async ({ fund }) => {
  await theSettings(fund.db, { languages: ["nl", "fr"] });
  const me = await anOfficer(fund);

  expect(await change(fund, me, "names", { "name.nl": "Amandel Helpt", "claim.fr": "" })).toBe(true);

  const { name, claim, email } = await getFundSettings(fund.db);
  expect(name).toEqual({ nl: "Amandel Helpt", en: "Amandel Social Fund", fr: "Fonds social Amandel" });
  expect(claim).not.toHaveProperty("fr");
  expect(email).toBe("fonds@amandel.example");
  const entries = await fund.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.act, "change_settings"))
    .orderBy(auditEntries.number);
  expect(entries.map(({ actorId, subject, details }) => ({ actorId, subject, ...details }))).toMatchObject([
    {
      actorId: me.id,
      subject: "settings names",
      field: "name.nl",
      before: "Amandel Sociaal Fonds",
      after: "Amandel Helpt",
    },
    { field: "claim.fr", after: "" },
  ]);
});

test("of two people who change the same form, the second is told and nothing is overwritten", async ({ fund }) => {
  await theSettings(fund.db);
  const [anna, bert] = [await anOfficer(fund), await anOfficer(fund, "operator")];
  const readByBoth = await read(fund, anna, "contact");
  expect(await change(fund, anna, "contact", { phone: "09 111 11 11" }, readByBoth)).toBe(true);

  expect(await change(fund, bert, "contact", { phone: "02 222 22 22" }, readByBoth)).toEqual({
    code: "record.changed",
  });
  // Another form has a revision of its own.
  expect(await change(fund, bert, "colours", { primary: "#0F766E" })).toBe(true);

  const { phone, colours } = await getFundSettings(fund.db);
  expect([phone, colours.primary]).toEqual(["09 111 11 11", "#0f766e"]);
});

test("a wrong value is refused at its field, and nothing changes", async ({ fund }) => {
  const before = await theSettings(fund.db);
  const me = await anOfficer(fund);
  expect(await change(fund, me, "contact", { email: "fonds", iban: "BE12" })).toMatchObject({
    code: "form.invalid",
    fields: [{ field: "email" }, { field: "iban" }, { field: "accountHolder" }],
  });
  expect(await change(fund, me, "retention", { paid: "0" })).toMatchObject({ fields: [{ field: "paid" }] });
  expect(await getFundSettings(fund.db)).toEqual(before);
  expect((await read(fund, me, "contact")).revision).toBe(0);
});

test("nobody but a coordinator and an operator reads or changes settings", async ({ fund }) => {
  const strangers = [
    null,
    loggedIn(await aPerson(fund.db)),
    await anOfficer(fund, "editor"),
    await anOfficer(fund, "treasurer"),
    loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: false }),
  ];
  for (const me of strangers) {
    const values = [{ field: "phone", value: "1" }];
    for (const { errors } of [
      await fund.askSystem(me, Read, { parts: ["contact"] }),
      await fund.askSystem(me, Change, { part: "contact", revision: 0, values }),
      await fund.askSystem(me, "mutation { sendTestMail(language: nl) }"),
      await fund.askSystem(me, "mutation { removeFundPicture(kind: mark, revision: 0) }"),
      await fund.askSystem(me, "{ oldRecords { kind count } }"),
      await fund.askSystem(me, "{ senderCheck { domain } }"),
    ])
      expect(errors?.[0]?.extensions?.problem).toMatchObject({
        code: expect.stringMatching(/^(login|permission|secondFactor)\./),
      });
  }
});

test("a branch gets a name, a place and a legal language, and a new one a code", async ({ fund }) => {
  const me = await anOfficer(fund);
  const typed = { "gent.nl": "Gent-Zeehaven", "gent.place": "1", "brussel.legal": "fr", "New1.nl": "Sint-Niklaas" };
  expect(await change(fund, me, "branches", typed)).toBe(true);
  const { branches } = await getFundLists(fund.db);
  expect(branches[0]).toMatchObject({ code: "gent", names: { nl: "Gent-Zeehaven", en: "Ghent" }, legalLanguage: "nl" });
  expect(branches.find(({ code }) => code === "brussel")?.legalLanguage).toBe("fr");
  expect(branches.at(-1)).toMatchObject({ code: "sint-niklaas", isActive: true, legalLanguage: null });
});

test("an item that nobody uses is deleted, and one that is used is put aside", async ({ fund }) => {
  const me = await anOfficer(fund);
  await addKiosk(fund.context(me), { branch: "wevelgem", name: "Canteen" });
  await aProject(fund.db, { theme: "nature" });
  const off = { "gent.use": "", "wevelgem.use": "", "zwevegem.use": "", "retired.use": "" };
  expect(await change(fund, me, "branches", off)).toBe(true);
  await aStoredDossier(fund.db, { theme: "culture" });
  expect(await change(fund, me, "themes", { "nature.use": "", "sport.use": "", "culture.use": "" })).toBe(true);

  const { branches, themes } = await getFundLists(fund.db);
  const isActive = Object.fromEntries([...branches, ...themes].map(({ code, isActive }) => [code, isActive]));
  expect(isActive).toMatchObject({
    gent: false,
    wevelgem: false,
    retired: false,
    nature: false,
    culture: false,
    brussel: true,
  });
  expect(isActive).not.toHaveProperty("zwevegem");
  expect(isActive).not.toHaveProperty("sport");
});

test("once there are dossiers, whose answers are sealed, a branch is only put aside", async ({ fund }) => {
  const me = await anOfficer(fund);
  await aStoredDossier(fund.db, {});
  await change(fund, me, "branches", { "zwevegem.use": "" });
  const { branches } = await getFundLists(fund.db);
  expect(branches.find(({ code }) => code === "zwevegem")).toMatchObject({ isActive: false });
});

test("a fund keeps a branch where people work", async ({ fund }) => {
  const me = await anOfficer(fund);
  const { values } = await read(fund, me, "branches");
  const none = Object.fromEntries(Object.keys(values).flatMap((name) => (name.endsWith(".use") ? [[name, ""]] : [])));
  expect(await change(fund, me, "branches", { ...none, "retired.use": "on" })).toEqual({ code: "list.noWorkplace" });
});

test("the settings say how many people each branch has", async ({ fund }) => {
  const me = await anOfficer(fund);
  await aPerson(fund.db, { branch: "brussel" });
  await aPerson(fund.db, { branch: "brussel", leftAt: fund.now });
  const { data } = await fund.askSystem(me, "{ listUse(list: branches) { code count } }");
  expect(data?.listUse).toContainEqual({ code: "brussel", count: 1 });
});

test("shorter times show how much goes tonight before anyone saves them, and hide a few dossiers", async ({ fund }) => {
  const me = await anOfficer(fund);
  const sentAt = new Date("2026-08-01T09:00:00Z");
  const message = { topic: "question", email: "els@example.be", text: "Hallo", language: "nl", name: "Els" } as const;
  await fund.db.insert(messages).values({ id: crypto.randomUUID(), ...message, sentAt });
  await aStoredDossier(fund.db, { state: "draft", changedAt: sentAt });
  const { values } = await read(fund, me, "retention");
  const countOf = async (months: Record<string, string> | null) => {
    const typed = months && Object.entries({ ...values, ...months }).map(([field, value]) => ({ field, value }));
    const { data } = await fund.askSystem(
      me,
      "query ($months: [SettingValueInput!]) { oldRecords(months: $months) { kind count } }",
      { months: typed },
    );
    const rows = data?.oldRecords as { kind: string; count: number | null }[];
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  };
  expect(await countOf(null)).toMatchObject({ messages: 0, drafts: 0 });
  expect(await countOf({ messages: "2", drafts: "2" })).toMatchObject({ messages: 1, drafts: null });
  expect((await getFundSettings(fund.db)).retention.messages).toBe(12);
});

test("a test mail goes to the person who asks, and tells what the mail server answered", async ({ fund }) => {
  const me = await anOfficer(fund, "operator");
  const testMail = async () => (await fund.askSystem(me, "{ testMail { state error } }")).data?.testMail;
  expect(await testMail()).toBeNull();
  expect((await fund.askSystem(me, "mutation { sendTestMail(language: fr) }")).data).toEqual({ sendTestMail: true });
  expect(await testMail()).toEqual({ state: "queued", error: null });
  const [mail] = await fund.db.select().from(mails).orderBy(desc(mails.queuedAt)).limit(1);
  expect(mail).toMatchObject({ recipient: me.email, language: "fr", template: "operator-test" });
  await fund.db
    .update(jobs)
    .set({ lastError: "Error ECONNREFUSED" })
    .where(eq(jobs.key, `sendMail ${mail?.id}`));
  expect(await testMail()).toEqual({ state: "queued", error: "Error ECONNREFUSED" });
  const noMailbox = loggedIn(await aPerson(fund.db, { email: null }), { roles: ["operator"], hasSecondFactor: true });
  const { errors } = await fund.askSystem(noMailbox, "mutation { sendTestMail(language: fr) }");
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "mail.noAddress" });
});
