import { languages } from "#domain/language.ts";
import { messageTopics } from "#domain/message.ts";
import { pgTable, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The messages of visitors to the fund's office, from the contact form. */
export const messages = pgTable("messages", {
  id: id(),
  topic: text({ enum: messageTopics }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  text: text().notNull(),
  language: text({ enum: languages }).notNull(),
  sentAt: instant().notNull(),
});
