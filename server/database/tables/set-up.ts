import type { SetUpProgress } from "#domain/set-up.ts";
import { integer, jsonb, pgTable, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/**
 * The set-up of an installation that began with an empty database, in at most one row. A database without this row was
 * filled by the demo or by commands, and counts as set up.
 */
export const setUps = pgTable("set_ups", {
  id: id(),
  begunAt: instant().notNull(),
  /** When the site opened; null until then. */
  openedAt: instant(),
  progress: jsonb().$type<SetUpProgress>().notNull(),
  /** The hash of the token in the latest link; null once a browser used it. */
  linkHash: text(),
  linkEndsAt: instant(),
  /** The hash of the token in the cookie of the one browser that sets up. */
  sessionHash: text(),
  sessionEndsAt: instant(),
  /** The address and the code of the latest test mail. */
  testMailTo: text(),
  testCodeHash: text(),
  testCodeEndsAt: instant(),
  testTries: integer().notNull().default(0),
  /** The staff list between its dry run and its import. */
  sealedRoster: text(),
});
