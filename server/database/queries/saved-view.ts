import type { ListName } from "#domain/office-list.ts";
import { mostSavedViews } from "#domain/saved-view.ts";
import { and, asc, eq, isNull, or } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { savedViews } from "#server/database/tables/saved-view.ts";

export type SavedViewRow = typeof savedViews.$inferSelect;

/** Lists the views of a list that a person sees: their own and those of everyone. */
export async function listSavedViews(db: Database, list: ListName, personId: string): Promise<SavedViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(isNull(savedViews.ownerId), eq(savedViews.ownerId, personId))))
    .orderBy(asc(savedViews.madeAt))
    .limit(2 * mostSavedViews);
}
