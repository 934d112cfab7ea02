import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** The settings of the fund, one row per subject; the types are in `domain/setting.ts`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
