import { createHash } from "node:crypto";
import { givenRoles } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import { checkLeavers, type RosterPlan } from "#domain/roster.ts";
import { linesOfPlan, type RosterLine } from "#domain/roster-line.ts";
import { discardImport, findImport, type ImportDraft, keepImport, openImport } from "#server/actions/import-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { planRosterImport, takeOverRoster } from "#server/actions/roster.ts";
import type { Context } from "#server/context.ts";
import { listHolders, lockPeople } from "#server/database/queries/person.ts";

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

/** Everything that a dry run shows, and a fingerprint of it. */
export type RosterDryRun = { unchanged: number; lines: (RosterLine & { hasRole: boolean })[]; fingerprint: string };

/** Tells what such a list would change now. */
export async function planRosterDraft(context: DraftContext, draft: ImportDraft): Promise<RosterDryRun> {
  return dryRunOf(context, await planRosterImport(context, openImport(context, draft)));
}

async function dryRunOf({ db }: Pick<DraftContext, "db">, plan: RosterPlan): Promise<RosterDryRun> {
  const officers = new Set((await listHolders(db, givenRoles)).map(({ employeeId }) => employeeId));
  const lines = linesOfPlan(plan).map((line) => ({ ...line, hasRole: officers.has(line.employeeId) }));
  const { unchanged } = plan;
  const fingerprint = createHash("sha256").update(JSON.stringify({ unchanged, lines })).digest("base64url");
  return { unchanged, lines, fingerprint };
}

type LookedThrough = {
  id: string;
  /** The fingerprint of the dry run that the current user has seen. */
  fingerprint: string;
  allowManyLeavers: boolean;
};

/** Takes over the list that the current user has looked through. */
export async function applyRosterDraft(
  context: DraftContext,
  { id, fingerprint, allowManyLeavers }: LookedThrough,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // Nobody changes the people between the plan and its changes, and of two presses the second finds no list.
    await lockPeople(db);
    const draft = await findRosterDraft(inside);
    // A list that was dropped in another window since is not the one that was looked at.
    if (draft?.id !== id) return refuse({ code: "roster.noDraft" });
    const plan = await planRosterImport(inside, openImport(context, draft));
    const dryRun = await dryRunOf(inside, plan);
    // A colleague may have imported another list or corrected a person since.
    refuse(dryRun.fingerprint === fingerprint ? null : { code: "roster.changed" });
    // Someone who is not on the list would be logged out by their own import.
    const isLeft = plan.left.some(({ employeeId }) => employeeId === context.me?.employeeId);
    refuse(isLeft ? { code: "roster.withoutYou" } : null);
    if (!allowManyLeavers) refuse(checkLeavers(plan));
    await takeOverRoster(inside, plan);
    await discardImport(inside, "roster");
  });
}

/** Drops the list that the current user is looking through. */
export function discardRosterDraft(context: DraftContext): Promise<void> {
  return discardImport(context, "roster");
}
