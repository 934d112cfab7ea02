import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { scanStates } from "#domain/file.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** What is known of each stored file; its bytes are in the store, under a name nobody can guess. */
export const files = pgTable("files", {
  id: id(),
  /** What its owner called it; what a dossier's file is called stands sealed beside the dossier. */
  name: text().notNull(),
  type: text().notNull(),
  /** As its owner knows it; sealed, it takes a little more. */
  size: integer().notNull(),
  /** SHA-256 of its bytes as they are stored, in hexadecimal: whoever checks them needs no key. */
  checksum: text().notNull(),
  storedAs: text().notNull().unique(),
  /** Whether everyone may see it; all others are behind a permission. */
  isPublic: boolean().notNull().default(false),
  /** Whether it was looked at for viruses; only a clean file is given to anyone. */
  scan: text({ enum: scanStates }).notNull().default("clean"),
  storedAt: instant().notNull(),
});
