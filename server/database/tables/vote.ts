import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";

const ofCall = () =>
  uuid()
    .notNull()
    .references(() => calls.id);

/**
 * The roll: who has voted; the key allows one vote per call. It has no times. The choice and the receipt are sealed
 * for the voter alone, until results are released.
 */
export const voters = pgTable(
  "voters",
  {
    callId: ofCall(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** The id for which the vote is sealed; it has no other meaning. */
    sealId: uuid().notNull().unique(),
    sealedVote: text(),
    /** The branch of the voter when they voted. */
    branch: text().notNull(),
    /** A paper vote that a coordinator entered. */
    isAssisted: boolean().notNull().default(false),
  },
  (voter) => [primaryKey({ columns: [voter.callId, voter.personId] })],
);

/**
 * The box. Every choice is sealed while people vote, because one transaction writes it together with its voter, so the
 * rows could be linked. At the release all ballots are opened, shuffled and written again at once.
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

/** The receipts, which prove that a vote is in the box without its choice. */
export const receipts = pgTable("receipts", { callId: ofCall(), code: text().notNull() }, (receipt) => [
  primaryKey({ columns: [receipt.callId, receipt.code] }),
]);

/** How often each project was chosen. */
export type Tally = Record<string, number>;

/**
 * The count of a closed vote, and the committee's decision on a tie. The tally is sealed until results are released.
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
    /** The tied projects, in the order that the committee decided. */
    tieOrder: jsonb().$type<string[]>(),
    tieReason: text(),
    tieDecidedBy: uuid().references(() => people.id),
    releasedAt: instant(),
  },
  (count) => [check("vote_counts_sealed_or_open", sql`(${count.sealedTally} is null) <> (${count.tally} is null)`)],
);
