import { refuse } from "#domain/problem.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { sessions } from "#server/database/tables/session.ts";

/** Ends all sessions of these people, who must log in again. Answers how many sessions there were. */
export async function endSessionsOfPeople(
  { db, me, now }: Pick<Context, "db" | "me" | "now">,
  personIds: readonly string[],
): Promise<number> {
  requirePermission(me, "correctPerson");
  return db.transaction(async (db) => {
    let count = 0;
    for (const id of new Set(personIds)) {
      refuse((await findPerson(db, id)) ? null : { code: "person.unknown" });
      const endedSessions = await db.delete(sessions).where(eq(sessions.personId, id)).returning({ id: sessions.id });
      if (endedSessions.length === 0) continue;
      count += endedSessions.length;
      const details = { sessions: endedSessions.length };
      await recordAudit({ db, me, now }, { act: "end_sessions", subject: `person ${id}`, details });
    }
    return count;
  });
}
