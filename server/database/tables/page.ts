import { pageKeys, type WrittenAt } from "#domain/page.ts";
import { index, integer, jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** The pages the fund writes itself, in Markdown. */
export const pages = pgTable("pages", {
  key: text({ enum: pageKeys }).primaryKey(),
  title: localized().notNull(),
  intro: localized().notNull(),
  body: localized().notNull(),
  changedAt: instant().notNull(),
  /** When the text in each language was last written; a language without a moment is as old as the page. */
  writtenAt: jsonb().$type<WrittenAt>().notNull().default({}),
  /** Counts the changes, so that two people who edit at once notice it. */
  revision: integer().notNull().default(0),
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
    /** Null for the command line. */
    writerId: uuid().references(() => people.id),
  },
  (version) => [index("page_versions_newest").on(version.key, version.changedAt.desc())],
);
