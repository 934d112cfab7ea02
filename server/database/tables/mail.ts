import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "#domain/language.ts";
import { mailStates } from "#domain/mail.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** Every mail the product sends: written here with the change that causes it, sent by a job. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** What the template needs; emptied once the mail is sent, or never will be. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    state: text({ enum: mailStates }).notNull().default("queued"),
    queuedAt: instant().notNull(),
    sentAt: instant(),
  },
  (mail) => [
    // Everyone may ask which mails they got.
    index("mails_to").on(sql`lower(${mail.recipient})`),
    // The latest are looked at before a vote opens, and the oldest forgotten every night.
    index("mails_in_time").on(mail.queuedAt),
  ],
);
