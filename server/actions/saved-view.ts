import { randomUUID } from "node:crypto";
import { addressOfList, readList } from "#domain/list.ts";
import { type ListName, lists } from "#domain/office-list.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { longestViewAddress, mayChangeView, mostSavedViews, savedViewFields } from "#domain/saved-view.ts";
import { oneLine } from "#domain/typed-text.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { listSavedViews, listViewsOf } from "#server/database/queries/saved-view.ts";
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
    const views = await listViewsOf(db, list, ownerId);
    // A view of the same name is replaced, as a file would be.
    const replacedView = views.find((one) => one.name === name);
    refuse(replacedView && !mayChangeView(owner, replacedView) ? { code: "view.taken" } : null);
    if (replacedView) await db.delete(savedViews).where(eq(savedViews.id, replacedView.id));
    else refuse(views.length >= mostSavedViews ? { code: "view.tooMany", most: mostSavedViews } : null);
    const values = { id: randomUUID(), list, name, address: query, ownerId, makerId: owner.id, madeAt: now };
    await db.insert(savedViews).values(values);
  });
}

/** Removes a view: one's own, or one that one made for everyone. */
export async function removeView({ db, me }: ViewContext, { list, id }: { list: ListName; id: string }) {
  const owner = requirePermission(me, lists[list].act);
  const view = (await listSavedViews(db, list, owner.id)).find((one) => one.id === id);
  if (!view) throw new Refusal({ code: "view.unknown" });
  refuse(mayChangeView(owner, view) ? null : { code: "view.ofOther" });
  await db.delete(savedViews).where(eq(savedViews.id, id));
}
