import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { tieRules } from "#domain/call.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";

/** The calls. Their instants follow each other; the database refuses any other order. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized().notNull(),
    submissionsOpen: instant().notNull(),
    submissionsClose: instant().notNull(),
    votingOpens: instant(),
    votingCloses: instant(),
    resultsPublished: instant().notNull(),
    awardsFrom: instant().notNull(),
    budgetInCents: integer().notNull(),
    maximumWhenActiveInCents: integer().notNull(),
    maximumInCents: integer().notNull(),
    winnerCount: integer().notNull(),
    voteWeight: integer().notNull(),
    tieRule: text({ enum: tieRules }).notNull(),
    /** Whether it was voted on before votes were kept here: its results were entered, and there is no box to count. */
    votedElsewhere: boolean().notNull().default(false),
    /** When its votes were counted: from then on the box takes none. */
    countedAt: instant(),
    /** How many could vote and how many did, kept when results are published. */
    electorate: integer(),
    votesCast: integer(),
  },
  (call) => [
    check(
      "calls_in_order",
      sql`${call.submissionsOpen} < ${call.submissionsClose} and ${call.submissionsClose} <= ${call.resultsPublished}`,
    ),
    check(
      "calls_vote_in_order",
      sql`(${call.votingOpens} is null) = (${call.votingCloses} is null) and (${call.votingOpens} is null or (${call.submissionsClose} <= ${call.votingOpens} and ${call.votingOpens} < ${call.votingCloses} and ${call.votingCloses} <= ${call.resultsPublished}))`,
    ),
    check("calls_vote_weight", sql`${call.voteWeight} between 0 and 100`),
  ],
);
