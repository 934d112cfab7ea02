import { boolean, check, index, integer, pgTable, sql, text, uuid } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { messages } from "#server/database/tables/message.ts";
import { people } from "#server/database/tables/person.ts";

/** The inbox of the office: a row is a message from the contact form with its answers, or the messages of a dossier. */
export const threads = pgTable(
  "threads",
  {
    id: id(),
    messageId: uuid()
      .unique()
      .references(() => messages.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .unique()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    /** When someone last wrote, and whether that was the office. */
    writtenAt: instant().notNull(),
    isAnswered: boolean().notNull().default(false),
    /** The person who takes care of it. */
    takenById: uuid().references(() => people.id),
    doneAt: instant(),
    /** Grows with each answer and act, so that two people who answer at once notice. */
    revision: integer().notNull().default(0),
  },
  (thread) => [
    index("threads_in_inbox").on(thread.writtenAt, thread.id),
    check("threads_of_one", sql`(${thread.messageId} is null) <> (${thread.dossierId} is null)`),
  ],
);

/** The answers and notes of the office to messages from the contact form; those of a dossier have tables of their own. */
export const messageReplies = pgTable(
  "message_replies",
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => people.id),
    /** A note stays in the office; an answer is mailed. */
    isNote: boolean().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (reply) => [index("message_replies_of_message").on(reply.messageId, reply.writtenAt)],
);

/** Answers that the office gives often, in each language. */
export const savedAnswers = pgTable("saved_answers", {
  id: id(),
  name: text().notNull(),
  text: localized().notNull(),
  changedAt: instant().notNull(),
  revision: integer().notNull().default(0),
});
