import { parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { checkSize, limits, measureDocument } from "#server/api/limit.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
import { costlyVisitor, fillCostlyFund } from "#test/costly-query.ts";
import { aDatabase } from "#test/database.ts";
import { silentLog } from "#test/log.ts";
import { seed } from "#test/tier.ts";

const now = new Date("2026-11-15T09:00:00Z");
let database: OpenDatabase;

beforeAll(async () => {
  database = await aDatabase();
  await fillCostlyFund(database.db, now);
});
afterAll(() => database.close());

test("the answers to the most costly queries stay within the size limit of visitors", async () => {
  const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
  const context = { ...aContext(database.db, { now }), requestId: "test", demo: null };
  const next = await costlyVisitor(database.db, seed);
  let highest = 0;
  for (let nth = 0; nth < 8; nth++) {
    const query = next();
    highest = Math.max(highest, measureDocument(fundSchema, parse(query)).cost);
    const answer = await endpoint.run({ query }, context);
    expect(answer.errors, query).toBeUndefined();
    expect(checkSize(context, JSON.stringify(answer).length), query).toBeNull();
  }
  // The generated queries must come near the cost limit, not only be cheap ones.
  expect(highest).toBeGreaterThan(limits.cost.everyone * 0.95);
});
