import { asc } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";

/** A kiosk as a coordinator sees it. */
export type KioskRow = Pick<typeof kiosks.$inferSelect, "id" | "name" | "branch" | "madeAt" | "lastSeenAt">;

/** Lists all kiosks, by branch and name. */
export async function listKiosks(db: Database): Promise<KioskRow[]> {
  const { id, name, branch, madeAt, lastSeenAt } = kiosks;
  return db.select({ id, name, branch, madeAt, lastSeenAt }).from(kiosks).orderBy(asc(branch), asc(name), asc(madeAt));
}
