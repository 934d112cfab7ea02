import { type RosterPerson, unlistedId } from "#domain/roster.ts";
import { isNull, notLike, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";

/** Lists everyone who has not left, always in the same order. */
export async function listRoster(db: Database): Promise<RosterPerson[]> {
  const { employeeId, firstname, lastname, email, branch, department, employmentStatus, language } = people;
  return db
    .select({ employeeId, firstname, lastname, email, branch, department, employmentStatus, language })
    .from(people)
    .where(isNull(people.leftAt))
    .orderBy(employeeId);
}

/** Tells whether the company's list was ever imported. */
export async function hasRoster(db: Database): Promise<boolean> {
  const listedPeople = await db
    .select({ one: sql`1` })
    .from(people)
    .where(notLike(people.employeeId, `${unlistedId("")}%`))
    .limit(1);
  return listedPeople.length > 0;
}
