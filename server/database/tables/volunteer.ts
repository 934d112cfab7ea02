import { languages } from "#domain/language.ts";
import { index, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { offers } from "#server/database/tables/offer.ts";

/** The people who said "I want to help", and with which offer. */
export const volunteers = pgTable(
  "volunteers",
  {
    id: id(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    text: text().notNull(),
    language: text({ enum: languages }).notNull(),
    offeredAt: instant().notNull(),
  },
  (volunteer) => [index("volunteers_of_offer").on(volunteer.offerId, volunteer.offeredAt)],
);
