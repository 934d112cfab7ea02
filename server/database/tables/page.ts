import { index, pgTable, text } from "drizzle-orm/pg-core";
import { pageKeys } from "#domain/page.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";

/** The pages the fund writes itself, in Markdown. */
export const pages = pgTable("pages", {
  key: text({ enum: pageKeys }).primaryKey(),
  title: localized().notNull(),
  intro: localized().notNull(),
  body: localized().notNull(),
  changedAt: instant().notNull(),
});

/** Every text a page ever had, the present one included: people must be able to read what they agreed to. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: id(),
    key: text({ enum: pageKeys })
      .notNull()
      .references(() => pages.key),
    title: localized().notNull(),
    intro: localized().notNull(),
    body: localized().notNull(),
    /** What changed, in a sentence for readers; null for the first text. */
    note: localized(),
    changedAt: instant().notNull(),
  },
  (version) => [index("page_versions_newest").on(version.key, version.changedAt.desc())],
);
