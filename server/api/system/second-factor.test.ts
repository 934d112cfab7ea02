import { codeApp } from "#domain/second-factor.ts";
import { forgetFactors } from "#server/actions/second-factor.ts";
import { findMe } from "#server/actions/session.ts";
import { eq } from "#server/database/drizzle.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { anAuthenticator } from "#test/authenticator.ts";
import { appKey } from "#test/code-app.ts";
import { anOfficer, aPerson, logsIn, type Officer } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const Own = "{ me { roles secondFactor { isNeeded isProven mayAdd passkeys { id name } codeAppSince } } }";

/** Sends an operation as someone of the office, and returns the data or the problem. */
async function ask(fund: Fund, officer: Officer | null, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await fund.askSystem(officer && (await officer.now()), query, variables);
  return { data: data as Record<string, never>, problem: errors?.[0]?.extensions?.problem };
}

test("a coordinator sets up and uses a passkey through the API, and removes it once there is another", async ({
  fund,
}) => {
  const hanne = await anOfficer(fund);
  expect((await ask(fund, hanne, Own)).data).toEqual({
    me: {
      roles: ["coordinator"],
      secondFactor: { isNeeded: true, isProven: false, mayAdd: true, passkeys: [], codeAppSince: null },
    },
  });
  const device = anAuthenticator();
  const { data: options } = await ask(fund, hanne, "mutation { beginPasskey }");
  const Finish = `mutation ($answer: String!) { finishPasskey(answer: $answer, name: " Phone ") }`;
  await ask(fund, hanne, Finish, { answer: device.make(options.beginPasskey ?? "") });
  const { data: proof } = await ask(fund, hanne, "mutation { beginPasskeyProof }");
  const Prove = "mutation ($answer: String!) { proveWithPasskey(answer: $answer) }";
  const proofAnswer = await ask(fund, hanne, Prove, { answer: device.show(proof.beginPasskeyProof ?? "") });
  expect(proofAnswer.data).toEqual({ proveWithPasskey: true });

  const { data } = await ask(fund, hanne, Own);
  expect(data).toMatchObject({ me: { secondFactor: { isProven: true, mayAdd: true, passkeys: [{ name: "Phone" }] } } });
  const [{ id }] = (data as unknown as { me: { secondFactor: { passkeys: [{ id: string }] } } }).me.secondFactor
    .passkeys;
  const Remove = "mutation ($id: ID!) { removePasskey(id: $id) }";
  expect((await ask(fund, hanne, Remove, { id })).problem).toEqual({ code: "secondFactor.last" });
  expect((await ask(fund, hanne, Remove, { id: "nonsense" })).problem).toEqual({ code: "id.malformed" });
});

test("sets up and uses a code app through the API", async ({ fund }) => {
  const { id } = await anOfficer(fund, "committee");
  const sophie = await logsIn(fund, id);
  const { data: setUp } = await ask(fund, sophie, "mutation { beginCodeApp { secret address qr { size path } } }");
  const { secret, qr } = setUp.beginCodeApp as unknown as { secret: string; qr: { size: number; path: string } };
  expect(qr.path).toMatch(/^M/);
  const code = (stepsOn: number) => codeAt(appKey(secret), stepAt(fund.now, codeApp) + stepsOn, codeApp);
  const Confirm = "mutation ($code: String!) { confirmCodeApp(code: $code) }";
  expect((await ask(fund, sophie, Confirm, { code: code(0) })).data).toEqual({ confirmCodeApp: true });
  const again = await logsIn(fund, id);
  const Prove = "mutation ($code: String!) { proveWithCode(code: $code) }";
  expect((await ask(fund, again, Prove, { code: code(0) })).problem).toEqual({ code: "secondFactor.wrongCode" });
  expect((await ask(fund, again, Prove, { code: code(1) })).data).toEqual({ proveWithCode: true });
  expect((await ask(fund, again, "mutation { removeCodeApp }")).problem).toEqual({ code: "secondFactor.last" });
});

test("shows a visitor nothing, and an employee without a role needs no second factor", async ({ fund }) => {
  expect((await ask(fund, null, Own)).data).toEqual({ me: null });
  const anna = await logsIn(fund, (await aPerson(fund.db)).id);
  expect((await ask(fund, anna, Own)).data).toMatchObject({
    me: { roles: [], secondFactor: { isNeeded: false, isProven: false, mayAdd: false } },
  });
  const mutations = ["beginPasskey", "beginCodeApp { secret }", 'confirmCodeApp(code: "123456")'];
  for (const mutation of mutations) {
    expect((await ask(fund, null, `mutation { ${mutation} }`)).problem, mutation).toEqual({ code: "login.required" });
    const refused = await ask(fund, anna, `mutation { ${mutation} }`);
    expect(refused.problem, mutation).toEqual({ code: "permission.denied" });
  }
});

test("a person who lost a device sets up a new second factor, and all their sessions end", async ({ fund }) => {
  const hanne = await anOfficer(fund);
  const { data: options } = await ask(fund, hanne, "mutation { beginPasskey }");
  const Finish = `mutation ($answer: String!) { finishPasskey(answer: $answer, name: "") }`;
  await ask(fund, hanne, Finish, { answer: anAuthenticator().make(options.beginPasskey ?? "") });
  const token = fund.sessions.at(-1);

  const [person] = await fund.db.select().from(people);
  expect(await forgetFactors(fund.context(null), { employeeId: "00000000" })).toBe(false);
  expect(await forgetFactors(fund.context(null), { employeeId: person?.employeeId ?? "" })).toBe(true);
  expect(await findMe(fund.context(null), token ?? "")).toBeNull();
  const again = await logsIn(fund, hanne.id);
  expect((await ask(fund, again, Own)).data).toMatchObject({ me: { secondFactor: { mayAdd: true, passkeys: [] } } });
});

const Obstacle = "{ me { secondFactor { mayAdd obstacle mayAddFrom } } }";

/** The obstacle to a first second factor, as the page and both mutations report it. */
async function obstacleOf(fund: Fund, officer: Officer) {
  const { data } = await ask(fund, officer, Obstacle);
  const problems = [];
  for (const mutation of ["beginPasskey", "beginCodeApp { secret }"])
    problems.push((await ask(fund, officer, `mutation { ${mutation} }`)).problem);
  return { ...(data as unknown as { me: { secondFactor: object } }).me.secondFactor, problems };
}

test("refuses to set up a first second factor after a login with a letter", async ({ fund }) => {
  const { id } = await anOfficer(fund, "committee");
  const refused = { code: "secondFactor.byLetter" };
  expect(await obstacleOf(fund, await logsIn(fund, id, "access_code"))).toEqual({
    mayAdd: false,
    obstacle: "byLetter",
    mayAddFrom: null,
    problems: [refused, refused],
  });
  for (const way of ["mail_link", "company"] as const)
    expect(await obstacleOf(fund, await logsIn(fund, id, way)), way).toMatchObject({ mayAdd: true, obstacle: null });
});

test("a person with a second factor can use it after a login with a letter, and may add another", async ({ fund }) => {
  const { id } = await anOfficer(fund, "committee");
  const device = anAuthenticator();
  const sophie = await logsIn(fund, id);
  const { data: options } = await ask(fund, sophie, "mutation { beginPasskey }");
  const Finish = `mutation ($answer: String!) { finishPasskey(answer: $answer, name: "") }`;
  await ask(fund, sophie, Finish, { answer: device.make(options.beginPasskey ?? "") });
  const again = await logsIn(fund, id, "access_code");
  const { data: proof } = await ask(fund, again, "mutation { beginPasskeyProof }");
  const Prove = "mutation ($answer: String!) { proveWithPasskey(answer: $answer) }";
  await ask(fund, again, Prove, { answer: device.show(proof.beginPasskeyProof ?? "") });
  expect(await obstacleOf(fund, again)).toMatchObject({ mayAdd: true, obstacle: null });
});

test("refuses a first second factor for seven days after a change of address", async ({ fund }) => {
  const { id } = await anOfficer(fund, "committee");
  const addressChangedAt = new Date("2026-11-10T09:00:00Z");
  await fund.db.update(people).set({ addressChangedAt }).where(eq(people.id, id));
  const refused = { code: "secondFactor.newAddress", from: Date.parse("2026-11-17T09:00:00Z") };
  expect(await obstacleOf(fund, await logsIn(fund, id))).toEqual({
    mayAdd: false,
    obstacle: "newAddress",
    mayAddFrom: "2026-11-17T09:00:00.000Z",
    problems: [refused, refused],
  });
  fund.now = new Date("2026-11-17T09:00:00Z");
  expect(await obstacleOf(fund, await logsIn(fund, id))).toMatchObject({ mayAdd: true, obstacle: null });
});

test("the operator lets a person without a mailbox set up a second factor for one day, with a new letter", async ({
  fund,
}) => {
  const { id } = await anOfficer(fund, "committee");
  await fund.db.insert(accessCodes).values({ personId: id, codeHash: "before", madeAt: fund.now });
  const [person] = await fund.db.select().from(people).where(eq(people.id, id));
  await forgetFactors(fund.context(null), { employeeId: person?.employeeId ?? "" });
  expect(await fund.db.$count(accessCodes)).toBe(0);
  expect(await obstacleOf(fund, await logsIn(fund, id, "access_code"))).toMatchObject({ mayAdd: true });
  fund.now = new Date(fund.now.getTime() + 24 * 3_600_000);
  expect(await obstacleOf(fund, await logsIn(fund, id, "access_code"))).toMatchObject({ obstacle: "byLetter" });
});
