import { pgTable, text } from "drizzle-orm/pg-core";
import { pageKeys } from "#domain/page.ts";
import { instant, localized } from "#server/database/tables/column.ts";

/** The pages the fund writes itself, in Markdown. */
export const pages = pgTable("pages", {
  key: text({ enum: pageKeys }).primaryKey(),
  title: localized().notNull(),
  intro: localized().notNull(),
  body: localized().notNull(),
  changedAt: instant().notNull(),
});
