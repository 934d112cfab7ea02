import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { installationFacts } from "#server/database/tables/installation.ts";

/** Everything that an installation keeps about itself; a new fact is a new line here. */
export type InstallationFacts = {
  /** A text that only the right key opens. */
  secretCheck: { sealed: string };
  /** The moment that the newest finished backup shows. */
  newestBackup: { at: string };
  /** The backup from which this database was restored. */
  restored: { madeAt: string; at: string };
  /** The number that the store of files holds too, and the database server that wrote it. */
  storeMark: { count: number; server: string | null };
  /** When the nightly job last ended well. */
  lastNight: { at: string };
};

/** Finds a fact about this installation; null if nobody wrote it. */
export async function findFact<Key extends keyof InstallationFacts>(
  db: Database,
  key: Key,
): Promise<InstallationFacts[Key] | null> {
  const [row] = await db.select().from(installationFacts).where(eq(installationFacts.key, key));
  return row ? (row.value as InstallationFacts[Key]) : null;
}

/** Writes a fact about this installation over the earlier one. */
export async function putFact<Key extends keyof InstallationFacts>(
  { db }: Pick<Context, "db">,
  key: Key,
  value: InstallationFacts[Key],
): Promise<void> {
  await db
    .insert(installationFacts)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationFacts.key, set: { value } });
}
