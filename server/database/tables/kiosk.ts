import { pgTable, text } from "drizzle-orm/pg-core";
import { branches } from "#domain/person.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The tablets at which people of a branch vote. Who made one stands in the audit log. */
export const kiosks = pgTable("kiosks", {
  id: id(),
  name: text().notNull(),
  branch: text({ enum: branches }).notNull(),
  madeAt: instant().notNull(),
  /** Of the code that turns a tablet into this kiosk; null once one did. */
  setUpHash: text().unique(),
  setUpEndsAt: instant().notNull(),
  /** Of the token in the tablet's cookie; null before it was set up. */
  tokenHash: text().unique(),
  lastSeenAt: instant(),
});
