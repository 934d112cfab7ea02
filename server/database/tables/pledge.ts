import { languages } from "#domain/language.ts";
import { check, index, integer, pgTable, sql, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { projects } from "#server/database/tables/project.ts";

/** Gifts that were announced on the site. Bank statements show by the reference which ones came. */
export const pledges = pgTable(
  "pledges",
  {
    id: id(),
    /** The twelve digits of the structured communication. */
    reference: text().notNull().unique(),
    amountInCents: integer().notNull(),
    /** The project the gift is meant for; null is the fund as a whole. */
    projectId: uuid().references(() => projects.id),
    /** Name and email serve only for the thank-you mail. */
    name: text(),
    email: text(),
    language: text({ enum: languages }).notNull(),
    pledgedAt: instant().notNull(),
  },
  (pledge) => [
    check("pledges_amount", sql`${pledge.amountInCents} > 0`),
    check("pledges_reference", sql`${pledge.reference} ~ '^[0-9]{12}$'`),
    index("pledges_newest").on(pledge.pledgedAt),
  ],
);
