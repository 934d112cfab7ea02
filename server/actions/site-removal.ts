import type { DossierState } from "#domain/dossier.ts";
import { projectStates } from "#domain/dossier-level.ts";
import { closedAt, isOver, type Offer } from "#domain/offer.ts";
import type { Problem } from "#domain/problem.ts";
import { wasOnBallot } from "#domain/project.ts";
import { recordAudit } from "#server/actions/audit.ts";
import type { Context } from "#server/context.ts";
import { eq, inArray } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { projects } from "#server/database/tables/project.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";

type RemovalContext = Pick<Context, "db" | "now">;
type ProjectOnSite = typeof projects.$inferSelect;

/** Says why a project cannot leave the site, or null when it can: the ballot is fixed, or somebody gave to it. */
export async function checkRemoval({ db, now }: RemovalContext, project: ProjectOnSite): Promise<Problem | null> {
  const [call] = await listCallsById(db, [project.callId]);
  if (wasOnBallot(project) && call?.votingOpens && call.votingOpens <= now) return { code: "project.voteOpened" };
  return (await db.$count(pledges, eq(pledges.projectId, project.id))) > 0 ? { code: "project.hasGifts" } : null;
}

/** Says why the offer of a dossier cannot leave the site, or null when it can: somebody answered it. */
export async function checkOfferRemoval(context: RemovalContext, dossierId: string): Promise<Problem | null> {
  const offer = await lockOffer(context, dossierId);
  return offer && (await isAnswered(context, offer)) ? { code: "dossier.hasVolunteers" } : null;
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
 * Takes the project and the offer of a dossier off the site if the public may no longer read about it, in the move by
 * which that happens. A project that cannot leave stays, and editors see it above the list of projects.
 */
export async function removeAfterMove(
  context: RemovalContext,
  { id, state, isConfidential }: MovedDossier,
  actorId: string | null,
): Promise<void> {
  const states: readonly DossierState[] = projectStates;
  if (!isConfidential && states.includes(state)) return;
  // Both are locked before the audit log, as every other act does.
  const [project] = await context.db.select().from(projects).where(eq(projects.dossierId, id)).for("update");
  const offer = await lockOffer(context, id);
  // The name of a member would say that the committee has it, as a confidential dossier.
  const namedId = isConfidential ? null : actorId;
  if (project && !(await checkRemoval(context, project)))
    await removeFromSite(context, { id: project.id, actorId: namedId });
  else if (project && project.amountInCents !== null) await hideAward(context, project.id);
  if (offer) await removeOffer(context, offer, namedId);
}

/** Takes the award off a project that stays on the site; the result of its vote stays as it was published. */
async function hideAward({ db }: RemovalContext, id: string): Promise<void> {
  await db.update(projects).set({ amountInCents: null }).where(eq(projects.id, id));
  await announcePublicChange(db);
}

/** Locks the published offer of a dossier, so that nobody answers it; null if it has none. */
async function lockOffer({ db }: RemovalContext, dossierId: string): Promise<Offer | null> {
  const ofDossier = db.select({ id: offerDrafts.id }).from(offerDrafts).where(eq(offerDrafts.dossierId, dossierId));
  const [offer] = await db.select().from(offers).where(inArray(offers.id, ofDossier)).for("update");
  return offer ?? null;
}

/** Takes the offer of a dossier off the site; one that somebody answered is closed, because it keeps those answers. */
async function removeOffer(context: RemovalContext, offer: Offer, actorId: string | null): Promise<void> {
  const { db, now } = context;
  const stays = await isAnswered(context, offer);
  if (stays && isOver(offer, now)) return;
  await (stays
    ? db.update(offers).set(closedAt(now)).where(eq(offers.id, offer.id))
    : db.delete(offers).where(eq(offers.id, offer.id)));
  const entry = { act: "close_offer", subject: `offer ${offer.id}`, ...(actorId && { actorId }) } as const;
  await recordAudit({ db, now, me: null }, entry);
  await announcePublicChange(db);
}

async function isAnswered({ db }: RemovalContext, { id }: Offer): Promise<boolean> {
  return (await db.$count(volunteers, eq(volunteers.offerId, id))) > 0;
}
