import { scanStates } from "#domain/file.ts";
import { boolean, integer, pgTable, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The stored files; their bytes are in the store, under names that nobody can guess. */
export const files = pgTable("files", {
  id: id(),
  /** The name its owner gave; the name of a dossier's file is sealed in `dossier_files`. */
  name: text().notNull(),
  type: text().notNull(),
  /** The size of the original; sealed bytes take a little more. */
  size: integer().notNull(),
  /** SHA-256 of the stored bytes in hexadecimal, so that a check needs no key. */
  checksum: text().notNull(),
  storedAs: text().notNull().unique(),
  /** Whether everyone may see it; other files need a permission. */
  isPublic: boolean().notNull().default(false),
  /** The result of the virus scan; people can download only clean files. */
  scan: text({ enum: scanStates }).notNull().default("clean"),
  storedAt: instant().notNull(),
});
