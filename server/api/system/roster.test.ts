import type { RosterPerson } from "#domain/roster.ts";
import { eq } from "#server/database/drizzle.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const CorrectPerson = `mutation ($id: ID!, $revision: Int! = 0, $person: PersonCorrection!) {
  correctPerson(id: $id, revision: $revision, person: $person)
}`;
const GiveRole = `mutation ($personId: ID!, $role: GivenRole!) { giveRole(personId: $personId, role: $role) }`;
const TakeRole = `mutation ($personId: ID!, $role: GivenRole!) { takeRole(personId: $personId, role: $role) }`;

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });

/** The fields of a person that the API lets a coordinator correct. */
function correctionOf(row: RosterPerson) {
  const { employeeId, firstname, lastname, email, branch, department, employmentStatus, language } = row;
  return { employeeId, firstname, lastname, email, branch, department, employmentStatus, language };
}

test("a coordinator corrects a person, and a wrong value is refused with its field", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const { id, ...row } = await aPerson(fund.db);
  const anna = correctionOf(row);
  const { data } = await fund.askSystem(me, CorrectPerson, { id, person: { ...anna, lastname: "Peeters-Maes" } });
  expect(data).toEqual({ correctPerson: true });
  const [corrected] = await fund.db.select().from(people).where(eq(people.id, id));
  expect(corrected?.lastname).toBe("Peeters-Maes");

  const { errors } = await fund.askSystem(me, CorrectPerson, { id, revision: 1, person: { ...anna, email: me.email } });
  expect(errors?.[0]?.extensions?.problem).toEqual({
    code: "form.invalid",
    fields: [{ field: "email", problem: { code: "rule.taken" } }],
  });
});

test("refuses a coordinator a new address for a person with a role, and refers to the operator", async ({ fund }) => {
  const { id, ...row } = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: id, role: "committee", givenAt: fund.now });
  const change = { id, person: { ...correctionOf(row), email: "hanne@amandel.example" } };
  const { errors } = await fund.askSystem(await aCoordinator(fund), CorrectPerson, change);
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "person.needsOperator" });
  const operator = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  expect((await fund.askSystem(operator, CorrectPerson, change)).data).toEqual({ correctPerson: true });
});

test("a coordinator gives and takes a role", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const change = { personId: (await aPerson(fund.db)).id, role: "committee" };
  expect((await fund.askSystem(me, GiveRole, change)).data).toEqual({ giveRole: true });
  expect(await fund.db.select().from(personRoles)).toMatchObject([change]);
  expect((await fund.askSystem(me, TakeRole, change)).data).toEqual({ takeRole: true });
  const own = await fund.askSystem(me, GiveRole, { ...change, personId: me.id });
  expect(own.errors?.[0]?.extensions?.problem).toEqual({ code: "role.own" });
});

test("nobody else corrects people or gives roles", async ({ fund }) => {
  const { id, ...row } = await aPerson(fund.db);
  const person = correctionOf(row);
  const someone = await aPerson(fund.db);
  const others = [
    [null, "login.required"],
    [loggedIn(someone), "permission.denied"],
    [loggedIn(someone, { roles: ["committee"], hasSecondFactor: true }), "permission.denied"],
    [loggedIn(someone, { roles: ["coordinator"] }), "secondFactor.required"],
  ] as const;
  const change = { personId: id, role: "committee" };
  for (const [me, code] of others) {
    for (const [mutation, values] of [
      [CorrectPerson, { id, person }],
      [GiveRole, change],
      [TakeRole, change],
    ] as const) {
      const { errors } = await fund.askSystem(me, mutation, values);
      expect(errors?.[0]?.extensions?.problem, mutation).toEqual({ code });
    }
  }
  expect(await fund.db.$count(personRoles)).toBe(0);
});
