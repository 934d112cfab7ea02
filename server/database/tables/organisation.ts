import { legalForms } from "#domain/legal-form.ts";
import { countries, regions } from "#domain/region.ts";
import { index, integer, pgTable, sql, text } from "#server/database/drizzle.ts";
import { id } from "#server/database/tables/column.ts";

/** The organisations of the projects and the offers. */
export const organisations = pgTable(
  "organisations",
  {
    id: id(),
    name: text().notNull(),
    legalForm: text({ enum: legalForms }).notNull(),
    town: text().notNull(),
    postalCode: text().notNull(),
    country: text({ enum: countries }).notNull(),
    region: text({ enum: regions }).notNull(),
    website: text(),
    /** The address for mails about volunteers; never shown. */
    email: text(),
    revision: integer().notNull().default(1),
  },
  (organisation) => [index("organisations_by_name").on(sql`name_key(${organisation.name})`, organisation.id)],
);
