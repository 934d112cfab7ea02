import { expect, onTestFinished, test } from "vitest";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { systemSchema } from "#server/api/system/index.ts";
import type { Context, Me } from "#server/context.ts";
import { announcePublicChange, keepPublicReads } from "#server/database/memory.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";

async function anEndpoint() {
  const database = await aDatabase();
  const stop = await keepPublicReads(database.db, { seconds: 60, clock: () => new Date(0) });
  onTestFinished(async () => {
    await stop();
    await database.close();
  });
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const ask = (query: string, now = new Date("2026-11-15T09:00:00Z"), me: Me | null = null) =>
    endpoint.run({ query }, { ...aContext(database.db, { me, now }), requestId: "test", demo: null });
  return { db: database.db, ask };
}

const list = "{ projects(first: 10) { edges { node { slug } } } }";

test("visitors share one answer until something public changes", async () => {
  const { db, ask } = await anEndpoint();
  await aProject(db, { slug: "hives" });
  const first = await ask(list);
  expect(await ask(list)).toBe(first);

  await aProject(db, { slug: "choir" });
  await announcePublicChange(db);
  await expect.poll(async () => JSON.stringify(await ask(list))).toContain("choir");
});

test("an answer that depends on the time is never cached", async () => {
  const { db, ask } = await anEndpoint();
  await aCall(db, { slug: "2026" });
  const phase = `{ call(slug: "2026") { phase } }`;
  expect((await ask(phase)).data).toEqual({ call: { phase: "voting" } });
  const atTheClose = new Date("2026-11-30T23:00:00Z");
  expect((await ask(phase, atTheClose)).data).toEqual({ call: { phase: "counting" } });
});

test("a person who is logged in does not share the answer of visitors", async () => {
  const { ask, db } = await anEndpoint();
  const now = new Date("2026-11-15T09:00:00Z");
  const visitors = await ask(list, now);
  const annas = await ask(list, now, loggedIn(await aPerson(db)));
  expect(annas).toEqual(visitors);
  expect(annas).not.toBe(visitors);
});

test("a kiosk does not share its answer with others", async () => {
  const { db } = await anEndpoint();
  const now = new Date("2026-11-15T09:00:00Z");
  const endpoint = createEndpoint({ schema: systemSchema, log: silentLog, introspection: false });
  const askAt = (kiosk: Context["kiosk"]) =>
    endpoint.run({ query: "{ kiosk { branch } }" }, { ...aContext(db, { now, kiosk }), requestId: "test", demo: null });
  expect((await askAt({ id: "1", name: "Canteen", branch: "gent" })).data).toEqual({ kiosk: { branch: "gent" } });
  expect((await askAt(null)).data).toEqual({ kiosk: null });
  expect((await askAt({ id: "2", name: "Hall", branch: "brussel" })).data).toEqual({ kiosk: { branch: "brussel" } });
});

test("a refusal is not cached", async () => {
  const { ask } = await anEndpoint();
  const wrong = `{ projects(after: "x") { totalCount } }`;
  const first = await ask(wrong);
  expect(first.errors).toHaveLength(1);
  expect(await ask(wrong)).not.toBe(first);
});
