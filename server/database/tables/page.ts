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

/** Every version of a page, also the current one, because people must be able to read what they agreed to. */
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
    /** A sentence about the change, for readers; null for the first version. */
    note: localized(),
    changedAt: instant().notNull(),
  },
  (version) => [index("page_versions_newest").on(version.key, version.changedAt.desc())],
);
