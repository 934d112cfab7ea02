import { createLetterHandler } from "#server/api/letter.ts";
import type { Me } from "#server/context.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { readPages } from "#test/pdf.ts";

async function post(fund: Fund, me: Me | null, form: Record<string, string>) {
  const url = await serveHandlers(createLetterHandler(async () => fund.context(me)));
  return fetch(`${url}/office/letters.pdf`, { method: "POST", body: new URLSearchParams(form) });
}

test("a coordinator downloads the letters of those without a mailbox", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const karim = await aPerson(fund.db, { firstname: "Karim", email: null });
  const response = await post(fund, me, { withoutMailbox: "on", branch: "gent" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="access-letters.pdf"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  const pages = readPages(await response.bytes());
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Karim");
  expect(await fund.db.select().from(accessCodes)).toMatchObject([{ personId: karim.id }]);

  const one = await post(fund, me, { person: me.employeeId });
  expect(readPages(await one.bytes())[0]).toContain(me.employeeId);
  const wrong = await post(fund, me, { branch: "parijs" });
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    { problem: { code: "form.invalid", fields: [{ field: "branch", problem: { code: "rule.in" } }] } },
  ]);
});

test("refuses a coordinator the letter of a person with a role, and refers to the operator", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const member = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: member.id, role: "committee", givenAt: fund.now });
  const refused = await post(fund, me, { person: member.employeeId });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { problem: { code: "letter.needsOperator", count: 1 } },
  ]);
  const Plan = `query ($id: String) { accessLetters(withoutMailbox: false, employeeId: $id) { count leftOut owner } }`;
  const { errors } = await fund.askSystem(me, Plan, { id: member.employeeId });
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "letter.needsOperator", count: 1 });
  expect((await fund.askSystem(me, Plan, {})).data).toEqual({
    accessLetters: { count: 1, leftOut: 1, owner: "Anna Peeters" },
  });
});

test("nobody else gets a letter, and no code changes", async ({ fund }) => {
  const person = await aPerson(fund.db);
  const others: [Me | null, number][] = [
    [null, 401],
    [loggedIn(person), 403],
    [loggedIn(person, { roles: ["committee"], hasSecondFactor: true }), 403],
    [loggedIn(person, { roles: ["coordinator"] }), 403],
  ];
  for (const [me, status] of others) expect((await post(fund, me, {})).status).toBe(status);
  expect(await fund.db.$count(accessCodes)).toBe(0);
});

test("a browser comes back to its page with the reason of a refusal, or logs in first", async ({ fund }) => {
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const member = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: member.id, role: "committee", givenAt: fund.now });
  const leadFor = async (me: Me | null, from: string | null) => {
    const url = await serveHandlers(createLetterHandler(async () => fund.context(me)));
    const { status, headers } = await fetch(`${url}/office/letters.pdf`, {
      method: "POST",
      headers: { accept: "text/html,*/*", ...(from && { referer: from.startsWith("/") ? url + from : from }) },
      body: new URLSearchParams({ id: member.id }),
      redirect: "manual",
    });
    return [status, headers.get("location")];
  };
  const refused = "fileRefused=letter.needsOperator&fileRefusedCount=1";
  expect(await leadFor(coordinator, "/fr/office/people?q=anna")).toEqual([303, `/fr/office/people?q=anna&${refused}`]);
  // The page stays ours when the browser names another one, or none.
  for (const from of ["https://evil.example/office/people", "/account", null])
    expect(await leadFor(coordinator, from)).toEqual([303, `/office/people?${refused}`]);
  expect(await leadFor(null, "/fr/office/people?q=anna")).toEqual([
    303,
    `/fr/login?next=${encodeURIComponent("/fr/office/people?q=anna")}`,
  ]);
});
