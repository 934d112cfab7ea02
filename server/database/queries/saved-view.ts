import type { ListName } from "#domain/office-list.ts";
import { mostSavedViews, type SavedViewOwners } from "#domain/saved-view.ts";
import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { people } from "#server/database/tables/person.ts";
import { savedViews } from "#server/database/tables/saved-view.ts";

export type SavedViewRow = typeof savedViews.$inferSelect & SavedViewOwners;

/** Lists the views of a list that a person sees: their own and those of everyone. */
export function listSavedViews(db: Database, list: ListName, personId: string): Promise<SavedViewRow[]> {
  return readViews(db, list, or(isNull(savedViews.ownerId), eq(savedViews.ownerId, personId)));
}

/** Lists the views of a list with one owner; null are those of everyone. */
export function listViewsOf(db: Database, list: ListName, ownerId: string | null): Promise<SavedViewRow[]> {
  return readViews(db, list, ownerId ? eq(savedViews.ownerId, ownerId) : isNull(savedViews.ownerId));
}

async function readViews(db: Database, list: ListName, which: SQL | undefined): Promise<SavedViewRow[]> {
  const isMakerGone = sql<boolean>`(${people.id} is null or ${people.leftAt} is not null)`;
  return db
    .select({ ...getTableColumns(savedViews), isMakerGone })
    .from(savedViews)
    .leftJoin(people, eq(people.id, savedViews.makerId))
    .where(and(eq(savedViews.list, list), which))
    .orderBy(asc(savedViews.madeAt), asc(savedViews.name))
    .limit(2 * mostSavedViews);
}
