import { inArray } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { organisations } from "#server/database/tables/organisation.ts";

export type OrganisationRow = typeof organisations.$inferSelect;

/** These organisations, in any order. */
export const listOrganisationsById = publicRead(
  "listOrganisationsById",
  async (db: Database, ids: readonly string[]) => {
    return db
      .select()
      .from(organisations)
      .where(inArray(organisations.id, [...ids]));
  },
);
