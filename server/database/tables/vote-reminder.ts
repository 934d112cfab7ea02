import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { calls } from "#server/database/tables/call.ts";
import { instant } from "#server/database/tables/column.ts";

/** The reminders of votes: since when each went out, and to how many. To whom is in no table but that of mails. */
export const voteReminders = pgTable(
  "vote_reminders",
  {
    callId: uuid()
      .notNull()
      .references(() => calls.id),
    /** How many days before the last one. */
    days: integer().notNull(),
    begunAt: instant().notNull(),
    mails: integer().notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.callId, reminder.days] })],
);
