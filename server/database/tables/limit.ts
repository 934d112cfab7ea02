import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/tables/column.ts";

/** How often something was tried lately, by whom or from where; shared by all processes. The keys hold no address. */
export const limits = pgTable("limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  /** When counting starts anew. */
  endsAt: instant().notNull(),
});
