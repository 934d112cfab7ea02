import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** Staff lists that someone of the office is looking through before taking them over; one per person, for a day. */
export const rosterDrafts = pgTable("roster_drafts", {
  id: id(),
  makerId: uuid()
    .notNull()
    .unique()
    .references(() => people.id),
  fileName: text().notNull(),
  /** The file as base64, sealed, because it has the data of everyone in the company. */
  sealedFile: text().notNull(),
  madeAt: instant().notNull(),
});
