import { contentActs, type ReadingAct, readingActs } from "#domain/audit.ts";
import { and, desc, eq, getTableColumns, gte, inArray } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { people } from "#server/database/tables/person.ts";

/** An entry of the audit log with the name of its actor. */
export type AuditRow = typeof auditEntries.$inferSelect & { firstname: string | null; lastname: string | null };

/** Lists the latest entries about a subject, such as `call 0198…`. */
export async function listAuditOf(db: Database, subject: string, most: number): Promise<AuditRow[]> {
  return db
    .select({ ...getTableColumns(auditEntries), firstname: people.firstname, lastname: people.lastname })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(eq(auditEntries.subject, subject))
    .orderBy(desc(auditEntries.number))
    .limit(most);
}

/** Lists what the log has of someone who read content of these dossiers since a moment. */
export async function listContentActs(
  db: Database,
  actorId: string,
  { subjects, since }: { subjects: readonly string[]; since: Date },
): Promise<{ subject: string; act: string }[]> {
  return db
    .select({ subject: auditEntries.subject, act: auditEntries.act })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.subject, [...subjects]),
        eq(auditEntries.actorId, actorId),
        inArray(auditEntries.act, [...contentActs]),
        gte(auditEntries.at, since),
      ),
    );
}

/** An entry of the audit log about a reading of a dossier. */
export type DossierReadingRow = Omit<AuditRow, "act"> & { act: ReadingAct };

/** Lists the latest readings of a dossier with the names of the readers, the newest first. */
export async function listReadings(db: Database, dossierId: string, most: number): Promise<DossierReadingRow[]> {
  const rows = await db
    .select({ ...getTableColumns(auditEntries), firstname: people.firstname, lastname: people.lastname })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, `dossier ${dossierId}`), inArray(auditEntries.act, [...readingActs])))
    .orderBy(desc(auditEntries.number))
    .limit(most);
  return rows as DossierReadingRow[];
}

/** An audit entry about a person, as that person may see it. */
export type OwnAuditRow = {
  number: number;
  at: Date;
  act: string;
  actorId: string | null;
  firstname: string | null;
  lastname: string | null;
};

/** Lists the latest entries about a person with the names of the actors, because people may know who saw their data. */
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
