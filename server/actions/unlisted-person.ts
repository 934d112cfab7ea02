import { randomUUID } from "node:crypto";
import { workplacesOf } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import { unlistedId } from "#domain/roster.ts";
import { oneLine } from "#domain/typed-text.ts";
import { and, eq, isNotNull, notExists, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { hasRoster } from "#server/database/queries/roster.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

type UnlistedPerson = { email: string; firstname: string; lastname: string; language: Language };

/**
 * Finds or adds a person with a company mailbox while there is no staff list, so that a new installation can be tried
 * before the first import. Only the mailbox is proven; the typed name can change until the first login, so nobody can
 * lock the owner out by typing another name. The first import keeps the people on the list and ends the access of the
 * others.
 */
export async function findUnlisted(db: Database, { email, firstname, lastname, language }: UnlistedPerson) {
  const { mailDomains } = await getFundSettings(db);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (!mailDomains.some((mailDomain) => mailDomain.toLowerCase() === domain)) return null;
  const { branches } = await getFundLists(db);
  const [branch] = workplacesOf({ branches });
  if (!branch) return null;
  // The first import may be running: the lock waits for its end, and then we check again.
  await db.execute(sql`lock table ${people} in row exclusive mode`);
  if (await hasRoster(db)) return null;
  const employeeId = unlistedId(email);
  const names = { firstname: oneLine(firstname), lastname: oneLine(lastname) };
  const wasIn = db
    .select({ one: sql`1` })
    .from(logins)
    .where(and(eq(logins.personId, people.id), isNotNull(logins.usedAt)));
  await db
    .insert(people)
    .values({
      id: randomUUID(),
      employeeId,
      email,
      ...names,
      // The first list replaces this value.
      branch,
      employmentStatus: "employed",
      language,
    })
    .onConflictDoUpdate({ target: people.employeeId, set: names, setWhere: notExists(wasIn) });
  const [person] = await db.select().from(people).where(eq(people.employeeId, employeeId));
  return person ?? null;
}
