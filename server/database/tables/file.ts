import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#server/database/tables/column.ts";

/** What is known of each stored file; its bytes are in the store, under a name nobody can guess. */
export const files = pgTable("files", {
  id: id(),
  /** What its owner called it. */
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  /** SHA-256 of its bytes, in hexadecimal. */
  checksum: text().notNull(),
  storedAs: text().notNull().unique(),
  /** Whether everyone may see it; all others are behind a permission. */
  isPublic: boolean().notNull().default(false),
  storedAt: instant().notNull(),
});
