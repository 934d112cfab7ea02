import { endSessionsOfPeople } from "#server/actions/person.ts";
import { correctPerson } from "#server/actions/roster.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { people } from "#server/database/tables/person.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

test("two people correct the same person at once, and the second one hears of it", async ({ fund }) => {
  const anna = await aPerson(fund.db);
  await correctPerson(fund.context(null), { ...anna, lastname: "Peeters-Maes" });
  const second = correctPerson(fund.context(null), { ...anna, firstname: "Ann" });
  await expect(second).rejects.toThrow("record.changed");
  const [stored] = await fund.db.select().from(people).where(eq(people.id, anna.id));
  expect(stored).toMatchObject({ firstname: anna.firstname, lastname: "Peeters-Maes", revision: 1 });
});

test("the audit log says which details were corrected, but not how, because it can never be erased", async ({
  fund,
}) => {
  const anna = await aPerson(fund.db);
  await correctPerson(fund.context(null), { ...anna, firstname: "Annelies", lastname: "De Smet" });
  const [entry] = await fund.db.select().from(auditEntries);
  expect(entry?.details).toEqual({ fields: "firstname, lastname" });
});

test("a coordinator ends the sessions of some people, and the log says whose", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const [anna, jan, lotte] = [await aPerson(fund.db), await aPerson(fund.db), await aPerson(fund.db)];
  for (const { id: personId } of [anna, anna, jan])
    await startSession(fund.context(null), { personId, way: "mail_code", isRemembered: true });
  expect(await endSessionsOfPeople(fund.context(me), [anna.id, lotte.id])).toBe(2);
  expect(await findMe(fund.context(null), fund.sessions[0] ?? "")).toBeNull();
  expect(await findMe(fund.context(null), fund.sessions[2] ?? "")).toMatchObject({ id: jan.id });
  expect(await fund.db.select().from(auditEntries)).toMatchObject([
    { act: "end_sessions", actorId: me.id, subject: `person ${anna.id}`, details: { sessions: 2 } },
  ]);
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  await expect(endSessionsOfPeople(fund.context(member), [jan.id])).rejects.toThrow("permission.denied");
});
