import { refuse } from "#domain/problem.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/database/drizzle.ts";
import { limits } from "#server/database/tables/limit.ts";

/** A number of tries within a number of minutes. */
export type Limit = { key: string; most: number; minutes: number };

/**
 * Counts one try and refuses it if there were too many; all processes share the count. Call it before the transaction
 * of an action: a rollback must not undo the count.
 */
export async function countTry(context: LimitContext, limit: Limit): Promise<void> {
  const { count, endsAt } = await countOne(context, limit);
  if (count <= limit.most) return;
  refuse(tooMany(endsAt, context.now));
}

function tooMany(endsAt: Date, now: Date) {
  const wait = Math.ceil((endsAt.getTime() - now.getTime()) / 60_000);
  return { code: "limit.tooMany", minutes: Math.max(1, wait) } as const;
}

/** Refuses if there were too many tries, without counting one; for limits that count only failures. */
export async function checkTries({ db, now }: LimitContext, { key, most }: Limit): Promise<void> {
  const [counted] = await db.select().from(limits).where(eq(limits.key, key));
  if (!counted || counted.endsAt <= now || counted.count < most) return;
  refuse(tooMany(counted.endsAt, now));
}

/** Counts one try and tells whether it is within the limit; for callers that do not refuse. */
export async function isWithin(context: LimitContext, limit: Limit): Promise<boolean> {
  const { count } = await countOne(context, limit);
  return count <= limit.most;
}

/** Tells whether the limit is reached, without counting a try. */
export async function isOver({ db, now }: LimitContext, { key, most }: Limit): Promise<boolean> {
  const [counted] = await db.select().from(limits).where(eq(limits.key, key));
  return counted !== undefined && counted.endsAt > now && counted.count >= most;
}

/** Subtracts a try that should not have counted. */
export async function takeBack({ db, now }: LimitContext, { key }: Limit): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`${limits.count} - 1` })
    .where(and(eq(limits.key, key), gt(limits.endsAt, now), gt(limits.count, 0)));
}

type LimitContext = Pick<Context, "db" | "now">;

async function countOne({ db, now }: LimitContext, { key, minutes }: Limit) {
  const instant = now.toISOString();
  const isOver = sql`${limits.endsAt} <= ${instant}`;
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  const [counted = { count: 1, endsAt }] = await db
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
  return counted;
}
