import type { Language } from "#domain/language.ts";
import { illustrations } from "#domain/project.ts";
import { index, integer, jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant, localized } from "#server/database/tables/column.ts";
import { organisations } from "#server/database/tables/organisation.ts";

/** Organisations that seek volunteers. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    slug: text().notNull().unique(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    illustration: text({ enum: illustrations }).notNull(),
    title: localized().notNull(),
    task: localized().notNull(),
    moment: localized(),
    startsAt: instant(),
    endsAt: instant(),
    hands: integer().notNull(),
    hoursPerMonth: integer(),
    minimumAge: integer().notNull(),
    languages: jsonb().$type<Language[]>().notNull(),
  },
  (offer) => [index("offers_of_organisation").on(offer.organisationId)],
);
