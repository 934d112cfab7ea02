import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { givenRoles } from "#domain/permission.ts";
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
  },
  (columns) => [primaryKey({ columns: [columns.personId, columns.role] })],
);
