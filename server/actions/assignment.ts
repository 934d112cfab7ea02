import { isStillJudged } from "#domain/review.ts";
import { assignEvenly } from "#domain/review-assignment.ts";
import { inArray } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCallsById } from "#server/database/queries/call.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { type RoundDossier, readRound } from "#server/database/queries/review.ts";
import { reviewAssignments } from "#server/database/tables/review.ts";

type SharingOut = { perDossier: number; keepsReviewers: boolean };

/** Plans who scores each dossier of a round. Those who have begun to score one keep it. */
function shareOut(dossiers: readonly RoundDossier[], { perDossier, keepsReviewers }: SharingOut) {
  const assignable = dossiers.filter(isStillJudged).map(({ id, candidates, reviews, reviewerIds }) => ({
    id,
    candidates: candidates.map((candidate) => candidate.id),
    kept: [...reviews.map(({ personId }) => personId), ...(keepsReviewers ? reviewerIds : [])],
  }));
  return [...assignEvenly(assignable, perDossier)].flatMap(([dossierId, members]) =>
    members.map((personId) => ({ dossierId, personId })),
  );
}

/** Replaces the members who are asked to score the dossiers of a call; without a number everybody is asked. */
export async function assignAll(db: Database, call: CallRow, perDossier: number | null): Promise<void> {
  const { dossiers } = await readRound(db, call);
  const ids = dossiers.map(({ id }) => id);
  await db.delete(reviewAssignments).where(inArray(reviewAssignments.dossierId, ids));
  if (perDossier === null) return;
  const rows = shareOut(dossiers, { perDossier, keepsReviewers: call.reviewersPerDossier === perDossier });
  // A dossier that arrives at this moment may have its members already.
  if (rows.length > 0) await db.insert(reviewAssignments).values(rows).onConflictDoNothing();
}

/** Asks members to score a dossier that comes to the committee after the others were shared out. */
export async function assignOnArrival(db: Database, { id, callId }: Pick<DossierRow, "id" | "callId">): Promise<void> {
  const [call] = callId ? await listCallsById(db, [callId]) : [];
  if (!call?.reviewersPerDossier) return;
  const { dossiers } = await readRound(db, call);
  const rows = shareOut(dossiers, { perDossier: call.reviewersPerDossier, keepsReviewers: true });
  const own = rows.filter(({ dossierId }) => dossierId === id);
  if (own.length > 0) await db.insert(reviewAssignments).values(own).onConflictDoNothing();
}
