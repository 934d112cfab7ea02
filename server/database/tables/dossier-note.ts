import { index, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

/** The notes that the office writes about a dossier; applicants never see them. */
export const dossierNotes = pgTable(
  "dossier_notes",
  {
    id: id(),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => people.id),
    sealedText: text().notNull(),
    /** The people whom the note mentions. */
    mentions: uuid().array().notNull().default([]),
    /** Those of them who have not opened the dossier since. */
    unreadBy: uuid().array().notNull().default([]),
    writtenAt: instant().notNull(),
  },
  (note) => [index("dossier_notes_of_dossier").on(note.dossierId, note.writtenAt)],
);
