import type { Viewer } from "#domain/dossier-level.ts";
import { mayDo } from "#domain/permission.ts";
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { reviewAssignments, reviews } from "#server/database/tables/review.ts";

/** The declarations of members who may score a dossier, as far as they said. */
export const mayScoreIt = and(
  isNull(declarations.exclusion),
  sql`${declarations.answer} is distinct from 'involved'`,
  ne(declarations.personId, dossiers.applicantId),
);

/** The dossiers that a person was asked to score, in a call that does not ask everybody. */
export const isAssignedTo = (personId: SQL | typeof declarations.personId) => sql`exists (
  select from ${reviewAssignments}
  where ${reviewAssignments.dossierId} = ${dossiers.id} and ${reviewAssignments.personId} = ${personId}
)`;

/**
 * The dossiers that wait for a score of a viewer, also those on which they still have to answer the question about
 * conflicts. The rail, Today and the pages of the committee all count by it.
 */
export function waitsForScoreOf(viewer: Viewer, now: Date): SQL {
  if (!mayDo(viewer, "reviewDossier")) return sql`false`;
  const isRoundOpen = sql`exists (select from ${calls} where ${and(
    eq(calls.id, dossiers.callId),
    isNull(calls.roundEndedAt),
    sql`jsonb_array_length(${calls.criteria}) > 0`,
    or(isNull(calls.votingOpens), sql`${calls.votingOpens} > ${now.toISOString()}`),
    or(isNull(calls.reviewersPerDossier), isAssignedTo(sql`${viewer.id}::uuid`)),
  )})`;
  const isTheirs = sql`exists (select from ${declarations} where ${and(
    eq(declarations.dossierId, dossiers.id),
    eq(declarations.personId, viewer.id),
    mayScoreIt,
  )})`;
  const isFinished = sql`exists (select from ${reviews} where ${and(
    eq(reviews.dossierId, dossiers.id),
    eq(reviews.personId, viewer.id),
    isNotNull(reviews.finishedAt),
  )})`;
  return and(
    eq(dossiers.type, "external"),
    eq(dossiers.state, "in_review"),
    isNotNull(dossiers.reviewSince),
    isRoundOpen,
    isTheirs,
    sql`not ${isFinished}`,
  ) as SQL;
}

/** Counts the dossiers that wait for a score of a viewer. */
export function unscoredCount(viewer: Viewer, now: Date): SQL {
  return sql`select count(*) from ${dossiers} where ${waitsForScoreOf(viewer, now)}`;
}

/** Lists the ids of the dossiers that wait for a score of a viewer. */
export async function listUnscoredIds(db: Database, viewer: Viewer, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(waitsForScoreOf(viewer, now))
    .orderBy(asc(dossiers.id));
  return rows.map(({ id }) => id);
}
