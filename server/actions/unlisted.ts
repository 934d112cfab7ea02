import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, notExists, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { unlistedId } from "#domain/roster.ts";
import { oneLine } from "#domain/typed.ts";
import type { Database } from "#server/database/open.ts";
import { hasRoster } from "#server/database/queries/roster.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { logins } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";

type Typed = { email: string; firstname: string; lastname: string; language: Language };

/**
 * The person with a mailbox of the company, as long as there is no list of its people: a new installation can be tried
 * before the first import. The mailbox is all that is proven, so the name is only what was typed, and whatever was
 * typed last until they have been in: nobody can keep the owner out with a name of their own. The first list to name
 * the address makes it a person of the list, and ends the access of those it does not name.
 */
export async function findUnlisted(db: Database, { email, firstname, lastname, language }: Typed) {
  const { mailDomains } = await getFundSettings(db);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (!mailDomains.some((one) => one.toLowerCase() === domain)) return null;
  // An import under way may be the first: this waits for its end, and then looks once more.
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
      // The list will tell.
      branch: "brussel",
      department: "other",
      employmentStatus: "employed",
      language,
    })
    .onConflictDoUpdate({ target: people.employeeId, set: names, setWhere: notExists(wasIn) });
  const [person] = await db.select().from(people).where(eq(people.employeeId, employeeId));
  return person ?? null;
}
