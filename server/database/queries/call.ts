import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";

export type CallRow = typeof calls.$inferSelect;

/** The calls, newest first. A fund has one or two a year; fifty reach back further than its web site. */
export function listCalls(db: Database): Promise<CallRow[]> {
  return db.select().from(calls).orderBy(desc(calls.submissionsOpen)).limit(50);
}

/** The call with this address, or null. */
export async function findCall(db: Database, slug: string): Promise<CallRow | null> {
  const [call] = await db.select().from(calls).where(eq(calls.slug, slug));
  return call ?? null;
}

/** These calls, in any order. */
export function listCallsById(db: Database, ids: readonly string[]): Promise<CallRow[]> {
  return db.select().from(calls).where(inArray(calls.id, [...ids]));
}
