import { asc, eq } from "drizzle-orm";
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
