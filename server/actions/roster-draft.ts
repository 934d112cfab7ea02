import { refuse } from "#domain/problem.ts";
import type { RosterPlan } from "#domain/roster.ts";
import { discardImport, findImport, type ImportDraft, keepImport, openImport } from "#server/actions/import-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { importRoster, planRosterImport } from "#server/actions/roster.ts";
import type { Context } from "#server/context.ts";

type DraftContext = Pick<Context, "db" | "me" | "now" | "secret">;

/** Keeps a list for its dry run, instead of an earlier one of the same person; refuses one that cannot be read. */
export async function keepRosterDraft(context: DraftContext, file: Uint8Array, name: string): Promise<void> {
  requirePermission(context.me, "importRoster");
  await planRosterImport(context, file);
  await keepImport(context, { kind: "roster", file, name });
}

/** Finds the list that the current user is looking through; null if there is none. */
export function findRosterDraft(context: Pick<DraftContext, "db" | "me">): Promise<ImportDraft | null> {
  return findImport(context, "roster");
}

/** Tells what such a list would change now. */
export function planRosterDraft(context: DraftContext, draft: ImportDraft): Promise<RosterPlan> {
  return planRosterImport(context, openImport(context, draft));
}

/** Takes over the list that the current user has looked through. */
export async function applyRosterDraft(
  context: DraftContext,
  { id, allowManyLeavers }: { id: string; allowManyLeavers: boolean },
): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const draft = await findRosterDraft(inside);
    // A list that was dropped in another window since is not the one that was looked at.
    if (draft?.id !== id) return refuse({ code: "roster.noDraft" });
    const { left } = await importRoster(inside, { file: openImport(context, draft), allowManyLeavers });
    // Someone who is not on the list would be logged out by their own import; the refusal undoes all of it.
    const isLeft = left.some(({ employeeId }) => employeeId === context.me?.employeeId);
    refuse(isLeft ? { code: "roster.withoutYou" } : null);
    await discardImport(inside, "roster");
  });
}

/** Drops the list that the current user is looking through. */
export function discardRosterDraft(context: DraftContext): Promise<void> {
  return discardImport(context, "roster");
}
