import { kioskRest, kioskSetUpMinutes } from "#domain/kiosk.ts";
import { addKiosk, enterKiosk, findKiosk, removeKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { hashAccessCode, loginWithLetter } from "#server/actions/login.ts";
import { findMe } from "#server/actions/session.ts";
import { castVote } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { listKiosks } from "#server/database/queries/kiosk.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { sessions } from "#server/database/tables/session.ts";
import { voters } from "#server/database/tables/vote.ts";
import { testSecret } from "#test/context.ts";
import { aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const refusal = (code: string) => ({ problem: { code } });
const later = (fund: Fund, seconds: number) => {
  fund.now = new Date(fund.now.getTime() + seconds * 1000);
};

async function aCoordinator(fund: Fund) {
  return loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
}

/** A tablet in the canteen of Ghent, with the data of each of its requests. */
async function aKiosk(fund: Fund) {
  const coordinator = await aCoordinator(fund);
  const { code } = await addKiosk(fund.context(coordinator), { branch: "gent", name: "Canteen" });
  await setUpKiosk(fund.context(null), { code });
  const token = fund.kiosks.at(-1) ?? "";
  const here = async (): Promise<Context> => {
    const context = fund.context(null);
    return { ...context, kiosk: await findKiosk(context, token) };
  };
  return { coordinator, code, token, here };
}

async function aLetter(fund: Fund, code = "ABCD-EFGH-JKMN") {
  const person = await aPerson(fund.db, { email: null });
  const codeHash = hashAccessCode(testSecret, code);
  await fund.db.insert(accessCodes).values({ personId: person.id, codeHash, madeAt: fund.now });
  return { person, letter: { employee_id: person.employeeId, access_code: code } };
}

const whoIsHere = (fund: Fund) => findMe(fund.context(null), fund.sessions.at(-1) ?? "");

test("a coordinator adds a kiosk, and its code sets up one tablet", async ({ fund }) => {
  const { coordinator, code, here } = await aKiosk(fund);
  expect((await here()).kiosk).toMatchObject({ branch: "gent", name: "Canteen" });
  // The code works once: neither a second tablet nor one after the hour can use it.
  await expect(setUpKiosk(fund.context(null), { code })).rejects.toMatchObject(refusal("kiosk.wrongSetUp"));
  const { code: late } = await addKiosk(fund.context(coordinator), { branch: "gent", name: "Hall" });
  later(fund, kioskSetUpMinutes * 60);
  await expect(setUpKiosk(fund.context(null), { code: late })).rejects.toMatchObject(refusal("kiosk.wrongSetUp"));
  expect(fund.kiosks).toHaveLength(1);
  expect(await listKiosks(fund.db)).toMatchObject([
    { name: "Canteen", branch: "gent" },
    { name: "Hall", lastSeenAt: null },
  ]);
  // The database has nothing that could turn another tablet into the kiosk.
  expect(JSON.stringify(await fund.db.select().from(kiosks))).not.toContain(fund.kiosks[0]);
  const acts = await fund.db.select().from(auditEntries).orderBy(asc(auditEntries.number));
  expect(acts.map(({ act, actorId, details }) => [act, actorId, details])).toEqual([
    ["add_kiosk", coordinator.id, { branch: "gent" }],
    ["set_up_kiosk", null, { branch: "gent" }],
    ["add_kiosk", coordinator.id, { branch: "gent" }],
  ]);
});

test("only a coordinator adds or removes a kiosk, and nobody can guess its code", async ({ fund }) => {
  const { here } = await aKiosk(fund);
  const { kiosk } = await here();
  const anna = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  const add = addKiosk(fund.context(anna), { branch: "gent", name: "Mine" });
  await expect(add).rejects.toMatchObject(refusal("permission.denied"));
  const remove = removeKiosk(fund.context(anna), { id: kiosk?.id ?? "" });
  await expect(remove).rejects.toMatchObject(refusal("permission.denied"));
  for (let tries = 0; tries < 30; tries++)
    await expect(setUpKiosk(fund.context(null), { code: `ABCDEFGH${tries + 1000}` })).rejects.toThrow("wrongSetUp");
  await expect(setUpKiosk(fund.context(null), { code: "ABCDEFGH9999" })).rejects.toThrow("limit.tooMany");
});

test("setting up a tablet logs its user out", async ({ fund }) => {
  const coordinator = await aCoordinator(fund);
  const { code } = await addKiosk(fund.context(coordinator), { branch: "gent", name: "Canteen" });
  await setUpKiosk(fund.context(coordinator), { code });
  expect(fund.sessions).toEqual([null]);
});

test("someone votes at a kiosk with their letter: an ordinary vote, and they can do nothing else there", async ({
  fund,
}) => {
  const { here } = await aKiosk(fund);
  const project = await aProject(fund.db);
  const { person, letter } = await aLetter(fund);
  await enterKiosk(await here(), letter);
  const me = await whoIsHere(fund);
  expect(me).toMatchObject({ id: person.id, isAtKiosk: true });
  await castVote(fund.context(me), { projectId: project.id });
  expect(await fund.db.select({ isAssisted: voters.isAssisted }).from(voters)).toEqual([{ isAssisted: false }]);
  expect((await fund.askSystem(me, "{ me { firstname } }")).data).toEqual({ me: null });
  expect((await fund.ask(me, "{ myDossiers { id } }")).data).toEqual({ myDossiers: null });
});

test("outside a kiosk a letter needs a name as well", async ({ fund }) => {
  const { letter } = await aLetter(fund);
  await expect(enterKiosk(fund.context(null), letter)).rejects.toMatchObject(refusal("kiosk.notHere"));
});

test("a kiosk forgets its voter after a rest; every request of theirs restarts the rest", async ({ fund }) => {
  const { here } = await aKiosk(fund);
  const { letter } = await aLetter(fund);
  await enterKiosk(await here(), letter);
  const lasts = kioskRest.seconds + kioskRest.grace;
  for (let times = 0; times < 5; times++) {
    later(fund, lasts - 1);
    expect(await whoIsHere(fund)).not.toBeNull();
  }
  later(fund, lasts);
  expect(await whoIsHere(fund)).toBeNull();
});

test("a kiosk remembers nobody after any way to log in, and has one session at a time", async ({ fund }) => {
  const { here } = await aKiosk(fund);
  const { person, letter } = await aLetter(fund);
  const { firstname, lastname } = person;
  await loginWithLetter(await here(), { ...letter, firstname, lastname, remember_me: true });
  const me = await whoIsHere(fund);
  expect(me).toMatchObject({ isAtKiosk: true });
  const next = await aLetter(fund, "WXYZ-WXYZ-WXYZ");
  await enterKiosk({ ...(await here()), me }, next.letter);
  expect(await fund.db.select({ personId: sessions.personId }).from(sessions)).toEqual([{ personId: next.person.id }]);
  later(fund, kioskRest.seconds + kioskRest.grace);
  expect(await whoIsHere(fund)).toBeNull();
});

test("removing a kiosk ends it at once, with its voter's session", async ({ fund }) => {
  const { coordinator, here } = await aKiosk(fund);
  const { letter } = await aLetter(fund);
  await enterKiosk(await here(), letter);
  const { kiosk } = await here();
  await removeKiosk(fund.context(coordinator), { id: kiosk?.id ?? "" });
  expect(await whoIsHere(fund)).toBeNull();
  expect((await here()).kiosk).toBeNull();
  await expect(enterKiosk(await here(), letter)).rejects.toMatchObject(refusal("kiosk.notHere"));
  const again = removeKiosk(fund.context(coordinator), { id: kiosk?.id ?? "" });
  await expect(again).rejects.toMatchObject(refusal("kiosk.unknown"));
  const acts = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "remove_kiosk"));
  expect(acts).toMatchObject([{ actorId: coordinator.id, details: { branch: "gent" } }]);
});

test("wrong codes at a kiosk never block its real voters, and guessing is stopped", async ({ fund }) => {
  const { here } = await aKiosk(fund);
  const { person, letter } = await aLetter(fund);
  const other = await aLetter(fund, "WXYZ-WXYZ-WXYZ");
  const answers = new Set<string>();
  for (let tries = 0; tries < 40; tries++) {
    const wrong = enterKiosk(await here(), { ...letter, access_code: `ABCDEFGH${tries + 5000}` });
    answers.add(await wrong.catch(({ problem }) => problem.code));
  }
  expect([...answers]).toEqual(["kiosk.wrongLetter", "limit.tooMany"]);
  // An unknown employee ID gets the same answer.
  const nobody = enterKiosk(await here(), { ...letter, employee_id: "99999999" });
  await expect(nobody).rejects.toMatchObject(refusal("kiosk.wrongLetter"));
  for (const { person: one, letter: right } of [other, { person, letter }]) {
    await enterKiosk(await here(), right);
    expect(await whoIsHere(fund)).toMatchObject({ id: one.id });
  }
});

test("a kiosk names the fields that are empty", async ({ fund }) => {
  const { here } = await aKiosk(fund);
  const empty = enterKiosk(await here(), { employee_id: "123", access_code: "" });
  await expect(empty).rejects.toMatchObject({
    problem: { code: "form.invalid", fields: [{ field: "employee_id" }, { field: "access_code" }] },
  });
});
