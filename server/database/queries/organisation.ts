import { inArray } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { organisations } from "#server/database/tables/organisation.ts";

export type OrganisationRow = typeof organisations.$inferSelect;

/** These organisations, in any order. */
export function listOrganisationsById(db: Database, ids: readonly string[]): Promise<OrganisationRow[]> {
  return db.select().from(organisations).where(inArray(organisations.id, [...ids]));
}
