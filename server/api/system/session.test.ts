import { findMe, startSession } from "#server/actions/session.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const endSession = "mutation ($id: ID!) { endSession(id: $id) }";
const listOwn = "{ me { sessions(first: 3) { id isThis } } }";

/** A person who is logged in on this many devices; the first one sends the requests. */
async function someoneOn(fund: Fund, devices: number) {
  const person = await aPerson(fund.db);
  const tokens: string[] = [];
  for (let device = 0; device < devices; device++) {
    await startSession(fund.context(null), { personId: person.id, way: "mail_code", isRemembered: true });
    tokens.push(fund.sessions.at(-1) ?? "");
  }
  const sessions = await Promise.all(tokens.map((token) => findMe(fund.context(null), token)));
  const ids = sessions.map((session) => session?.sessionId ?? "");
  const me = { ...loggedIn(person), sessionId: ids[0] ?? "" };
  const areIn = async () => {
    const areLoggedIn: boolean[] = [];
    for (const token of tokens) areLoggedIn.push((await findMe(fund.context(null), token)) !== null);
    return areLoggedIn;
  };
  return { me, ids, areIn };
}

test("ends one session of a person and keeps the others", async ({ fund }) => {
  const { me, ids, areIn } = await someoneOn(fund, 3);
  expect(await fund.askSystem(me, endSession, { id: ids[1] })).toEqual({ data: { endSession: true } });
  expect(await areIn()).toEqual([true, false, true]);
  const { data } = await fund.askSystem(me, listOwn);
  const here = { id: ids[0], isThis: true };
  const there = { id: ids[2], isThis: false };
  expect(data?.me).toEqual({ sessions: expect.arrayContaining([here, there]) });
  expect(data?.me).toMatchObject({ sessions: { length: 2 } });
});

test("ending the current session also removes its cookie", async ({ fund }) => {
  const { me, ids, areIn } = await someoneOn(fund, 2);
  await fund.askSystem(me, endSession, { id: ids[1] });
  expect(fund.sessions.at(-1)).not.toBeNull();
  await fund.askSystem(me, endSession, { id: ids[0] });
  expect(fund.sessions.at(-1)).toBeNull();
  expect(await areIn()).toEqual([false, false]);
});

test("ending all other sessions keeps the current one and those of other people", async ({ fund }) => {
  const anna = await someoneOn(fund, 3);
  const bram = await someoneOn(fund, 2);
  expect(await fund.askSystem(anna.me, "mutation { endOtherSessions }")).toEqual({ data: { endOtherSessions: true } });
  expect(await anna.areIn()).toEqual([true, false, false]);
  expect(await bram.areIn()).toEqual([true, true]);
});

test("nobody sees or ends a session of someone else", async ({ fund }) => {
  const anna = await someoneOn(fund, 1);
  const bram = await someoneOn(fund, 1);
  const { errors } = await fund.askSystem(anna.me, endSession, { id: bram.ids[0] });
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "session.unknown" });
  expect(await bram.areIn()).toEqual([true]);
  expect(JSON.stringify(await fund.askSystem(anna.me, listOwn))).not.toContain(bram.ids[0]);
});
