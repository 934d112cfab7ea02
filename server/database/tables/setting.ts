import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the fund decided about itself, one row per subject; the shapes are in `domain/setting.ts`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
