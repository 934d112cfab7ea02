import { pgTable, text } from "drizzle-orm/pg-core";
import { legalForms } from "#domain/legal-form.ts";
import { countries, regions } from "#domain/region.ts";
import { id } from "#server/database/tables/column.ts";

/** The organisations behind the projects and the offers, with what the public may know of them. */
export const organisations = pgTable("organisations", {
  id: id(),
  name: text().notNull(),
  legalForm: text({ enum: legalForms }).notNull(),
  town: text().notNull(),
  postalCode: text().notNull(),
  country: text({ enum: countries }).notNull(),
  region: text({ enum: regions }).notNull(),
  website: text(),
  /** Where offers of help are mailed to; never shown. */
  email: text(),
});
