import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { refuse } from "#domain/problem.ts";
import type { RosterPlan } from "#domain/roster.ts";
import { oneLine } from "#domain/typed-text.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { importRoster, planRosterImport } from "#server/actions/roster.ts";
import type { Context } from "#server/context.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { rosterDrafts } from "#server/database/tables/roster-draft.ts";

type DraftContext = Pick<Context, "db" | "me" | "now" | "secret">;

/** Keeps a list for its dry run, instead of an earlier one of the same person; refuses one that cannot be read. */
export async function keepRosterDraft({ db, me, now, secret }: DraftContext, file: Uint8Array, name: string) {
  const maker = requirePermission(me, "importRoster");
  await planRosterImport({ db, me }, file);
  const id = randomUUID();
  const sealedFile = secret.seal(placeOf(sealedColumns.rosterDraft, id), Buffer.from(file).toString("base64"));
  const draft = { id, fileName: oneLine(name).slice(0, 200), sealedFile, madeAt: now };
  await db
    .insert(rosterDrafts)
    .values({ ...draft, makerId: maker.id })
    .onConflictDoUpdate({ target: rosterDrafts.makerId, set: draft });
}

/** A list that someone is looking through. */
export type RosterDraft = typeof rosterDrafts.$inferSelect;

/** Finds the list that the current user is looking through; null if there is none. */
export async function findRosterDraft({ db, me }: Pick<DraftContext, "db" | "me">): Promise<RosterDraft | null> {
  const maker = requirePermission(me, "importRoster");
  const [draft] = await db.select().from(rosterDrafts).where(eq(rosterDrafts.makerId, maker.id));
  return draft ?? null;
}

/** Tells what such a list would change now. */
export function planRosterDraft(context: DraftContext, draft: RosterDraft): Promise<RosterPlan> {
  return planRosterImport(context, openFile(context, draft));
}

/** Takes over the list that the current user has looked through. */
export async function applyRosterDraft(
  context: DraftContext,
  { id, allowManyLeavers }: { id: string; allowManyLeavers: boolean },
): Promise<void> {
  await context.db.transaction(async (db) => {
    const draft = await findRosterDraft({ ...context, db });
    // A list that was dropped in another window since is not the one that was looked at.
    if (draft?.id !== id) return refuse({ code: "roster.noDraft" });
    const { left } = await importRoster({ ...context, db }, { file: openFile(context, draft), allowManyLeavers });
    // Someone who is not on the list would be logged out by their own import; the refusal undoes all of it.
    const isLeft = left.some(({ employeeId }) => employeeId === context.me?.employeeId);
    refuse(isLeft ? { code: "roster.withoutYou" } : null);
    await db.delete(rosterDrafts).where(eq(rosterDrafts.id, id));
  });
}

/** Drops the list that the current user is looking through. */
export async function discardRosterDraft({ db, me }: DraftContext): Promise<void> {
  const maker = requirePermission(me, "importRoster");
  await db.delete(rosterDrafts).where(eq(rosterDrafts.makerId, maker.id));
}

function openFile({ secret }: Pick<DraftContext, "secret">, { id, sealedFile }: RosterDraft): Buffer {
  return Buffer.from(secret.open(placeOf(sealedColumns.rosterDraft, id), sealedFile), "base64");
}
