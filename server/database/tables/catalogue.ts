import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#domain/language.ts";
import { projectStatuses, themes } from "#domain/project.ts";
import { regions } from "#domain/region.ts";
import { calls } from "#server/database/tables/call.ts";
import { instant } from "#server/database/tables/column.ts";
import { projects } from "#server/database/tables/project.ts";

// What the catalogue is read from. The database itself keeps these tables, by triggers on `projects` and
// `organisations` (see migrations 0003 and 0017): they cannot differ from what they are made of, whoever writes it.

/** Words by their stems. */
const vector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Compared letter by letter, the same on every machine. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What a project is found, filtered and sorted by. Each language has a partition of its own, for its own pages. */
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
    theme: text({ enum: themes }).notNull(),
    region: text({ enum: regions }).notNull(),
    status: text({ enum: projectStatuses }).notNull(),
    isWinner: boolean().notNull(),
    publishedAt: instant().notNull(),
    place: integer().notNull(),
    slug: plainText().notNull(),
    /** What its card shows: given, or else asked. */
    amountInCents: integer().notNull(),
    /** What the fund gave. */
    givenInCents: integer().notNull(),
    /** Letters and digits only. */
    title: plainText().notNull(),
    /** The words of its title, of whose it is and where, and of its summary, by weight: what it is ranked by. */
    names: vector().notNull(),
    /** All its words. What is filtered by is among them, so that one index answers both. */
    search: vector().notNull(),
    /** What it has in `catalogue_words`. */
    words: text().array().notNull(),
  },
  ({ projectId, language, callId, theme, region, status, isWinner, publishedAt, place, slug, ...row }) => {
    // Made anew for each index: Drizzle forgets the direction of a column once an index has taken it.
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
      // Kept up at once: a list of what is still to be sorted in would be read by every search.
      index("catalogue_search").using("gin", row.search).with({ fastupdate: false }),
    ];
  },
);

/** How many projects there are for every choice of filters, and what they were given; null stands for all. */
export const catalogueCounts = pgTable(
  "catalogue_counts",
  {
    callId: uuid().references(() => calls.id),
    theme: text({ enum: themes }),
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

/** The words of titles, summaries, organisations and towns: where a word with a typo finds the one that was meant. */
export const catalogueWords = pgTable(
  "catalogue_words",
  {
    language: text({ enum: languages }).notNull(),
    word: plainText().notNull(),
    projects: integer().notNull(),
    /** The word without accents, its singular and its stem, and everything they become when one letter is left out. */
    typos: text().array().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.language, row.word] }),
    index("catalogue_words_typos").using("gin", row.typos).with({ fastupdate: false }),
    index("catalogue_words_gone").on(row.word).where(sql`${row.projects} = 0`),
  ],
);
