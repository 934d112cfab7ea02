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

/** A list that someone is looking through, and what it would change now. */
export type RosterDraft = { id: string; fileName: string; madeAt: Date; plan: RosterPlan };

/** Plans the list that the current user is looking through; null if there is none. */
export async function planRosterDraft(context: DraftContext): Promise<RosterDraft | null> {
  const draft = await openDraft(context);
  if (!draft) return null;
  const { id, fileName, madeAt, file } = draft;
  return { id, fileName, madeAt, plan: await planRosterImport(context, file) };
}

/** Takes over the list that the current user has looked through. */
export async function applyRosterDraft(
  context: DraftContext,
  { id, allowManyLeavers }: { id: string; allowManyLeavers: boolean },
): Promise<void> {
  await context.db.transaction(async (db) => {
    const draft = await openDraft({ ...context, db });
    // A list that was dropped in another window since is not the one that was looked at.
    if (draft?.id !== id) return refuse({ code: "roster.noDraft" });
    const { left } = await importRoster({ ...context, db }, { file: draft.file, allowManyLeavers });
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

async function openDraft({ db, me, secret }: DraftContext) {
  const maker = requirePermission(me, "importRoster");
  const [draft] = await db.select().from(rosterDrafts).where(eq(rosterDrafts.makerId, maker.id));
  if (!draft) return null;
  const content = secret.open(placeOf(sealedColumns.rosterDraft, draft.id), draft.sealedFile);
  return { ...draft, file: Buffer.from(content, "base64") };
}
