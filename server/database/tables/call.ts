import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { tieRules } from "#domain/call.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";

/** The calls. The database refuses dates that are not in order. */
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
    /** The vote took place before this site existed: its results were entered, and there are no ballots to count. */
    votedElsewhere: boolean().notNull().default(false),
    /** When its votes were counted; the box accepts none from then on. */
    countedAt: instant(),
    /** How many people could vote and how many did, stored when results are published. */
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
