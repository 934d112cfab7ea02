import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { sessions } from "#server/database/tables/session.ts";

/** A session as its owner may see it. */
export type SessionRow = Omit<typeof sessions.$inferSelect, "tokenHash" | "personId">;

/** The sessions of a person that are not over, the latest first. */
export async function listSessions(db: Database, personId: string, now: Date): Promise<SessionRow[]> {
  const { id, way, device, isRemembered, startedAt, seenAt, expiresAt, secondFactorAt } = sessions;
  return db
    .select({ id, way, device, isRemembered, startedAt, seenAt, expiresAt, secondFactorAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt))
    .limit(100);
}
