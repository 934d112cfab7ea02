import { type Criterion, type EligibilityPoint, tieRules } from "#domain/call.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { boolean, check, integer, jsonb, pgTable, sql, text } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";

/** The calls. The database refuses dates that are not in order. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized().notNull(),
    intro: localized().notNull().default({ nl: "" }),
    submissionsOpen: instant().notNull(),
    submissionsClose: instant().notNull(),
    committeeMeets: instant(),
    votingOpens: instant(),
    votingCloses: instant(),
    resultsPublished: instant().notNull(),
    awardsFrom: instant().notNull(),
    reportsDue: instant(),
    budgetInCents: integer().notNull(),
    maximumWhenActiveInCents: integer().notNull(),
    maximumInCents: integer().notNull(),
    /** The most that the fund pays of the cost of a project, in percent. */
    costShare: integer().notNull().default(100),
    winnerCount: integer().notNull(),
    /** The most projects on the ballot. */
    ballotSize: integer().notNull().default(12),
    voteWeight: integer().notNull(),
    tieRule: text({ enum: tieRules }).notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull().default([]),
    eligibility: jsonb().$type<EligibilityPoint[]>().notNull().default([]),
    /** How many members score each dossier; null if everybody does. */
    reviewersPerDossier: integer(),
    /** When a coordinator ended the round of scoring; null while it goes on. */
    roundEndedAt: instant(),
    /** When the plan was published; until then it is a draft that only the office sees. */
    publishedAt: instant(),
    /** Counts the changes of the plan, so that two coordinators do not overwrite each other. */
    revision: integer().notNull().default(1),
    /** The vote took place before this site existed: its results were entered, and there are no ballots to count. */
    votedElsewhere: boolean().notNull().default(false),
    /** The form of an earlier call as people typed it, until it is published. */
    typedResults: jsonb().$type<TypedTexts>(),
    /** Why the vote closes later than planned, for the voters; null if it does not. */
    prolongReason: localized(),
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
    check("calls_cost_share", sql`${call.costShare} between 1 and 100`),
  ],
);
