import { integer, pgTable, primaryKey, uuid } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { instant } from "#server/database/tables/column.ts";

/** The reminders of votes: when each began and its number of mails. Only the table of mails has the recipients. */
export const voteReminders = pgTable(
  "vote_reminders",
  {
    callId: uuid()
      .notNull()
      .references(() => calls.id),
    /** How many days before the last day. */
    days: integer().notNull(),
    begunAt: instant().notNull(),
    mails: integer().notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.callId, reminder.days] })],
);
