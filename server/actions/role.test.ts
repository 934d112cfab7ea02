import { givenRoles } from "#domain/permission.ts";
import { giveRole, takeRole } from "#server/actions/role.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { mails } from "#server/database/tables/mail.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

test("a coordinator adds a committee member, whose sessions end, and takes the role away again", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const anna = await aPerson(fund.db);
  const begin = () => startSession(fund.context(null), { personId: anna.id, way: "mail_code", isRemembered: false });
  await begin();
  expect(await giveRole(fund.context(me), { personId: anna.id, role: "committee" })).toBe(true);
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();

  await begin();
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toMatchObject({ roles: ["committee"] });
  expect(await giveRole(fund.context(me), { personId: anna.id, role: "committee" })).toBe(false);
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).not.toBeNull();
  expect(await takeRole(fund.context(me), { personId: anna.id, role: "committee" })).toBe(true);
  expect(await takeRole(fund.context(me), { personId: anna.id, role: "committee" })).toBe(false);
  expect(await findMe(fund.context(null), fund.sessions[1] ?? "")).toBeNull();
  expect(await fund.db.select().from(auditEntries).orderBy(auditEntries.number)).toMatchObject([
    { act: "give_role", actorId: me.id, subject: `person ${anna.id}`, details: { role: "committee" } },
    { act: "take_role", actorId: me.id, subject: `person ${anna.id}`, details: { role: "committee" } },
  ]);
});

test("nobody changes their own roles, so a coordinator cannot open the committee's dossiers", async ({ fund }) => {
  for (const roles of [["coordinator"], ["operator"]] as const) {
    const me = loggedIn(await aPerson(fund.db), { roles: [...roles], hasSecondFactor: true });
    await expect(giveRole(fund.context(me), { personId: me.id, role: "committee" })).rejects.toThrow("role.own");
    await expect(takeRole(fund.context(me), { personId: me.id, role: roles[0] })).rejects.toThrow("role.own");
  }
});

test("only an operator gives the operator role, and only coordinators and operators give roles at all", async ({
  fund,
}) => {
  const { id: personId } = await aPerson(fund.db);
  const as = async (roles: Parameters<typeof loggedIn>[1]) => fund.context(loggedIn(await aPerson(fund.db), roles));
  const coordinator = await as({ roles: ["coordinator"], hasSecondFactor: true });
  const operator = await as({ roles: ["operator"], hasSecondFactor: true });
  await expect(giveRole(coordinator, { personId, role: "operator" })).rejects.toThrow("permission.denied");
  expect(await giveRole(operator, { personId, role: "operator" })).toBe(true);
  for (const roles of [{}, { roles: ["committee" as const], hasSecondFactor: true }])
    await expect(giveRole(await as(roles), { personId, role: "committee" })).rejects.toThrow("permission.denied");
  await expect(giveRole(await as({ roles: ["coordinator"] }), { personId, role: "committee" })).rejects.toThrow(
    "secondFactor.required",
  );
});

test("the other committee members get a mail about a new one, and about no other role", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const [sophie, karim] = [await aPerson(fund.db, { language: "fr" }), await aPerson(fund.db, { email: null })];
  for (const { id } of [sophie, karim])
    await fund.db.insert(personRoles).values({ personId: id, role: "committee", givenAt: fund.now });
  const lotte = await aPerson(fund.db, { firstname: "Lotte", lastname: "Maes", chosenLanguage: "en" });
  const isCommitteeMail = eq(mails.template, "committee-grew");
  await giveRole(fund.context(me), { personId: lotte.id, role: "coordinator" });
  expect(await fund.db.$count(mails, isCommitteeMail)).toBe(0);
  await giveRole(fund.context(me), { personId: lotte.id, role: "committee" });
  const committeeMails = await fund.db.select().from(mails).where(isCommitteeMail);
  expect(
    committeeMails.map(({ template, recipient, language, values }) => [template, recipient, language, values]),
  ).toEqual([["committee-grew", sophie.email, "fr", { name: "Lotte Maes" }]]);
  await giveRole(fund.context(me), { personId: lotte.id, role: "committee" });
  await takeRole(fund.context(me), { personId: lotte.id, role: "committee" });
  expect(await fund.db.$count(mails, isCommitteeMail)).toBe(1);
});

test("someone who gets a role reads in a mail what it means and where they log in, once", async ({ fund }) => {
  await theSettings(fund.db);
  const me = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  const texts = new Set<string>();
  for (const role of givenRoles) {
    const holder = await aPerson(fund.db, { firstname: "Lotte", language: "fr" });
    expect(await giveRole(fund.context(me), { personId: holder.id, role })).toBe(true);
    expect(await giveRole(fund.context(me), { personId: holder.id, role })).toBe(false);
    expect(await takeRole(fund.context(me), { personId: holder.id, role })).toBe(true);
    const arrived = (await arrivedMails(fund)).filter(({ to }) => to === holder.email);
    const [mail] = arrived.filter(({ subject }) => subject?.startsWith("Votre rôle"));
    expect(mail?.text).toContain("Bonjour Lotte");
    expect(mail?.text).toContain("/fr/office");
    texts.add(mail?.text ?? "");
  }
  // Each role has words of its own.
  expect(texts.size).toBe(givenRoles.length);
});

test("someone without an address gets a role all the same", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  const { id: personId } = await aPerson(fund.db, { email: null });
  expect(await giveRole(fund.context(me), { personId, role: "editor" })).toBe(true);
  expect(await fund.db.$count(mails)).toBe(0);
});

test("someone who has left gets no role", async ({ fund }) => {
  const { id: personId } = await aPerson(fund.db, { leftAt: fund.now });
  await expect(giveRole(fund.context(null), { personId, role: "committee" })).rejects.toThrow("person.unknown");
  expect(await fund.db.$count(personRoles)).toBe(0);
});
