import { languages } from "#domain/language.ts";
import { employmentStatuses } from "#domain/person.ts";
import { index, integer, isNotNull, isNull, pgTable, type SQL, sql, text } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { branches, departments } from "#server/database/tables/fund-list.ts";

/** The roster: everyone who belongs to the company, with or without a mailbox. */
export const people = pgTable(
  "people",
  {
    id: id(),
    employeeId: text().notNull().unique(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** In small letters, so that we find it however someone types it. */
    email: text().unique(),
    branch: text()
      .notNull()
      .references(() => branches.code),
    department: text().references(() => departments.code),
    employmentStatus: text({ enum: employmentStatuses }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** The language they chose themselves; no import changes it. */
    chosenLanguage: text({ enum: languages }),
    /** The language of the last page they opened while logged in. */
    usedLanguage: text({ enum: languages }),
    leftAt: instant(),
    /** When the address or the employee ID last changed, which could let someone else log in. */
    addressChangedAt: instant(),
    /** When a list named another address for someone with a role, until an operator decides. */
    addressWaitsSince: instant(),
    /** That address; null if the list has none for them. */
    waitingEmail: text(),
    /** The end of the operator's permission to set up a first second factor, with any way to log in. */
    factorAllowedUntil: instant(),
    /** Grows with each change of their data, so that two people who change it at once notice. */
    revision: integer().notNull().default(0),
    /** The name as lists sort it: in small letters, without accents. */
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`name_key(${people.lastname} || ' ' || ${people.firstname})`),
    /** The words by which the office finds them: their name, and their employee ID with and without leading zeros. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`name_key(${people.firstname} || ' ' || ${people.lastname} || ' ' || ${people.employeeId} || ' ' || ltrim(${people.employeeId}, '0'))`,
      ),
  },
  (person) => [
    index("people_by_name").on(person.nameKey, person.id).where(isNull(person.leftAt)),
    index("people_by_branch").on(person.branch, person.nameKey, person.id).where(isNull(person.leftAt)),
    index("people_whose_address_waits").on(person.id).where(isNotNull(person.addressWaitsSince)),
    index("people_by_words").using("gin", sql`to_tsvector('simple', ${person.searchText})`),
  ],
);
