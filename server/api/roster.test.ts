import { createRosterHandlers } from "#server/api/roster.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";

const head = "employee id,first name,name,email,branch";
const anna = "00412345,Zoé,Lefèvre,zoe@amandel.example,gent";

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });

async function post(fund: Fund, me: Me | null, path: string, body: BodyInit) {
  const url = await serveHandlers(...createRosterHandlers(async () => fund.context(me)));
  const response = await fetch(url + path, { method: "POST", body });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test("a coordinator sees what a list would change and then imports it", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const list = Buffer.from([head, anna, `${me.employeeId},Anna,Peeters,,brussel`, "1,,,,"].join("\n"), "latin1");
  const planned = await post(fund, me, "/office/roster/plan", list);
  expect(planned).toMatchObject({
    status: 200,
    answer: {
      counts: { added: 1, changed: 1, left: 0, unchanged: 0, doubtful: 1, waiting: 0 },
      added: [{ line: 2, after: { firstname: "Zoé", lastname: "Lefèvre" } }],
      changed: [{ line: 3, before: { branch: "gent" }, after: { branch: "brussel" } }],
      doubtful: [{ line: 4, employeeId: "00000001", doubt: "name_missing" }],
    },
  });
  expect(await fund.db.$count(people)).toBe(1);
  expect(await post(fund, me, "/office/roster/import", list)).toEqual(planned);
  expect(await fund.db.$count(people)).toBe(2);
});

test("imports a list without most people only when the coordinator confirms that they left", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const list = `${head}\n${anna}`;
  expect(await post(fund, me, "/office/roster/import", list)).toEqual({
    status: 422,
    answer: { problem: { code: "roster.manyLeavers", leaving: 1, present: 1 } },
  });
  expect(await post(fund, me, "/office/roster/import?allowManyLeavers=true", list)).toMatchObject({ status: 200 });
  expect(await fund.db.$count(people, eq(people.employeeId, "00412345"))).toBe(1);
});

test("names the lines of a coordinator's list that wait for an operator, before and after the import", async ({
  fund,
}) => {
  const me = await aCoordinator(fund);
  const member = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: member.id, role: "committee", givenAt: fund.now });
  const lines = [
    `${me.employeeId},Anna,Peeters,${me.email},gent`,
    `${member.employeeId},Anna,Peeters,x@y.example,gent`,
  ];
  for (const path of ["/office/roster/plan", "/office/roster/import"])
    expect(await post(fund, me, path, [head, ...lines].join("\n")), path).toMatchObject({
      answer: { counts: { changed: 0, waiting: 1 }, waiting: [{ line: 3, after: { email: "x@y.example" } }] },
    });
});

test("only a coordinator or operator with a second factor can see or change the roster", async ({ fund }) => {
  const person = await aPerson(fund.db);
  const others: [Me | null, number][] = [
    [null, 401],
    [loggedIn(person), 403],
    [loggedIn(person, { roles: ["committee"], hasSecondFactor: true }), 403],
    [loggedIn(person, { roles: ["coordinator"] }), 403],
  ];
  for (const [me, status] of others) {
    for (const path of ["/office/roster/plan", "/office/roster/import?allowManyLeavers=true"])
      expect((await post(fund, me, path, `${head}\n${anna}`)).status, `${path} ${status}`).toBe(status);
  }
  expect(await fund.db.select().from(people)).toEqual([person]);
});

test("refuses a file that is not a list with a reason, and a file that is too large", async ({ fund }) => {
  const me = await aCoordinator(fund);
  expect(await post(fund, me, "/office/roster/plan", "hello")).toMatchObject({
    status: 422,
    answer: { problem: { code: "roster.columnsMissing" } },
  });
  expect((await post(fund, me, "/office/roster/plan", new Uint8Array(25 * 1024 * 1024))).status).toBe(413);
  const url = await serveHandlers(...createRosterHandlers(async () => fund.context(me)));
  expect((await fetch(`${url}/office/roster/import`)).status).toBe(405);
});
