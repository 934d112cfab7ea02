import { givenRoles, seats } from "#domain/permission.ts";
import { isNotNull, pgTable, primaryKey, text, uniqueIndex, uuid } from "#server/database/drizzle.ts";
import { instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** The roles that the fund gave to people. */
export const personRoles = pgTable(
  "person_roles",
  {
    personId: uuid()
      .notNull()
      .references(() => people.id),
    role: text({ enum: givenRoles }).notNull(),
    givenAt: instant().notNull(),
    /** The seat of a committee member; null for the others. */
    seat: text({ enum: seats }),
  },
  (columns) => [
    primaryKey({ columns: [columns.personId, columns.role] }),
    uniqueIndex("one_person_per_seat").on(columns.seat).where(isNotNull(columns.seat)),
  ],
);
