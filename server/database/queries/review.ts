import {
  isRankingOpen,
  type Judgement,
  judgementOf,
  type Ranked,
  type ReviewProgress,
  rankDossiers,
} from "#domain/review.ts";
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { isAssignedTo, mayScoreIt } from "#server/database/queries/dossier-score.ts";
import { calls } from "#server/database/tables/call.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";
import { reviews } from "#server/database/tables/review.ts";
import { personRoles } from "#server/database/tables/role.ts";

export type ReviewRow = typeof reviews.$inferSelect;

/** The dossiers that the committee got for a call, also those about which it decided. */
const isInRound = and(
  eq(dossiers.type, "external"),
  isNotNull(dossiers.reviewSince),
  notInArray(dossiers.state, ["draft", "submitted", "withdrawn"]),
);

/** A longer list would be no evening's work. */
const mostDossiers = 1000;
const mostRounds = 20;

/** Lists the calls whose dossiers the committee scores or scored, newest first. */
export async function listRoundCalls(db: Database): Promise<CallRow[]> {
  const hasDossier = sql`exists (select from ${dossiers} where ${dossiers.callId} = ${calls.id} and ${isInRound})`;
  const hasCriteria = sql`jsonb_array_length(${calls.criteria}) > 0`;
  return db
    .select()
    .from(calls)
    .where(and(isNotNull(calls.publishedAt), hasCriteria, hasDossier))
    .orderBy(desc(calls.submissionsOpen))
    .limit(mostRounds);
}

// The inner part keeps the names of its tables, which Drizzle leaves out in a field of a query on one table.
const lastVersion = sql<number>`${sql`coalesce((
  select max(${dossierVersions.version}) from ${dossierVersions} where ${dossierVersions.dossierId} = ${dossiers.id}
), 1)`}`.mapWith(Number);

/** A member who may score a dossier: they have no conflict, as far as they said. */
export type Candidate = {
  dossierId: string;
  id: string;
  firstname: string;
  lastname: string;
  /** Whether they score it: everybody does, or they were chosen. */
  isReviewer: boolean;
};

/** Lists the members who may score each of these dossiers, by name. */
export async function listCandidates(db: Database, dossierIds: readonly string[]): Promise<Candidate[]> {
  const { id, firstname, lastname } = people;
  return db
    .select({
      dossierId: declarations.dossierId,
      id,
      firstname,
      lastname,
      isReviewer: sql<boolean>`${calls.reviewersPerDossier} is null or ${isAssignedTo(declarations.personId)}`,
    })
    .from(declarations)
    .innerJoin(dossiers, eq(dossiers.id, declarations.dossierId))
    .innerJoin(calls, eq(calls.id, dossiers.callId))
    .innerJoin(people, and(eq(id, declarations.personId), isNull(people.leftAt)))
    .innerJoin(personRoles, and(eq(personRoles.personId, id), eq(personRoles.role, "committee")))
    .where(and(inArray(declarations.dossierId, [...dossierIds]), mayScoreIt))
    .orderBy(asc(people.nameKey), asc(id));
}

/** A review that counts, with the name of the member. */
export type NamedReview = ReviewRow & { firstname: string; lastname: string };

/** Lists the reviews of these dossiers that were not struck out, by the name of the member. */
export async function listReviews(db: Database, dossierIds: readonly string[]): Promise<NamedReview[]> {
  const rows = await db
    .select({ review: reviews, firstname: people.firstname, lastname: people.lastname })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .where(and(inArray(reviews.dossierId, [...dossierIds]), isNull(reviews.struckAt)))
    .orderBy(asc(people.nameKey), asc(people.id));
  return rows.map(({ review, ...name }) => ({ ...review, ...name }));
}

/** A dossier in a round, with all that was scored: what a viewer may see of it is decided elsewhere. */
export type RoundDossier = Ranked<
  ReviewProgress & {
    id: string;
    number: string | null;
    state: (typeof dossiers.$inferSelect)["state"];
    isConfidential: boolean;
    /** The number of its last version. */
    version: number;
    candidates: Candidate[];
    reviews: NamedReview[];
    judgement: Judgement | null;
  }
>;

/** A round of scoring: its dossiers in the order of the ranking, which is the same for every reader. */
export type RoundState = { call: CallRow; dossiers: RoundDossier[]; isRankingOpen: boolean };

/** Reads the whole round of a call, in three queries. */
export async function readRound(db: Database, call: CallRow): Promise<RoundState> {
  const { id, number, state, isConfidential } = dossiers;
  const rows = await db
    .select({ id, number, state, isConfidential, version: lastVersion })
    .from(dossiers)
    .where(and(eq(dossiers.callId, call.id), isInRound))
    .orderBy(asc(number))
    .limit(mostDossiers);
  const ids = rows.map((row) => row.id);
  const candidates = Map.groupBy(await listCandidates(db, ids), ({ dossierId }) => dossierId);
  const givenReviews = Map.groupBy(await listReviews(db, ids), ({ dossierId }) => dossierId);
  const read = rows.map((row) => {
    const candidatesHere = candidates.get(row.id) ?? [];
    const reviewsHere = givenReviews.get(row.id) ?? [];
    const finished = reviewsHere.filter(({ finishedAt }) => finishedAt !== null);
    return {
      ...row,
      candidates: candidatesHere,
      reviews: reviewsHere,
      reviewerIds: candidatesHere.filter(({ isReviewer }) => isReviewer).map((one) => one.id),
      finishedIds: finished.map(({ personId }) => personId),
      judgement: judgementOf(
        call.criteria,
        finished.map(({ scores }) => scores),
      ),
    };
  });
  return { call, dossiers: rankDossiers(read), isRankingOpen: isRankingOpen(read, call.roundEndedAt) };
}

/** Lists what the committee thinks of these dossiers, by the criteria of one call. */
export async function judgeDossiers(db: Database, { criteria }: CallRow, dossierIds: readonly string[]) {
  const rows = await db
    .select({ dossierId: reviews.dossierId, scores: reviews.scores })
    .from(reviews)
    .where(and(inArray(reviews.dossierId, [...dossierIds]), isNull(reviews.struckAt), isNotNull(reviews.finishedAt)));
  const byDossier = Map.groupBy(rows, ({ dossierId }) => dossierId);
  return dossierIds.map((dossierId) => ({
    dossierId,
    judgement: judgementOf(
      criteria,
      (byDossier.get(dossierId) ?? []).map(({ scores }) => scores),
    ),
  }));
}
