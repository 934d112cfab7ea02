import { outcomes } from "#domain/decision.ts";
import { meetingEntryKinds } from "#domain/meeting.ts";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

/** The meetings in which the committee decides on the projects of a call: one per call, in one or more sittings. */
export const meetings = pgTable("meetings", {
  id: id(),
  callId: uuid()
    .notNull()
    .unique()
    .references(() => calls.id, { onDelete: "cascade" }),
  openedAt: instant().notNull(),
  /** Null while the committee sits; a meeting that ended can be taken up again. */
  endedAt: instant(),
  /** The person who records the decisions: the chair, or someone whom the chair names. */
  recorderId: uuid()
    .notNull()
    .references(() => people.id),
  /** The dossier that is discussed now. */
  dossierId: uuid().references(() => dossiers.id, { onDelete: "set null" }),
  /** Counts the changes, so that every screen in the room hears of each. */
  revision: integer().notNull().default(1),
});

/** The people in a meeting; those who left stay in the list. */
export const meetingSeats = pgTable(
  "meeting_seats",
  {
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    cameAt: instant().notNull(),
    leftAt: instant(),
    /** Present by video. */
    isRemote: boolean().notNull().default(false),
  },
  (seat) => [primaryKey({ columns: [seat.meetingId, seat.personId] })],
);

/**
 * The events of a meeting, for its minutes. The number and the decision stay when the dossier is erased; the remarks on
 * it go with it.
 */
export const meetingEntries = pgTable(
  "meeting_entries",
  {
    id: id(),
    meetingId: uuid()
      .notNull()
      .references(() => meetings.id, { onDelete: "cascade" }),
    /** 1, 2, 3 … per meeting, because two things may happen at the same moment. */
    place: integer().notNull(),
    at: instant().notNull(),
    kind: text({ enum: meetingEntryKinds }).notNull(),
    /** The person who came, left, stepped outside, or knows the people of the dossier. */
    personId: uuid().references(() => people.id),
    dossierId: uuid().references(() => dossiers.id, { onDelete: "set null" }),
    number: text(),
    /** Kept here, because the minutes stay when the dossier is erased. */
    isConfidential: boolean().notNull().default(false),
    outcome: text({ enum: outcomes }),
    amountInCents: bigint({ mode: "number" }),
    votesFor: integer(),
    votesAgainst: integer(),
    votesAbstained: integer(),
  },
  (entry) => [
    unique("meeting_entries_in_order").on(entry.meetingId, entry.place),
    index("meeting_entries_of_dossier").on(entry.dossierId),
  ],
);

/** The remarks of the minutes on decisions, with their reasons; a remark goes with its dossier. */
export const meetingRemarks = pgTable("meeting_remarks", {
  entryId: uuid()
    .primaryKey()
    .references(() => meetingEntries.id, { onDelete: "cascade" }),
  dossierId: uuid()
    .notNull()
    .references(() => dossiers.id, { onDelete: "cascade" }),
  sealedText: text().notNull(),
});
