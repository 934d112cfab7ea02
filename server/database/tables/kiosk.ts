import { pgTable, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { branches } from "#server/database/tables/fund-list.ts";

/** The tablets at which people of a branch vote. The audit log shows who added one. */
export const kiosks = pgTable("kiosks", {
  id: id(),
  name: text().notNull(),
  branch: text()
    .notNull()
    .references(() => branches.code),
  madeAt: instant().notNull(),
  /** The hash of the code that sets up this kiosk; null once a tablet used it. */
  setUpHash: text().unique(),
  setUpEndsAt: instant().notNull(),
  /** The hash of the token in the tablet's cookie; null before the set-up. */
  tokenHash: text().unique(),
  lastSeenAt: instant(),
});
