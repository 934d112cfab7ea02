import { mailTextKeys } from "#domain/mail-text.ts";
import type { WrittenAt } from "#domain/page.ts";
import { integer, jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { instant, localized } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** The fund's own texts of mails; a mail without a row has the standard text. */
export const mailTexts = pgTable("mail_texts", {
  key: text({ enum: mailTextKeys }).primaryKey(),
  subject: localized().notNull(),
  /** The paragraphs, with empty lines between them and words in braces that are filled in. */
  body: localized().notNull(),
  changedAt: instant().notNull(),
  /** When the text in each language was last written. */
  writtenAt: jsonb().$type<WrittenAt>().notNull(),
  /** Counts the changes, so that two people who edit at once notice it. */
  revision: integer().notNull(),
  /** The last person who wrote it. */
  writerId: uuid().references(() => people.id),
});
