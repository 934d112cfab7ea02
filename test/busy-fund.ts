import { expect, onTestFinished } from "vitest";
import type { Context, Me } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { theSettings } from "#test/factories.ts";

export type BusyFund = { db: Database; now: Date; context(me: Me | null): Context };

/** A fund in a database of its own, in which acts run at the same time and commit; it ends with the test. */
export async function aBusyFund(now = new Date("2026-11-15T09:00:00Z")): Promise<BusyFund> {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  await theSettings(db);
  return { db, now, context: (me) => aContext(db, { me, now }) };
}

/** Resolves once another connection to this database waits for a lock. */
export async function someoneWaits(db: Database): Promise<void> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => db.$count(sql`pg_stat_activity`, isWaiting)).toBeGreaterThan(0);
}

/** The code of the problem of an act, or "done". */
export function outcomeOf(act: Promise<unknown>): Promise<string | undefined> {
  return act.then(
    () => "done",
    (error: { problem?: { code: string } }) => error.problem?.code,
  );
}
