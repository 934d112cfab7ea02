import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { people } from "#server/database/tables/person.ts";

/** What was done with someone's record, as they may see it. */
export type OwnAuditRow = {
  number: number;
  at: Date;
  act: string;
  actorId: string | null;
  firstname: string | null;
  lastname: string | null;
};

/** The latest entries about a person, with the names of those who did it: whoever looks at others' data is known to them. */
export async function listAuditAbout(db: Database, personId: string, most: number): Promise<OwnAuditRow[]> {
  const { number, at, act, actorId } = auditEntries;
  return db
    .select({ number, at, act, actorId, firstname: people.firstname, lastname: people.lastname })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(eq(auditEntries.subject, `person ${personId}`))
    .orderBy(desc(auditEntries.number))
    .limit(most);
}
