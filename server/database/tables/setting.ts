import { jsonb, pgTable, text } from "#server/database/drizzle.ts";

/** The settings of the fund, one row per subject; the types are in `domain/setting.ts`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
