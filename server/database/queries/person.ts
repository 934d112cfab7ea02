import type { GivenRole, Seat } from "#domain/permission.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { and, eq, inArray, isNull, or, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

export type PersonRow = typeof people.$inferSelect;

/** Finds the person with this email address or employee ID who has not left. */
export async function findPresent(db: Database, who: string) {
  const isMeant = or(eq(people.email, who.trim().toLowerCase()), eq(people.employeeId, plainEmployeeId(who)));
  const [person] = await db
    .select()
    .from(people)
    .where(and(isMeant, isNull(people.leftAt)));
  return person ?? null;
}

/**
 * Makes others who write to the list of people wait. An act that changes addresses or numbers takes this lock before any
 * row: they must be unique, and an import, which takes it too, would otherwise wait for that row.
 */
export async function lockPeople(db: Database): Promise<void> {
  await db.execute(sql`lock table ${people} in share row exclusive mode`);
}

/** Finds a person by id, also one who has left. */
export async function findPerson(db: Database, id: string) {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

/** Lists people by id, also those who have left. */
export function listPeopleById(db: Database, ids: readonly string[]): Promise<PersonRow[]> {
  return db
    .select()
    .from(people)
    .where(inArray(people.id, [...ids]));
}

/** Lists everyone present with one of these roles, each once. A fund has only a few. */
export async function listHolders(db: Database, roles: readonly GivenRole[]) {
  const { id, employeeId, email, language, chosenLanguage, usedLanguage } = people;
  return db
    .selectDistinct({ id, employeeId, email, language, chosenLanguage, usedLanguage })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.personId, id))
    .where(and(inArray(personRoles.role, [...roles]), isNull(people.leftAt)))
    .limit(1000);
}

/** Finds the seat of a person on the committee; null if they have none. */
export async function findSeat(db: Database, personId: string): Promise<Seat | null> {
  const [row] = await db
    .select({ seat: personRoles.seat })
    .from(personRoles)
    .where(and(eq(personRoles.personId, personId), eq(personRoles.role, "committee")));
  return row?.seat ?? null;
}

/** Tells whether the committee has a chair. */
export async function hasChair(db: Database): Promise<boolean> {
  const isChair = and(eq(personRoles.role, "committee"), eq(personRoles.seat, "chair"));
  return (await db.$count(personRoles, isChair)) > 0;
}

/** Lists the given roles of a person. */
export async function listRolesOf(db: Database, personId: string): Promise<GivenRole[]> {
  const rows = await db.select({ role: personRoles.role }).from(personRoles).where(eq(personRoles.personId, personId));
  return rows.map(({ role }) => role);
}
