import { desc, eq, inArray } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";

export type CallRow = typeof calls.$inferSelect;

/** The calls, newest first. A fund has one or two a year; fifty reach back further than its web site. */
export const listCalls = publicRead("listCalls", async (db: Database): Promise<CallRow[]> => {
  return db.select().from(calls).orderBy(desc(calls.submissionsOpen)).limit(50);
});

/** The call with this address, or null. */
export const findCall = publicRead("findCall", async (db: Database, slug: string): Promise<CallRow | null> => {
  const [call] = await db.select().from(calls).where(eq(calls.slug, slug));
  return call ?? null;
});

/** These calls, in any order. */
export const listCallsById = publicRead("listCallsById", async (db: Database, ids: readonly string[]) => {
  return db
    .select()
    .from(calls)
    .where(inArray(calls.id, [...ids]));
});
