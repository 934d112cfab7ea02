import { sql } from "drizzle-orm";
import { refuse } from "#domain/problem.ts";
import type { Context } from "#server/context.ts";
import { limits } from "#server/database/tables/limit.ts";

/** So many times within so many minutes. */
export type Limit = { key: string; most: number; minutes: number };

/**
 * Counts one more try and refuses it when there were too many; every process counts in the same place.
 * Called before the transaction of an action: what that takes back must still count.
 */
export async function countTry({ db, now }: Pick<Context, "db" | "now">, { key, most, minutes }: Limit): Promise<void> {
  const at = now.toISOString();
  const isOver = sql`${limits.endsAt} <= ${at}`;
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  const [tries] = await db
    .insert(limits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()} else ${limits.endsAt} end`,
      },
    })
    .returning();
  if (!tries || tries.count <= most) return;
  const wait = Math.ceil((tries.endsAt.getTime() - now.getTime()) / 60_000);
  refuse({ code: "limit.tooMany", minutes: Math.max(1, wait) });
}
