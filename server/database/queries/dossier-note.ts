import { asc, eq, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { people } from "#server/database/tables/person.ts";

/** The most notes that are shown of one dossier. */
const most = 200;

/** Lists the notes on a dossier with their authors, from the first to the last. */
export function listNotes(db: Database, dossierId: string) {
  return db
    .select({
      id: dossierNotes.id,
      sealedText: dossierNotes.sealedText,
      writtenAt: dossierNotes.writtenAt,
      mentions: sql<string[]>`${sql`(
        select coalesce(json_agg(concat_ws(' ', mentioned.firstname, mentioned.lastname) order by mentioned.name_key), '[]')
        from ${people} mentioned where mentioned.id = any(${dossierNotes.mentions})
      )`}`,
      author: { id: people.id, firstname: people.firstname, lastname: people.lastname },
    })
    .from(dossierNotes)
    .innerJoin(people, eq(people.id, dossierNotes.authorId))
    .where(eq(dossierNotes.dossierId, dossierId))
    .orderBy(asc(dossierNotes.writtenAt), asc(dossierNotes.id))
    .limit(most);
}

/** A note with its author. */
export type DossierNoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** The notes that mention someone who has not opened their dossier since. */
export function isUnreadBy({ id }: { id: string }): SQL {
  return sql`${id}::uuid = any(${dossierNotes.unreadBy})`;
}
