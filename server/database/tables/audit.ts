import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/tables/column.ts";

/**
 * What was done that someone may have to answer for. Rows are only ever added (a trigger refuses all else), and each
 * carries the hash of the one before, so that a row that was changed or taken out by force shows.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    /** Counts up without gaps. */
    number: bigint({ mode: "number" }).primaryKey(),
    at: instant().notNull(),
    /** Who did it; null for the system and the command line. */
    actorId: uuid(),
    act: text().notNull(),
    /** Whose data or which record it was about. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull().unique(),
  },
  (entry) => [
    index("audit_of_subject").on(entry.subject, entry.number),
    index("audit_by_actor").on(entry.actorId, entry.number),
  ],
);
