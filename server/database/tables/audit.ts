import { bigint, index, jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";

/**
 * The audit log. Rows are only ever added (a trigger refuses all else), and each row has the hash of the one before,
 * so that a changed or removed row is detected.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    /** Counts up without gaps. */
    number: bigint({ mode: "number" }).primaryKey(),
    at: instant().notNull(),
    /** The person who acted; null for the system and the command line. */
    actorId: uuid(),
    act: text().notNull(),
    /** The person or record that the act was about. */
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
