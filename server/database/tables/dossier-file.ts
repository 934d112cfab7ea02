import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";

/** The files of a dossier, by the field they answer. Their bytes and their names are sealed, each with a key of its own. */
export const dossierFiles = pgTable(
  "dossier_files",
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    field: text().notNull(),
    sealedName: text().notNull(),
    /** The key its bytes are closed with; a change of our own key seals this anew, and no byte of the file. */
    sealedKey: text().notNull(),
    addedAt: instant().notNull(),
    /** Whether the organisation added it with the link it was given: then it is not its applicant's to read. */
    isOfOrganisation: boolean().notNull().default(false),
    /** When its applicant took it out of a dossier that had been sent with it: what was sent keeps it. */
    removedAt: instant(),
  },
  (file) => [index("dossier_files_of_dossier").on(file.dossierId, file.field)],
);
