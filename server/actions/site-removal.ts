import type { DossierState } from "#domain/dossier.ts";
import { projectStates } from "#domain/dossier-level.ts";
import type { Problem } from "#domain/problem.ts";
import { isInVote } from "#domain/project.ts";
import { recordAudit } from "#server/actions/audit.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";

type RemovalContext = Pick<Context, "db" | "now">;
type ProjectOnSite = typeof projects.$inferSelect;

/** Says why a project cannot leave the site, or null when it can: the ballot is fixed, or somebody gave to it. */
export async function checkRemoval({ db, now }: RemovalContext, project: ProjectOnSite): Promise<Problem | null> {
  const [call] = await listCallsById(db, [project.callId]);
  if (isInVote(project) && call?.votingOpens && call.votingOpens <= now) return { code: "project.voteOpened" };
  return (await db.$count(pledges, eq(pledges.projectId, project.id))) > 0 ? { code: "project.hasGifts" } : null;
}

/** Takes a project off the site. The caller checks that it can leave. */
export async function removeFromSite(
  { db, now }: RemovalContext,
  { id, actorId }: { id: string; actorId: string | null },
): Promise<void> {
  await db.delete(projects).where(eq(projects.id, id));
  const entry = { act: "unpublish_project", subject: `project ${id}`, ...(actorId && { actorId }) } as const;
  await recordAudit({ db, now, me: null }, entry);
  await announcePublicChange(db);
}

type MovedDossier = { id: string; state: DossierState; isConfidential: boolean };

/**
 * Takes the project of a dossier off the site if the public may no longer read about it, in the move by which that
 * happens. One that cannot leave stays, and editors see it above the list of projects.
 */
export async function removeAfterMove(
  context: RemovalContext,
  { id, state, isConfidential }: MovedDossier,
  actorId: string | null,
): Promise<void> {
  const states: readonly DossierState[] = projectStates;
  if (!isConfidential && states.includes(state)) return;
  const [project] = await context.db.select().from(projects).where(eq(projects.dossierId, id)).for("update");
  if (project && !(await checkRemoval(context, project))) await removeFromSite(context, { id: project.id, actorId });
}
