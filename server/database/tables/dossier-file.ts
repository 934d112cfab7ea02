import { boolean, index, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";

/** The files of a dossier by field. Their names are sealed, and their bytes are sealed with a key per file. */
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
    /** The key of its bytes; when our own key changes, we seal only this key again and not the bytes. */
    sealedKey: text().notNull(),
    addedAt: instant().notNull(),
    /** Whether the organisation added it through its link; then the applicant may not read it. */
    isOfOrganisation: boolean().notNull().default(false),
    /** When the applicant removed it after sending; the sent version keeps it. */
    removedAt: instant(),
  },
  (file) => [index("dossier_files_of_dossier").on(file.dossierId, file.field)],
);
