import { afterAll, beforeAll, expect, test } from "vitest";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { limits } from "#server/api/limit.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
import { costlyVisitor, fillCostlyFund } from "#test/costly-query.ts";
import { aDatabase } from "#test/database.ts";
import { silentLog } from "#test/log.ts";
import { seed } from "#test/tier.ts";

const now = new Date("2026-11-15T09:00:00Z");

/** The processor time that one query of a visitor may take, in milliseconds. */
const most = 200;

// The embedded database runs in this process, so its time counts too.
for (const kind of ["postgres", "embedded"] as const) {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await aDatabase(kind);
    await fillCostlyFund(database.db, now);
  });
  afterAll(() => database.close());

  /** Measures a query from its text to the bytes of its answer, with empty caches. */
  const measure = async (query: string) => {
    const endpoint = createEndpoint({ schema: fundSchema, log: silentLog, introspection: false });
    const context = { ...aContext(database.db, { now }), requestId: "test", demo: null };
    const startUsage = process.cpuUsage();
    const bytes = JSON.stringify(await endpoint.run({ query }, context)).length;
    const { user, system } = process.cpuUsage(startUsage);
    return { milliseconds: (user + system) / 1000, bytes };
  };

  test(`the most costly query of a visitor takes at most a fifth of a second (${kind})`, async () => {
    const next = await costlyVisitor(database.db, seed);
    // The first runs are slower because the code is not compiled yet.
    for (let nth = 0; nth < 5; nth++) await measure(next());
    let worst = { milliseconds: 0, bytes: 0, query: "" };
    for (let nth = 0; nth < 60; nth++) {
      const query = next();
      const tries = [await measure(query), await measure(query), await measure(query)];
      const milliseconds = Math.min(...tries.map((attempt) => attempt.milliseconds));
      const bytes = tries[0]?.bytes ?? 0;
      expect(bytes, query).toBeLessThan(limits.bytes.visitor);
      if (milliseconds > worst.milliseconds) worst = { milliseconds, bytes, query };
    }
    expect(worst.milliseconds, worst.query).toBeLessThan(most);
    // The generated queries must come near the limits, not only be cheap ones.
    expect(worst.milliseconds).toBeGreaterThan(most / 20);
  });
}
