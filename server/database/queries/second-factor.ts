import { mostPasskeys } from "#domain/second-factor.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Lists the passkeys of a person, the oldest first. */
export async function listPasskeys(db: Database, personId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.madeAt))
    .limit(mostPasskeys);
}

/** Finds the code app of a person; null when they have none. */
export async function findCodeApp(db: Database, personId: string) {
  const [app] = await db.select().from(codeApps).where(eq(codeApps.personId, personId));
  return app ?? null;
}

/** Counts the second factors of a person, of both kinds. */
export async function countFactors(db: Database, personId: string): Promise<number> {
  // The queries run one after the other, because a transaction has one connection.
  const keys = await db.$count(passkeys, eq(passkeys.personId, personId));
  return keys + (await db.$count(codeApps, eq(codeApps.personId, personId)));
}
