import { randomUUID } from "node:crypto";
import type { Me } from "#server/context.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const Waiting = `{ me { waiting { kind count } } }`;

const waitingFor = async (fund: Fund, me: Me) => (await fund.askSystem(me, Waiting)).data?.me;

test("the office counts what waits for a person, by what they may do", async ({ fund }) => {
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect(await waitingFor(fund, coordinator)).toEqual({ waiting: [] });
  await aCall(fund.db, { publishedAt: null });
  await aCall(fund.db);
  await aPerson(fund.db, { addressWaitsSince: fund.now });
  await aPerson(fund.db, { addressWaitsSince: fund.now, leftAt: fund.now });
  const draft = { id: randomUUID(), makerId: coordinator.id, fileName: "list.csv", sealedFile: "", madeAt: fund.now };
  await fund.db.insert(importDrafts).values({ ...draft, kind: "roster" });
  // A list of projects waits in no area.
  await fund.db.insert(importDrafts).values({ ...draft, id: randomUUID(), kind: "projects" });
  expect(await waitingFor(fund, coordinator)).toEqual({
    waiting: [
      { kind: "draft", count: 1 },
      { kind: "staffList", count: 1 },
      { kind: "address", count: 1 },
    ],
  });
  const editor = loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
  expect(await waitingFor(fund, editor)).toEqual({ waiting: [{ kind: "draft", count: 1 }] });
});

test("nothing waits for people without a role, or before their second proof", async ({ fund }) => {
  await aCall(fund.db, { publishedAt: null });
  expect(await waitingFor(fund, loggedIn(await aPerson(fund.db)))).toEqual({ waiting: [] });
  const unproven = loggedIn(await aPerson(fund.db), { roles: ["coordinator"] });
  expect(await waitingFor(fund, unproven)).toEqual({ waiting: [] });
});
