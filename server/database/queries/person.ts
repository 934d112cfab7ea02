import { and, eq, isNull, or } from "drizzle-orm";
import { plainEmployeeId } from "#domain/person.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";

/** Whoever has this email address or employee ID and has not left. */
export async function findPresent(db: Database, who: string) {
  const isMeant = or(eq(people.email, who.trim().toLowerCase()), eq(people.employeeId, plainEmployeeId(who)));
  const [person] = await db
    .select()
    .from(people)
    .where(and(isMeant, isNull(people.leftAt)));
  return person ?? null;
}

/** A person by their id, whether they have left or not. */
export async function findPerson(db: Database, id: string) {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}
