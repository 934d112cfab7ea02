import { jsonb, pgTable, text } from "#server/database/drizzle.ts";

/** Facts that an installation keeps about itself, one row each; the types are in `server/actions/installation.ts`. */
export const installationFacts = pgTable("installation_facts", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
