import type { ExecutionResult } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiContext } from "#server/api/context.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { sharedPages } from "#server/api/shared-page.ts";
import { announcePublicChange, keepPublicReads } from "#server/database/memory.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aCall } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";

const noon = new Date("2026-11-15T12:00:10.500Z");

let database: OpenDatabase;
let stop: () => Promise<void>;

beforeAll(async () => {
  database = await aDatabase();
  stop = await keepPublicReads(database.db, { seconds: 3600, clock: () => noon });
});

afterAll(async () => {
  await stop();
  await database.close();
});

async function aSite(call: Parameters<typeof aCall>[1] = {}) {
  await database.db.delete(calls);
  await aCall(database.db, { slug: "2026", ...call });
  await announcePublicChange(database.db);
  const fund = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const share = sharedPages({ endpoints: { fund } });
  const contextAt = (now: Date): ApiContext => ({ ...aContext(database.db, { now }), requestId: "test", demo: null });
  const made = async (now: Date, render: Parameters<typeof share<object>>[1]) => {
    const page = await share(contextAt(now), render);
    if (!page) throw new Error("The page was not made");
    return page;
  };
  const page = async (query: string, now = noon) => {
    let answer: ExecutionResult = {};
    const { until } = await made(now, async (run) => {
      answer = await run("fund", { query });
      return {};
    });
    return { answer, until };
  };
  return { made, share, contextAt, page };
}

const phase = `{ call(slug: "2026") { phase } }`;
const inMilliseconds = (text: string) => new Date(text).getTime();

test("a page that does not depend on the time is cached until everything is forgotten", async () => {
  const { page } = await aSite();
  const { until } = await page(`{ call(slug: "2026") { slug } }`);
  expect(until).toBe(Number.POSITIVE_INFINITY);
});

test("a page that reads the time is cached until the end of the minute", async () => {
  const { page } = await aSite();
  expect((await page(phase)).until).toBe(inMilliseconds("2026-11-15T12:01:00Z"));
});

test("a page is not cached beyond the next phase of a call", async () => {
  const closes = new Date("2026-11-15T12:00:30.250Z");
  const { page } = await aSite({ votingCloses: closes });
  const before = await page(phase);
  expect(before.answer.data).toEqual({ call: { phase: "voting" } });
  expect(before.until).toBe(closes.getTime());
  const after = await page(phase, closes);
  expect(after.answer.data).toEqual({ call: { phase: "counting" } });
});

test("pages that share one answer all notice that it depends on the time", async () => {
  const { page } = await aSite();
  const pages = await Promise.all([page(phase), page(phase), page(phase)]);
  expect(new Set(pages.map(({ until }) => until))).toEqual(new Set([inMilliseconds("2026-11-15T12:01:00Z")]));
});

test("a page with an error is not cached, and a personal page is not shared", async () => {
  const { made, share, contextAt, page } = await aSite();
  expect((await page(`{ projects(after: "x") { totalCount } }`)).until).toBeNull();
  const spoilt = await made(noon, async (_run, spoil) => {
    spoil();
    return {};
  });
  expect(spoilt.until).toBeNull();
  expect(await share(contextAt(noon), async () => null)).toBeNull();
});
