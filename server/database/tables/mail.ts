import { languages } from "#domain/language.ts";
import { mailStates } from "#domain/mail.ts";
import { boolean, index, jsonb, pgTable, sql, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** Every mail of the site: the change that causes it writes it here, and a job sends it. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** The values of the template; emptied once the mail is sent or given up. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    state: text({ enum: mailStates }).notNull().default("queued"),
    /** The mail is about a confidential dossier or tells of a conflict, so the log has no recipient and no hour. */
    isConfidential: boolean().notNull().default(false),
    queuedAt: instant().notNull(),
    /** The moment that the log shows: of a confidential mail only the day. */
    listedAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
  },
  (mail) => [
    // People can ask which mails they got.
    index("mails_to").on(sql`lower(${mail.recipient})`),
    // The pre-flight of a vote reads the latest mails, and a nightly job deletes the oldest.
    index("mails_in_time").on(mail.queuedAt),
    index("mails_in_log").on(mail.listedAt, mail.id),
    index("mails_by_state").on(mail.state, mail.listedAt, mail.id),
  ],
);
