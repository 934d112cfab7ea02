import { integer, pgTable, text } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";

/** Counts of recent tries per person or origin; all processes share them. The keys contain no address. */
export const limits = pgTable("limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  /** When counting starts again. */
  endsAt: instant().notNull(),
});
