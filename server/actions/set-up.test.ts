import { midnightAfter } from "#domain/brussels-time.ts";
import { writeMoment } from "#domain/call-moment.ts";
import { itemName } from "#domain/fund-list.ts";
import { openSite, putOffStep } from "#server/actions/set-up.ts";
import { planFirstCall } from "#server/actions/set-up-call.ts";
import { nameBranches, nameFund } from "#server/actions/set-up-fund.ts";
import { confirmSetUpMail, continueWithoutMail, sendSetUpMail } from "#server/actions/set-up-mail.ts";
import { finishOfficers, nameFirstOfficers } from "#server/actions/set-up-people.ts";
import { importFirstRoster, keepFirstRoster, planFirstRoster } from "#server/actions/set-up-roster.ts";
import type { Context } from "#server/context.ts";
import { eq, isNull } from "#server/database/drizzle.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listRolesOf } from "#server/database/queries/person.ts";
import { findOpening, findSetUp } from "#server/database/queries/set-up.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { branches } from "#server/database/tables/fund-list.ts";
import { people } from "#server/database/tables/person.ts";
import { codeApps } from "#server/database/tables/second-factor.ts";
import { setUps } from "#server/database/tables/set-up.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const id = "0198a000-0000-7000-8000-000000000001";

/** The context of the browser that sets up this fund. */
async function aSetUp(fund: Fund, values: Partial<Context> = {}): Promise<Context> {
  await fund.db.insert(setUps).values({ id, begunAt: fund.now, progress: {} });
  return { ...fund.context(null), setUp: { id }, ...values };
}

const officers = {
  operator_firstname: "Ines",
  operator_lastname: "Tack",
  operator_email: "Ines@kastanje.example",
  coordinator_firstname: "Lotte",
  coordinator_lastname: "Vermeulen",
  coordinator_email: "lotte@kastanje.example",
  language: "nl",
} as const;

const lists = { branches_nl: "Gent", branches_fr: "", branches_other: "", departments: "Verkoop", themes: "Natuur" };

const kastanje = {
  languages: ["nl", "fr"],
  company: "Kastanje",
  fund: [
    { language: "nl", text: "Sociaal Fonds" },
    { language: "en", text: "" },
    { language: "fr", text: "Fonds social" },
  ],
  email: "fonds@kastanje.example",
} as const;

const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error) => error.problem,
  );
const progressIn = async (fund: Fund) => (await findSetUp(fund.db))?.progress;
const personWith = async (fund: Fund, email: string) =>
  (await fund.db.select().from(people).where(eq(people.email, email)))[0];

/** Gives someone a code app, as the page of the second factor does. */
async function giveFactor(fund: Fund, email: string): Promise<void> {
  const person = await personWith(fund, email);
  await fund.db.insert(codeApps).values({ personId: person?.id ?? "", sealedSecret: "sealed", confirmedAt: fund.now });
}

const aList = (...lines: string[]) =>
  Buffer.from(["personeelsnummer;voornaam;naam;e-mail;vestiging", ...lines].join("\r\n"));

test("the code of the test mail proves that mails arrive; a wrong one does not, and only five can be tried", async ({
  fund,
}) => {
  const context = await aSetUp(fund);
  await nameFund(context, kastanje);
  await sendSetUpMail(context, { email: "ines@kastanje.example", language: "fr" });
  const [mail] = await arrivedMails(fund);
  expect(mail?.to).toBe("ines@kastanje.example");
  expect(mail?.subject).toContain("Fonds social Kastanje");
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
  const wrong = code === "000000" ? "111111" : "000000";
  expect(await refusalOf(confirmSetUpMail(context, { code: wrong }))).toEqual({ code: "setUp.wrongCode", left: 4 });
  await confirmSetUpMail(context, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(await progressIn(fund)).toEqual({ fund: "done", mail: "done" });

  await sendSetUpMail(context, { email: "ines@kastanje.example", language: "nl" });
  for (let guess = 0; guess < 5; guess++) await refusalOf(confirmSetUpMail(context, { code: "12" }));
  expect(await refusalOf(confirmSetUpMail(context, { code: "12" }))).toEqual({ code: "setUp.codeOver" });
});

test("only an installation without a mail server continues without a test mail", async ({ fund }) => {
  const context = await aSetUp(fund);
  expect(await refusalOf(continueWithoutMail(context))).toEqual({ code: "setUp.cannotWait" });
  expect(await refusalOf(putOffStep(context, { step: "mail" }))).toEqual({ code: "setUp.cannotWait" });
  await continueWithoutMail({ ...context, mailFolder: "/data/outbox" });
  expect(await progressIn(fund)).toEqual({ mail: "done" });
});

test("the operator and the coordinator get their roles and a mail, and one needs a second factor", async ({ fund }) => {
  const context = await aSetUp(fund);
  const both = { ...officers, coordinator_email: "ines@kastanje.example" };
  expect(await refusalOf(nameFirstOfficers(context, both))).toEqual({ code: "setUp.samePerson" });
  await nameFirstOfficers(context, officers);
  const [ines, lotte] = [
    await personWith(fund, "ines@kastanje.example"),
    await personWith(fund, "lotte@kastanje.example"),
  ];
  expect(await listRolesOf(fund.db, ines?.id ?? "")).toEqual(["operator"]);
  expect(await listRolesOf(fund.db, lotte?.id ?? "")).toEqual(["coordinator"]);
  expect((await arrivedMails(fund)).map(({ to }) => to).sort()).toEqual([
    "ines@kastanje.example",
    "lotte@kastanje.example",
  ]);
  expect(await refusalOf(finishOfficers(context))).toEqual({ code: "setUp.noSecondFactor" });
  await giveFactor(fund, "lotte@kastanje.example");
  await finishOfficers(context);
  expect(await progressIn(fund)).toEqual({ people: "done" });
});

test("a corrected address takes the role and the access from the wrong one", async ({ fund }) => {
  const context = await aSetUp(fund);
  await nameFirstOfficers(context, { ...officers, operator_email: "inse@kastanje.example" });
  const wrong = await personWith(fund, "inse@kastanje.example");
  await nameFirstOfficers(context, officers);
  expect(await listRolesOf(fund.db, wrong?.id ?? "")).toEqual([]);
  const present = await fund.db.select().from(people).where(isNull(people.leftAt));
  expect(present.map(({ email }) => email).sort()).toEqual(["ines@kastanje.example", "lotte@kastanje.example"]);
});

test("a staff list without the first people is refused; one with them makes them people of the list", async ({
  fund,
}) => {
  const context = await aSetUp(fund);
  await nameFirstOfficers(context, officers);
  await nameBranches(context, { ...lists, branches_nl: "Gent\nHasselt" });
  const others = ["00000003;Jan;Peeters;jan@kastanje.example;Hasselt", "00000004;Els;;els@kastanje.example;Gent"];
  expect(await refusalOf(keepFirstRoster(context, Buffer.from("a;b\r\n1;2")))).toMatchObject({
    code: "roster.columnsMissing",
  });
  await keepFirstRoster(context, aList(...others));
  const [row] = await fund.db.select().from(setUps);
  expect(row?.sealedRoster).not.toContain("Peeters");
  expect((await planFirstRoster(context))?.officersMissing.sort()).toEqual(["Ines Tack", "Lotte Vermeulen"]);
  expect(await refusalOf(importFirstRoster(context))).toMatchObject({ code: "setUp.officersMissing" });

  const officersLines = ["1;Ines;Tack;ines@kastanje.example;Gent", "2;Lotte;Vermeulen;lotte@kastanje.example;Gent"];
  await keepFirstRoster(context, aList(...officersLines, ...others));
  const plan = await planFirstRoster(context);
  expect(plan && [plan.added.length, plan.changed.length, plan.left.length, plan.doubtful.length]).toEqual([
    1, 2, 0, 1,
  ]);
  await importFirstRoster(context);
  expect((await personWith(fund, "ines@kastanje.example"))?.employeeId).toBe("00000001");
  expect((await fund.db.select().from(setUps))[0]?.sealedRoster).toBeNull();
});

test("the set-up proposes which departments are human resources", async ({ fund }) => {
  const context = await aSetUp(fund);
  await nameFirstOfficers(context, officers);
  await nameBranches(context, { ...lists, departments: "Productie\nPersoneel en organisatie" });
  const { departments } = await getFundLists(fund.db);
  const { humanResources } = await getFundSettings(fund.db);
  expect(humanResources.map((code) => itemName(departments, code, "nl"))).toEqual(["Personeel en organisatie"]);
});

test("retired people on the staff list have a branch with a name in each language", async ({ fund }) => {
  const context = await aSetUp(fund);
  await fund.db.delete(branches);
  await nameFirstOfficers(context, officers);
  await nameBranches(context, { ...lists, branches_other: "Gepensioneerden" });
  expect((await getFundLists(fund.db)).branches.map(({ code, names }) => [code, names.nl, names.fr])).toEqual([
    ["gent", "Gent", undefined],
    ["retired", "Gepensioneerden", "Retraités"],
  ]);
  const list = "personeelsnummer;voornaam;naam;e-mail;vestiging;statuut\r\n00000001;Rik;Maes;;;gepensioneerd";
  await keepFirstRoster(context, Buffer.from(list));
  expect(await planFirstRoster(context)).toMatchObject({
    added: [{ after: { branch: "retired", employmentStatus: "retired" } }],
    doubtful: [],
  });
});

test("the address and the titles of the first call name the year in which it opens", async ({ fund }) => {
  const context = await aSetUp(fund);
  await nameFirstOfficers(context, officers);
  await planFirstCall(context, {
    title: "Oproep 2027",
    submissionsOpen: "01/03/2027",
    submissionsClose: "30/04/2027",
    budgetInCents: "20000",
    hasVote: true,
  });
  const [call] = await fund.db.select().from(calls);
  expect(call).toMatchObject({ slug: "2027", title: { nl: "Oproep 2027", en: "Call 2027", fr: "Appel 2027" } });
});

test("the first call has conditions, because they are fixed as soon as people can submit", async ({ fund }) => {
  const context = await aSetUp(fund);
  await nameFirstOfficers(context, officers);
  const dayAfter = (days: number) => writeMoment("submissionsOpen", midnightAfter(fund.now, days)).day;
  await planFirstCall(context, {
    title: "Oproep",
    submissionsOpen: dayAfter(0),
    submissionsClose: dayAfter(56),
    budgetInCents: "20000",
    hasVote: true,
  });
  const [call] = await fund.db
    .select()
    .from(calls)
    .where(eq(calls.submissionsOpen, midnightAfter(fund.now, 0)));
  expect(call?.eligibility.map(({ check }) => check)).toContain("person");
});

test("the site opens once all needed steps are done, and the set-up is over for good", async ({ fund }) => {
  const context = await aSetUp(fund, { mailFolder: "/data/outbox" });
  expect(await refusalOf(openSite(context))).toEqual({ code: "setUp.unfinished" });
  await nameFund(context, kastanje);
  expect(await findOpening(fund.db)).toEqual({ isNamed: true });
  await continueWithoutMail(context);
  await nameFirstOfficers(context, officers);
  await giveFactor(fund, "ines@kastanje.example");
  await finishOfficers(context);
  await nameBranches(context, lists);
  await nameFirstOfficers(context, { ...officers, operator_email: "other@kastanje.example" });
  expect(await refusalOf(openSite(context))).toEqual({ code: "setUp.noSecondFactor" });
  await giveFactor(fund, "lotte@kastanje.example");
  await openSite(context);

  expect(await findOpening(fund.db)).toBeNull();
  expect(fund.setUps).toEqual([null]);
  expect(await refusalOf(nameFund(context, kastanje))).toEqual({ code: "setUp.noSession" });
  const acts = (await fund.db.select().from(auditEntries).orderBy(auditEntries.number)).map(({ act, details }) => [
    act,
    details.step,
  ]);
  expect(acts).toContainEqual(["set_up", "fund"]);
  expect(acts.at(-1)).toEqual(["open_site", undefined]);
});
