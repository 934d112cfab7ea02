import { legalLanguages } from "#domain/fund-list.ts";
import { boolean, integer, pgTable, text } from "#server/database/drizzle.ts";
import { localized } from "#server/database/tables/column.ts";

// A fund makes these lists itself. Rows are never deleted, because people, kiosks and projects name their codes.
const listColumns = () => ({
  code: text().primaryKey(),
  names: localized().notNull(),
  /** The place in the list, from 0. */
  position: integer().notNull(),
  isActive: boolean().notNull(),
});

/** The branches where employees work. */
export const branches = pgTable("branches", {
  ...listColumns(),
  /** The language that the law prescribes for letters to its people; null if there is none. */
  legalLanguage: text({ enum: legalLanguages }),
});

/** The departments of the company. */
export const departments = pgTable("departments", listColumns());

/** The themes of projects. */
export const themes = pgTable("themes", listColumns());
