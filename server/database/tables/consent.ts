import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ConsentChoices } from "#domain/consent.ts";
import { languages } from "#domain/language.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The proof of every choice on cookies. It names nobody: whoever chose carries the id in the cookie of the choice. */
export const consents = pgTable("consents", {
  id: id(),
  choices: jsonb().$type<ConsentChoices>().notNull(),
  /** The version of the cookie policy that could be read then. */
  policyVersionId: uuid(),
  language: text({ enum: languages }).notNull(),
  givenAt: instant().notNull(),
});
