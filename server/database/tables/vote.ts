import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { branches } from "#domain/person.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";

const ofCall = () =>
  uuid()
    .notNull()
    .references(() => calls.id);

/**
 * The roll: who has voted, once per call, for the key says so. It tells no hour. What they chose and their receipt stand
 * sealed, for their own eyes, until results are released.
 */
export const voters = pgTable(
  "voters",
  {
    callId: ofCall(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** What the sealed vote was sealed for; says nothing by itself. */
    sealId: uuid().notNull().unique(),
    sealedVote: text(),
    /** Where they worked when they voted. */
    branch: text({ enum: branches }).notNull(),
    /** Handed in on paper, and entered by a coordinator. */
    isAssisted: boolean().notNull().default(false),
  },
  (voter) => [primaryKey({ columns: [voter.callId, voter.personId] })],
);

/**
 * The box. While people vote every choice in it is sealed, for a row stands beside that of its voter in the same
 * transaction; at the release all are taken out, opened, shuffled and put back in one go.
 */
export const ballots = pgTable(
  "ballots",
  {
    id: id(),
    callId: ofCall(),
    sealedChoice: text(),
    projectId: uuid().references(() => projects.id),
  },
  (ballot) => [
    index("ballots_of_call").on(ballot.callId),
    check("ballots_sealed_or_open", sql`(${ballot.sealedChoice} is null) <> (${ballot.projectId} is null)`),
  ],
);

/** What proves that a vote is in the box, and not what it says. */
export const receipts = pgTable("receipts", { callId: ofCall(), code: text().notNull() }, (receipt) => [
  primaryKey({ columns: [receipt.callId, receipt.code] }),
]);

/** How often each project was chosen. */
export type Tally = Record<string, number>;

/**
 * What came out of the box of a call once its vote was closed, and what the committee decided between equals. The tally is
 * sealed until results are released.
 */
export const voteCounts = pgTable(
  "vote_counts",
  {
    callId: uuid()
      .primaryKey()
      .references(() => calls.id),
    electorate: integer().notNull(),
    votesCast: integer().notNull(),
    sealedTally: text(),
    tally: jsonb().$type<Tally>(),
    /** The projects that were equal, in the order in which the committee put them. */
    tieOrder: jsonb().$type<string[]>(),
    tieReason: text(),
    tieDecidedBy: uuid().references(() => people.id),
    releasedAt: instant(),
  },
  (count) => [check("vote_counts_sealed_or_open", sql`(${count.sealedTally} is null) <> (${count.tally} is null)`)],
);
