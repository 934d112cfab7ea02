import { loginCode } from "#domain/login.ts";
import type { GivenRole } from "#domain/permission.ts";
import { askForAnotherCode, loginWithCode, loginWithLink } from "#server/actions/login.ts";
import { correctPerson, decideWaitingAddress, importRoster, planRosterImport } from "#server/actions/roster.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { mails } from "#server/database/tables/mail.ts";
import type { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { askForCode, sendCodes } from "#test/login-code.ts";

import { listOf, rowOf } from "#test/roster-list.ts";

const mailsCalled = async ({ db }: Fund, template: string) =>
  (await db.select().from(mails).where(eq(mails.template, template))).map(({ recipient, values }) => ({
    recipient,
    values,
  }));

/** Makes a coordinator, an operator, and a committee member who is logged in. */
async function anOffice(fund: Fund) {
  const asOfficer = async (role: GivenRole, values: Partial<typeof people.$inferInsert> = {}) => {
    const person = await aPerson(fund.db, values);
    await fund.db.insert(personRoles).values({ personId: person.id, role, givenAt: fund.now });
    return { person, me: loggedIn(person, { roles: [role], hasSecondFactor: true }) };
  };
  const [coordinator, operator] = [await asOfficer("coordinator"), await asOfficer("operator")];
  const member = await asOfficer("committee", { language: "fr" });
  await startSession(fund.context(null), { personId: member.person.id, way: "mail_code", isRemembered: true });
  return { coordinator, operator, member: member.person, token: fund.sessions.at(-1) ?? "" };
}

test("only an operator changes the address or the employee ID of somebody with a role", async ({ fund }) => {
  const { coordinator, operator, member, token } = await anOffice(fund);
  const { leftAt: _left, ...typed } = member;
  const corrections = [{ email: "hanne@amandel.example" }, { email: null }, { employeeId: "00000099" }];
  for (const correction of corrections) {
    const correcting = correctPerson(fund.context(coordinator.me), { ...typed, ...correction });
    await expect(correcting).rejects.toThrow("person.needsOperator");
  }
  expect(await rowOf(fund, member.employeeId)).toEqual(member);
  await correctPerson(fund.context(coordinator.me), { ...typed, lastname: "Maes" });
  expect(await findMe(fund.context(null), token)).toMatchObject({ lastname: "Maes" });
  expect(await mailsCalled(fund, "address-changed")).toEqual([]);

  await correctPerson(fund.context(operator.me), { ...typed, revision: 1, email: "new@amandel.example" });
  expect(await rowOf(fund, member.employeeId)).toMatchObject({
    email: "new@amandel.example",
    addressChangedAt: fund.now,
  });
  const entries = await fund.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(entries.map(({ act, actorId, subject }) => [act, actorId, subject])).toEqual([
    ["correct_details", coordinator.person.id, `person ${member.id}`],
    ["correct_details", operator.person.id, `person ${member.id}`],
    ["change_address", operator.person.id, `person ${member.id}`],
  ]);
});

test("a new address ends open sessions and logins, and the old one gets a mail in its owner's language", async ({
  fund,
}) => {
  const anna = await aPerson(fund.db, { language: "fr" });
  const { leftAt: _left, ...typed } = anna;
  await startSession(fund.context(null), { personId: anna.id, way: "mail_code", isRemembered: true });
  const { loginId, code } = await askForCode(fund, anna);
  const [mail] = await fund.db.select().from(mails);
  const token = new URL(String(mail?.values.address)).searchParams.get("token") ?? "";

  await correctPerson(fund.context(null), { ...typed, email: "new@amandel.example" });
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  await expect(loginWithCode(fund.context(null), { loginId, code: code ?? "" })).rejects.toThrow("login.expired");
  const [notice] = await fund.db.select().from(mails).where(eq(mails.template, "address-changed"));
  expect(notice).toMatchObject({ recipient: anna.email, language: "fr", values: { what: "email" } });

  // A new request continues the login at the new address; the mail to the old one stays useless.
  fund.now = new Date(fund.now.getTime() + loginCode.resendSeconds * 1000);
  await askForAnotherCode(fund.context(null), { loginId });
  await expect(loginWithLink(fund.context(null), { token })).rejects.toThrow("login.expired");
  await sendCodes(fund);
  const sentMails = await mailsCalled(fund, "login-code");
  expect(sentMails.map(({ recipient }) => recipient).sort()).toEqual([anna.email, "new@amandel.example"].sort());

  const numbered = { ...typed, revision: 1, email: "new@amandel.example", employeeId: "00000042" };
  await correctPerson(fund.context(null), numbered);
  expect(await mailsCalled(fund, "address-changed")).toContainEqual({
    recipient: "new@amandel.example",
    values: { what: "employeeId" },
  });
});

test("a coordinator's import keeps the addresses of people with a role unchanged, and reports them", async ({
  fund,
}) => {
  const { coordinator, operator, member, token } = await anOffice(fund);
  const anna = await aPerson(fund.db);
  const theirs = { ...member, email: "hanne@elsewhere.example", branch: "wevelgem" };
  const file = listOf(coordinator.person, operator.person, theirs, { ...anna, email: "anna.new@amandel.example" });
  const waiting = [{ line: 4, before: { email: member.email }, after: { email: theirs.email } }];

  expect(await planRosterImport(fund.context(coordinator.me), file)).toMatchObject({ waiting });
  expect(await importRoster(fund.context(coordinator.me), { file })).toMatchObject({ waiting, unchanged: 2 });
  const keptAddress = { addressWaitsSince: fund.now, waitingEmail: theirs.email };
  expect(await rowOf(fund, member.employeeId)).toEqual({ ...member, revision: 1, branch: "wevelgem", ...keptAddress });
  expect(await findMe(fund.context(null), token)).toMatchObject({ id: member.id });
  const [entry] = await fund.db.select().from(auditEntries);
  expect(entry).toMatchObject({ act: "import_roster", details: { changed: 2, waiting: 1 } });
  // Anna has no role, so the import changes her address.
  const email = "anna.new@amandel.example";
  expect(await rowOf(fund, anna.employeeId)).toEqual({ ...anna, revision: 1, email, addressChangedAt: fund.now });
  expect(await mailsCalled(fund, "address-changed")).toEqual([{ recipient: anna.email, values: { what: "email" } }]);

  expect(await planRosterImport(fund.context(operator.me), file)).toMatchObject({
    waiting: [],
    changed: [{ line: 4 }],
  });
  expect(await importRoster(fund.context(operator.me), { file })).toMatchObject({ waiting: [] });
  expect(await rowOf(fund, member.employeeId)).toMatchObject({ email: theirs.email, addressChangedAt: fund.now });
  expect(await findMe(fund.context(null), token)).toBeNull();
  expect(await mailsCalled(fund, "address-changed")).toContainEqual({
    recipient: member.email,
    values: { what: "email" },
  });
  const changes = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "change_address"));
  expect(changes).toMatchObject([{ actorId: operator.person.id, subject: `person ${member.id}` }]);
});

test("an operator takes over an address that waits, or keeps the present one, and a later list replaces it", async ({
  fund,
}) => {
  const { coordinator, operator, member, token } = await anOffice(fund);
  const office = [coordinator.person, operator.person];
  const importWith = (email: string | null) =>
    importRoster(fund.context(coordinator.me), { file: listOf(...office, { ...member, email }) });
  const decide = (who: typeof coordinator, takesOver: boolean) =>
    decideWaitingAddress(fund.context(who.me), { id: member.id, takesOver });
  const nothingWaits = { addressWaitsSince: null, waitingEmail: null };

  await importWith("hanne@elsewhere.example");
  await expect(decide(coordinator, true)).rejects.toThrow("person.needsOperator");
  await decide(operator, false);
  expect(await rowOf(fund, member.employeeId)).toMatchObject({ email: member.email, ...nothingWaits });
  await expect(decide(operator, true)).rejects.toThrow("person.nothingWaits");

  await importWith("hanne@elsewhere.example");
  await importWith(member.email);
  expect(await rowOf(fund, member.employeeId)).toMatchObject(nothingWaits);

  await importWith(null);
  expect(await rowOf(fund, member.employeeId)).toMatchObject({ addressWaitsSince: fund.now, waitingEmail: null });
  await decide(operator, true);
  expect(await rowOf(fund, member.employeeId)).toMatchObject({
    email: null,
    addressChangedAt: fund.now,
    ...nothingWaits,
  });
  expect(await findMe(fund.context(null), token)).toBeNull();
  expect(await mailsCalled(fund, "address-changed")).toEqual([{ recipient: member.email, values: { what: "email" } }]);
  const acts = (await fund.db.select().from(auditEntries).orderBy(asc(auditEntries.number))).map(({ act }) => act);
  expect(acts.filter((act) => act === "keep_address" || act === "change_address")).toEqual([
    "keep_address",
    "change_address",
  ]);
});
