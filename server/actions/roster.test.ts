import pg from "pg";
import { inject, onTestFinished, vi } from "vitest";
import type { RosterPerson } from "#domain/roster.ts";
import { loginWithCode, loginWithLetter } from "#server/actions/login.ts";
import { correctPerson, importRoster, planRosterImport } from "#server/actions/roster.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { accessCodes, logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { testSecret } from "#test/context.ts";
import { aPerson, theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { askForCode } from "#test/login-code.ts";

import { listOf, rowOf } from "#test/roster-list.ts";

const lotte: RosterPerson = {
  employeeId: "00000007",
  firstname: "Lotte",
  lastname: "Vermeulen",
  email: "lotte@amandel.example",
  branch: "wevelgem",
  department: "supply_chain",
  employmentStatus: "employed",
  language: "nl",
};

test("an import adds new people and changes people who moved, and the audit log counts them", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const plan = await importRoster(fund.context(null), { file: listOf({ ...anna, branch: "wevelgem" }, lotte) });
  expect(plan).toMatchObject({ added: [{ line: 3 }], changed: [{ line: 2 }], left: [], doubtful: [] });
  expect(await rowOf(fund, lotte.employeeId)).toMatchObject(lotte);
  expect(await rowOf(fund, anna.employeeId)).toEqual({ ...anna, revision: 1, branch: "wevelgem" });
  const [entry] = await fund.db.select().from(auditEntries);
  expect(entry).toMatchObject({ act: "import_roster", details: { added: 1, changed: 1, left: 0, doubtful: 0 } });
});

test("a dry run changes nothing", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  expect(await planRosterImport(fund.context(null), listOf(lotte))).toMatchObject({
    added: [{ after: lotte }],
    left: [{}],
  });
  expect(await fund.db.select().from(people)).toEqual([anna]);
  expect(await fund.db.$count(auditEntries)).toBe(0);
});

test("names keep their accents in every encoding of the list", async ({ fund }) => {
  const text = "matricule;prénom;nom;filiale\r\n00000001;Zoé;Lefèvre-Nuñez;gent\r\n";
  const files = {
    "UTF-8 with a mark in front": Buffer.from(`\ufeff${text}`),
    "UTF-8": Buffer.from(text),
    "Windows-1252": Buffer.from(text, "latin1"),
    "Excel's Unicode text": Buffer.from(`\ufeff${text.replaceAll(";", "\t")}`, "utf16le"),
  };
  for (const [kind, file] of Object.entries(files)) {
    const { added } = await planRosterImport(fund.context(null), file);
    expect(added[0]?.after, kind).toMatchObject({ firstname: "Zoé", lastname: "Lefèvre-Nuñez" });
  }
});

test("someone who leaves loses all access at once: session, pending code, letter and roles", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const staying = await aPerson(fund.db);
  await startSession(fund.context(null), { personId: anna.id, way: "mail_code", isRemembered: true });
  await fund.db.insert(personRoles).values({ personId: anna.id, role: "committee", givenAt: fund.now });
  const codeHash = testSecret.hash("access-code", "ABCDEFGH2345");
  await fund.db.insert(accessCodes).values({ personId: anna.id, codeHash, madeAt: fund.now });
  const { loginId, code } = await askForCode(fund, anna);
  expect(code).not.toBeNull();

  await importRoster(fund.context(null), { file: listOf(staying) });

  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  for (const table of [sessions, accessCodes, personRoles]) expect(await fund.db.$count(table)).toBe(0);
  await expect(loginWithCode(fund.context(null), { loginId, code: code ?? "" })).rejects.toThrow("login.expired");
  const letter = { ...anna, employee_id: anna.employeeId, access_code: "ABCD-EFGH-2345", remember_me: false };
  await expect(loginWithLetter(fund.context(null), letter)).rejects.toThrow("login.wrongAccessCode");
  expect((await askForCode(fund, anna)).code).toBeNull();

  // Someone who returns is the same person, but has no roles or access from before.
  await importRoster(fund.context(null), { file: listOf(staying, anna) });
  expect(await rowOf(fund, anna.employeeId)).toEqual({ ...anna, revision: 1, addressChangedAt: fund.now });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  const back = await askForCode(fund, anna);
  await loginWithCode(fund.context(null), { loginId: back.loginId, code: back.code ?? "" });
  expect(await findMe(fund.context(null), fund.sessions.at(-1) ?? "")).toMatchObject({ id: anna.id, roles: [] });
});

test("a list without most of the people is refused and changes nothing, unless someone confirms it", async ({
  fund,
}) => {
  for (let number = 0; number < 3; number++) await aPerson(fund.db);
  const before = await fund.db.select().from(people);
  await expect(importRoster(fund.context(null), { file: listOf(lotte) })).rejects.toMatchObject({
    problem: { code: "roster.manyLeavers", leaving: 3, present: 3 },
  });
  expect(await fund.db.select().from(people)).toEqual(before);
  await importRoster(fund.context(null), { file: listOf(lotte), allowManyLeavers: true });
  expect((await fund.db.select().from(people)).filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
});

test("two people can swap their addresses, and a pending code to the old one stops working", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const jan = await aPerson(fund.db, { firstname: "Jan" });
  const { loginId, code } = await askForCode(fund, anna);
  await importRoster(fund.context(null), {
    file: listOf({ ...anna, email: jan.email }, { ...jan, email: anna.email }),
  });
  expect((await rowOf(fund, anna.employeeId))?.email).toBe(jan.email);
  expect((await rowOf(fund, jan.employeeId))?.email).toBe(anna.email);
  await expect(loginWithCode(fund.context(null), { loginId, code: code ?? "" })).rejects.toThrow("login.expired");
});

test("another name with the same employee ID ends the session, because it may be another person", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const jan = await aPerson(fund.db, { firstname: "Jan" });
  for (const { id } of [anna, jan])
    await startSession(fund.context(null), { personId: id, way: "mail_code", isRemembered: false });
  await importRoster(fund.context(null), {
    file: listOf({ ...anna, lastname: "Janssens" }, { ...jan, branch: "brussel" }),
  });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toMatchObject({ id: jan.id });
});

test("an import that fails half-way changes nothing", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  // This person left long ago, but by mistake still has the address of a newcomer.
  const old = await aPerson(fund.db, { email: lotte.email, leftAt: fund.now });
  const before = [anna, old];
  await expect(
    importRoster(fund.context(null), { file: listOf({ ...anna, branch: "gent" }, lotte) }),
  ).rejects.toThrow();
  expect(await fund.db.select().from(people).orderBy(people.employeeId)).toEqual(before);
});

test("a realistic import takes one statement per thousand people, for newcomers, changes and leavers", async ({
  fund,
}) => {
  const size = 5000;
  const person = (number: number, branch: string) => ({
    ...lotte,
    employeeId: String(number).padStart(8, "0"),
    firstname: "Zoë",
    lastname: `Vermeulen ${number}`,
    email: `p${number}@amandel.example`,
    branch,
  });
  const range = (from: number, branch: string) =>
    Array.from({ length: size }, (_, index) => person(from + index, branch));
  const spied = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => spied.mockRestore());

  const first = await importRoster(fund.context(null), { file: listOf(...range(1, "gent")) });
  expect(first.added).toHaveLength(size);
  // Half of the people leave, half change, and as many are new.
  const second = await importRoster(fund.context(null), { file: listOf(...range(1 + size / 2, "wevelgem")) });
  expect([second.added.length, second.changed.length, second.left.length]).toEqual([size / 2, size / 2, size / 2]);
  expect(await fund.db.$count(people, eq(people.branch, "wevelgem"))).toBe(size);
  // The transactions, the lock and the audit log take some; each thousand leavers take seven.
  if (inject("databaseKind") === "postgres") expect(spied.mock.calls.length).toBeLessThan(70);
});

test("a coordinator corrects one person, and the next import overrides it", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  const { loginId, code } = await askForCode(fund, anna);
  const corrected = {
    ...anna,
    lastname: " Peeters-De  Smet ",
    email: "Anna.DeSmet@Amandel.example",
    employeeId: "00 000 042",
  };
  const { leftAt: _leftAt, ...typed } = corrected;
  await correctPerson(fund.context(null), typed);
  expect(await rowOf(fund, "00000042")).toMatchObject({
    id: anna.id,
    lastname: "Peeters-De Smet",
    email: "anna.desmet@amandel.example",
  });
  await expect(loginWithCode(fund.context(null), { loginId, code: code ?? "" })).rejects.toThrow("login.expired");
  const [entry] = await fund.db.select().from(auditEntries);
  expect(entry).toMatchObject({ act: "correct_details", subject: `person ${anna.id}` });
});

/** Lists the mails of one template, in the order of the queue. */
test("refuses a wrong correction at its field", async ({ fund }) => {
  const { leftAt: _left, ...anna } = await aPerson(fund.db);
  const jan = await aPerson(fund.db, { firstname: "Jan" });
  const wrong = async (values: Partial<RosterPerson>) =>
    correctPerson(fund.context(null), { ...anna, ...values }).then(
      () => null,
      (error) =>
        error.problem.fields.map(
          (invalidField: { field: string; problem: { code: string } }) =>
            `${invalidField.field} ${invalidField.problem.code}`,
        ),
    );
  expect(await wrong({ employeeId: jan.employeeId })).toEqual(["employeeId rule.taken"]);
  expect(await wrong({ email: jan.email?.toUpperCase() ?? "" })).toEqual(["email rule.taken"]);
  expect(await wrong({ firstname: " ", email: "anna" })).toEqual(["firstname rule.required", "email rule.email"]);
  expect(await wrong({ branch: "parijs" as never })).toEqual(["branch rule.in"]);
  expect(await wrong({ email: "" })).toBeNull();
  expect((await rowOf(fund, anna.employeeId))?.email).toBeNull();
});

test("someone who has left cannot be corrected", async ({ fund }) => {
  const { leftAt: _left, ...anna } = await aPerson(fund.db, { leftAt: fund.now });
  await expect(correctPerson(fund.context(null), anna)).rejects.toThrow("person.unknown");
});

test("before the first import anyone with a company mailbox can log in, and nobody else", async ({ fund }) => {
  await theSettings(fund.db, { mailDomains: ["amandel.example"] });
  const anna = { firstname: "Anna", lastname: "Peeters", email: "Anna@Amandel.example" };
  for (const email of ["anna@elsewhere.example", "anna@notamandel.example", "anna@sub.amandel.example"])
    expect((await askForCode(fund, { ...anna, email })).code).toBeNull();
  expect(await fund.db.$count(people)).toBe(0);

  // Someone else typed her address with another name; that does not lock her out.
  await askForCode(fund, { ...anna, firstname: "Piet" });
  const { loginId, code } = await askForCode(fund, anna);
  await loginWithCode(fund.context(null), { loginId, code: code ?? "" });
  const token = fund.sessions[0] ?? "";
  expect(await findMe(fund.context(null), token)).toMatchObject({ firstname: "Anna", employmentStatus: "employed" });
  // After her first login her name cannot change.
  await askForCode(fund, { ...anna, firstname: "Piet" });
  expect(await findMe(fund.context(null), token)).toMatchObject({ firstname: "Anna" });
});

test("the first import keeps the people on its list and ends the access of the others", async ({ fund }) => {
  await theSettings(fund.db, { mailDomains: ["amandel.example"] });
  const names = { firstname: "Lotte", lastname: "Vermeulen" };
  for (const email of ["lotte@amandel.example", "guest@amandel.example"]) {
    const { loginId, code } = await askForCode(fund, { ...names, email });
    await loginWithCode(fund.context(null), { loginId, code: code ?? "" });
  }
  const early = await findMe(fund.context(null), fund.sessions[0] ?? "");
  await importRoster(fund.context(null), { file: listOf(lotte) });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toMatchObject({
    id: early?.id,
    employeeId: "00000007",
  });
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toBeNull();
  expect((await askForCode(fund, { ...names, email: "guest@amandel.example" })).code).toBeNull();
  expect(await fund.db.$count(logins)).toBe(3);
});
