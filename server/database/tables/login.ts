import { languages } from "#domain/language.ts";
import { boolean, index, integer, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** Every request to log in by mail. Unknown people get a row too, so that nobody outside sees a difference. */
export const logins = pgTable(
  "logins",
  {
    id: id(),
    /** Null for people who are not on the roster, and until the person is looked up. */
    personId: uuid().references(() => people.id),
    codeHash: text(),
    linkHash: text().unique(),
    isRemembered: boolean().notNull(),
    language: text({ enum: languages }).notNull(),
    tries: integer().notNull().default(0),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (login) => [index("logins_of_person").on(login.personId, login.askedAt), index("logins_oldest").on(login.askedAt)],
);

/** The code of each person's access letter; a new letter replaces it. */
export const accessCodes = pgTable("access_codes", {
  personId: uuid()
    .primaryKey()
    .references(() => people.id),
  codeHash: text().notNull(),
  madeAt: instant().notNull(),
});
