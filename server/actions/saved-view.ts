import { randomUUID } from "node:crypto";
import { addressOfList, readList } from "#domain/list.ts";
import { type ListName, lists } from "#domain/office-list.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { longestViewAddress, mostSavedViews, savedViewFields } from "#domain/saved-view.ts";
import { oneLine } from "#domain/typed-text.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull, or, sql } from "#server/database/drizzle.ts";
import { savedViews } from "#server/database/tables/saved-view.ts";

type ViewContext = Pick<Context, "db" | "me" | "now">;
type NewView = { list: ListName; name: string; address: string; isShared: boolean };

/** Saves an address of a list under a name, for oneself or for everyone who may open the list. */
export async function saveView({ db, me, now }: ViewContext, { list, address, isShared, ...view }: NewView) {
  const owner = requirePermission(me, lists[list].act);
  const name = oneLine(view.name);
  refuse(invalidForm(checkFields(savedViewFields, { name })));
  // A view is a place to start from, so it has no page and no open row.
  const { question } = readList(lists[list], new URLSearchParams(address.slice(0, longestViewAddress)));
  const query = addressOfList(lists[list], { ...question, after: null, before: null, open: null });
  const ownerId = isShared ? null : owner.id;
  await db.transaction(async (db) => {
    await db.execute(sql`lock table ${savedViews} in share row exclusive mode`);
    const isOfSameOwner = and(
      eq(savedViews.list, list),
      ownerId ? eq(savedViews.ownerId, ownerId) : isNull(savedViews.ownerId),
    );
    // A view of the same name is replaced, as a file would be.
    await db.delete(savedViews).where(and(isOfSameOwner, eq(savedViews.name, name)));
    const count = await db.$count(savedViews, isOfSameOwner);
    refuse(count >= mostSavedViews ? { code: "view.tooMany", most: mostSavedViews } : null);
    await db.insert(savedViews).values({ id: randomUUID(), list, name, address: query, ownerId, madeAt: now });
  });
}

/** Removes a view: one's own, or one of everyone. */
export async function removeView({ db, me }: ViewContext, { list, id }: { list: ListName; id: string }) {
  const owner = requirePermission(me, lists[list].act);
  const mayRemove = or(isNull(savedViews.ownerId), eq(savedViews.ownerId, owner.id));
  const removedRows = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.list, list), mayRemove))
    .returning();
  refuse(removedRows.length === 0 ? { code: "view.unknown" } : null);
}
