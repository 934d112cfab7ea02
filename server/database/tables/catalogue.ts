import { languages } from "#domain/language.ts";
import { projectStatuses } from "#domain/project.ts";
import { regions } from "#domain/region.ts";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { instant } from "#server/database/tables/column.ts";
import { projects } from "#server/database/tables/project.ts";

// The catalogue reads these tables. Triggers on `projects` and `organisations` keep them up to date (see migrations
// 0003 and 0017), so they never differ from their sources.

/** Words by their stems. */
const vector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Text that sorts in the same way on every machine. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The data to find, filter and sort projects. Each language has a partition for its own pages. */
export const catalogue = pgTable(
  "catalogue",
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    language: text({ enum: languages }).notNull(),
    callId: uuid()
      .notNull()
      .references(() => calls.id),
    theme: text().notNull(),
    region: text({ enum: regions }).notNull(),
    status: text({ enum: projectStatuses }).notNull(),
    isWinner: boolean().notNull(),
    publishedAt: instant().notNull(),
    place: integer().notNull(),
    slug: plainText().notNull(),
    /** The amount on the card: given, or else asked. */
    amountInCents: integer().notNull(),
    /** The amount that the fund gave. */
    givenInCents: integer().notNull(),
    /** Letters and digits only. */
    title: plainText().notNull(),
    /** The weighted words of title, organisation, town and summary, for ranking. */
    names: vector().notNull(),
    /** All words, with the values of the filters among them, so that one index serves both. */
    search: vector().notNull(),
    /** The words of this project in `catalogue_words`. */
    words: text().array().notNull(),
  },
  ({ projectId, language, callId, theme, region, status, isWinner, publishedAt, place, slug, ...row }) => {
    // Each index needs new columns, because Drizzle forgets their direction after the first one.
    const newestFirst = () => [publishedAt.desc().nullsFirst(), place, slug] as const;
    const winnersFirst = () => [isWinner.desc().nullsFirst(), ...newestFirst()] as const;
    return [
      primaryKey({ columns: [projectId, language] }),
      index("catalogue_winners").on(...winnersFirst()),
      index("catalogue_winners_of_call").on(callId, ...winnersFirst()),
      index("catalogue_newest").on(...newestFirst()),
      index("catalogue_amount").on(row.amountInCents.desc().nullsFirst(), slug),
      index("catalogue_title").on(row.title, slug),
      index("catalogue_region").on(region, theme, status),
      index("catalogue_status").on(status, ...newestFirst()),
      // Without fastupdate there is no pending list, which every search would have to read.
      index("catalogue_search").using("gin", row.search).with({ fastupdate: false }),
    ];
  },
);

/** The number of projects and the amount they got for every choice of filters; null means all. */
export const catalogueCounts = pgTable(
  "catalogue_counts",
  {
    callId: uuid().references(() => calls.id),
    theme: text(),
    region: text({ enum: regions }),
    status: text({ enum: projectStatuses }),
    projects: integer().notNull(),
    givenInCents: bigint({ mode: "number" }).notNull(),
  },
  (row) => [
    unique("catalogue_counts_choice").on(row.callId, row.theme, row.region, row.status).nullsNotDistinct(),
    index("catalogue_counts_of_calls").on(row.theme, row.region, row.status, row.callId),
  ],
);

/** The words of titles, summaries, organisations and towns, to correct words with a typo. */
export const catalogueWords = pgTable(
  "catalogue_words",
  {
    language: text({ enum: languages }).notNull(),
    word: plainText().notNull(),
    projects: integer().notNull(),
    /** The word without accents, its singular and its stem, and every form of them with one letter less. */
    typos: text().array().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.language, row.word] }),
    index("catalogue_words_typos").using("gin", row.typos).with({ fastupdate: false }),
    index("catalogue_words_gone").on(row.word).where(sql`${row.projects} = 0`),
  ],
);
