import type { ConsentChoices } from "#domain/consent.ts";
import { languages } from "#domain/language.ts";
import { jsonb, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The proof of every choice on cookies. It names nobody: only the cookie of the visitor has the id. */
export const consents = pgTable("consents", {
  id: id(),
  choices: jsonb().$type<ConsentChoices>().notNull(),
  /** The version of the cookie policy at that time. */
  policyVersionId: uuid(),
  language: text({ enum: languages }).notNull(),
  givenAt: instant().notNull(),
});
