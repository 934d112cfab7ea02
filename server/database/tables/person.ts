import { pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "#domain/language.ts";
import { branches, departments, employmentStatuses } from "#domain/person.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The roster: everyone who belongs to the company, with or without a mailbox. */
export const people = pgTable("people", {
  id: id(),
  employeeId: text().notNull().unique(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  /** In small letters, so that it is found however someone types it. */
  email: text().unique(),
  branch: text({ enum: branches }).notNull(),
  department: text({ enum: departments }),
  employmentStatus: text({ enum: employmentStatuses }).notNull(),
  language: text({ enum: languages }).notNull(),
  /** What they chose themselves; no import changes it. */
  chosenLanguage: text({ enum: languages }),
  /** The language of the last page they opened while logged in. */
  usedLanguage: text({ enum: languages }),
  leftAt: instant(),
  /** When the address or the employee ID was last replaced, by which someone else might come in. */
  addressChangedAt: instant(),
  /** Until when the operator lets them set up a first second factor, however they log in. */
  factorAllowedUntil: instant(),
});
