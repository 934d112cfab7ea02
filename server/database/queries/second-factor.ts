import { asc, eq } from "drizzle-orm";
import { mostPasskeys } from "#domain/second-factor.ts";
import type { Database } from "#server/database/open.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(db: Database, personId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.madeAt))
    .limit(mostPasskeys);
}

/** The code app of a person; null when they have none. */
export async function findCodeApp(db: Database, personId: string) {
  const [app] = await db.select().from(codeApps).where(eq(codeApps.personId, personId));
  return app ?? null;
}

/** How many second factors a person has, of whatever kind. */
export async function countFactors(db: Database, personId: string): Promise<number> {
  // One after the other: within a transaction there is one connection.
  const keys = await db.$count(passkeys, eq(passkeys.personId, personId));
  return keys + (await db.$count(codeApps, eq(codeApps.personId, personId)));
}
