import { and, desc, eq, gt, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type PersonRow, personColumns } from "#server/database/queries/person-list.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { people } from "#server/database/tables/person.ts";
import { sessions } from "#server/database/tables/session.ts";

/** A person with what the office knows of their access. */
export type PersonCard = PersonRow & {
  lastLoginAt: Date | null;
  sessionCount: number;
};

/** Finds a person as the office sees them, also one who has left; null if there is none. */
export async function findPersonCard(db: Database, id: string, now: Date): Promise<PersonCard | null> {
  const [person] = await db
    .select({
      ...personColumns,
      lastLoginAt: sql<Date | null>`(
        select ${auditEntries.at} from ${auditEntries}
        where ${and(eq(auditEntries.actorId, people.id), eq(auditEntries.act, "login"))}
        order by ${desc(auditEntries.number)} limit 1
      )`.mapWith(auditEntries.at),
      sessionCount: sql<number>`(
        select count(*)::integer from ${sessions}
        where ${and(eq(sessions.personId, people.id), gt(sessions.expiresAt, now))}
      )`,
    })
    .from(people)
    .where(eq(people.id, id));
  return person ?? null;
}
