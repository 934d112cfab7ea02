import { randomUUID } from "node:crypto";
import type { ExecutionResult } from "graphql";
import { test as base, expect } from "vitest";
import { createEndpoint } from "#server/api/endpoint.ts";
import { fundSchema } from "#server/api/fund/index.ts";
import { systemSchema } from "#server/api/system/index.ts";
import type { Context, Me } from "#server/context.ts";
import type { Database, OpenDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
import { aDatabase, rolledBack } from "#test/database.ts";
import { silentLog } from "#test/log.ts";

type Answer = ExecutionResult<Record<string, unknown>>;

/** A fund for one test: its database, its clock and its API. */
export type Fund = {
  db: Database;
  /** The fund's clock does not move; a test may set it. */
  now: Date;
  /** The session tokens that browsers received, in order; null where a session was removed. */
  sessions: (string | null)[];
  /** The tokens of browsers that became kiosks, in order. */
  kiosks: string[];
  /** The tokens of browsers that opened the set-up, in order; null where it ended. */
  setUps: (string | null)[];
  /** The context of an action when this person asks; null is a visitor. */
  context(me: Me | null): Context;
  /** Sends an operation to `/graphql` as this person. */
  ask(me: Me | null, query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Sends an operation to `/graphql/system` as this person. */
  askSystem(me: Me | null, query: string, variables?: Record<string, unknown>): Promise<Answer>;
};

/** The kiosk of all voters of a test. */
const testKiosk = { id: randomUUID(), name: "Canteen", branch: "gent" } as const;

const endpoints = {
  fund: createEndpoint({ schema: fundSchema, log: silentLog, introspection: false }),
  system: createEndpoint({ schema: systemSchema, log: silentLog, introspection: false }),
};

/** A test with a fund. Everything it writes is rolled back, so that all files of a process share a database. */
export const test = base
  .extend<"database", OpenDatabase>("database", { scope: "worker" }, async ({}, { onCleanup }) => {
    const database = await aDatabase();
    onCleanup(() => database.close());
    return database;
  })
  .extend<"fund", Fund>("fund", async ({ database }, { onCleanup }) => {
    const { fund, takeBack } = await openFund(database.db);
    onCleanup(takeBack);
    return fund;
  });

/** Opens a fund in a transaction that `takeBack` rolls back. */
export async function openFund(database: Database): Promise<{ fund: Fund; takeBack(): Promise<void> }> {
  const { db, takeBack } = await heldTransaction(database);
  const fund: Fund = {
    db,
    now: new Date("2026-11-15T09:00:00Z"),
    sessions: [],
    kiosks: [],
    setUps: [],
    context: (me) => ({
      ...aContext(db, { me, now: fund.now, kiosk: me?.isAtKiosk ? testKiosk : null }),
      browser: {
        device: "Test",
        setSession: (session) => fund.sessions.push(session?.token ?? null),
        setKiosk: (token) => fund.kiosks.push(token),
        setSetUp: (session) => fund.setUps.push(session?.token ?? null),
      },
    }),
    ask: (me, query, variables) =>
      endpoints.fund.run(
        { query, variables },
        { ...fund.context(me), requestId: "test", demo: null },
      ) as Promise<Answer>,
    askSystem: (me, query, variables) =>
      endpoints.system.run(
        { query, variables },
        { ...fund.context(me), requestId: "test", demo: null },
      ) as Promise<Answer>,
  };
  return { fund, takeBack };
}

/** Opens a transaction that stays open for the length of a test. */
function heldTransaction(database: Database): Promise<{ db: Database; takeBack(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const finished = rolledBack(database, async (db) => {
      await new Promise<void>((end) => {
        resolve({
          db,
          takeBack: async () => {
            end();
            await finished;
          },
        });
      });
    });
    finished.catch(reject);
  });
}

export { expect };
