import type { WrittenAt } from "#domain/page.ts";
import { index, integer, jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** The news of the fund, in Markdown. */
export const news = pgTable(
  "news",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized().notNull(),
    intro: localized().notNull(),
    body: localized().notNull(),
    changedAt: instant().notNull(),
    /** When the text in each language was last written. */
    writtenAt: jsonb().$type<WrittenAt>().notNull(),
    /** Counts the changes, so that two people who edit at once notice it. */
    revision: integer().notNull(),
    /** From when on the site shows it; null for a draft. */
    publishedAt: instant(),
  },
  (item) => [index("news_newest").on(item.publishedAt.desc())],
);

/** Every version of a news item, also the current one. */
export const newsVersions = pgTable(
  "news_versions",
  {
    id: id(),
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    title: localized().notNull(),
    intro: localized().notNull(),
    body: localized().notNull(),
    changedAt: instant().notNull(),
    /** Null for the demo. */
    writerId: uuid().references(() => people.id),
  },
  (version) => [index("news_versions_newest").on(version.newsId, version.changedAt.desc())],
);
