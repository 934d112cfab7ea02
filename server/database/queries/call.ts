import type { ProjectStatus } from "#domain/project.ts";
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { catalogueCounts } from "#server/database/tables/catalogue.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { projects } from "#server/database/tables/project.ts";
import { reviews } from "#server/database/tables/review.ts";
import { voteCounts } from "#server/database/tables/vote.ts";

export type CallRow = typeof calls.$inferSelect;

/** The number of projects of one status in a call, and the amount the fund gave them. */
type Figures = { projects: number; givenInCents: number };

/** A call with its figures, and the committee's decision on a tie. */
export type CountedCall = CallRow & {
  figures: Partial<Record<ProjectStatus, Figures>>;
  tieOrder: string[] | null;
  tieReason: string | null;
};

const ofCallAlone = and(
  eq(catalogueCounts.callId, calls.id),
  isNull(catalogueCounts.theme),
  isNull(catalogueCounts.region),
  isNotNull(catalogueCounts.status),
);

// Triggers keep these counts, so that this reads no projects.
const figures = sql<CountedCall["figures"]>`(
  select coalesce(json_object_agg(${catalogueCounts.status}, json_build_object(
    'projects', ${catalogueCounts.projects}, 'givenInCents', ${catalogueCounts.givenInCents}
  )), '{}') from ${catalogueCounts} where ${ofCallAlone})`;

function withCounts(db: Database) {
  const { tieOrder, tieReason } = voteCounts;
  return db
    .select({ ...getTableColumns(calls), figures, tieOrder, tieReason })
    .from(calls)
    .leftJoin(voteCounts, eq(voteCounts.callId, calls.id));
}

/** The most calls in a list; a fund has one or two a year, so this covers decades. */
export const mostCalls = 50;

/** The condition that a call is no draft. Only the office reads drafts. */
export const isPublishedPlan = isNotNull(calls.publishedAt);

/** Lists the published calls from the database. Jobs act once, so they never decide on a cached call. */
export async function listCallsNow(db: Database): Promise<CountedCall[]> {
  return withCounts(db).where(isPublishedPlan).orderBy(desc(calls.submissionsOpen)).limit(mostCalls);
}

/** Lists the published calls with their figures, newest first; nearly every page needs some of it. */
export const listCalls = publicRead("listCalls", listCallsNow);

/** Finds the published call with this slug, or null. */
export const findCall = publicRead("findCall", async (db: Database, slug: string): Promise<CallRow | null> => {
  const [call] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.slug, slug), isPublishedPlan));
  return call ?? null;
});

/** Lists these published calls, in any order. */
export const listCallsById = publicRead(
  "listCallsById",
  async (db: Database, ids: readonly string[]): Promise<CountedCall[]> =>
    withCounts(db).where(and(inArray(calls.id, [...ids]), isPublishedPlan)),
);

/** Lists all calls for the office, drafts too, newest first. */
export async function listOfficeCalls(db: Database): Promise<CallRow[]> {
  return db.select().from(calls).orderBy(desc(calls.submissionsOpen)).limit(mostCalls);
}

/** Finds a call for the office, also a draft; null if there is none with this slug. */
export async function findOfficeCall(db: Database, slug: string): Promise<CallRow | null> {
  const [call] = await db.select().from(calls).where(eq(calls.slug, slug));
  return call ?? null;
}

/** Lists the slugs of all calls, so that a new one gets another. */
export async function listCallSlugs(db: Database): Promise<string[]> {
  return (await db.select({ slug: calls.slug }).from(calls)).map(({ slug }) => slug);
}

/** The number of projects on the ballot of a call, and whether the committee has scored any. */
export type CallUseRow = { callId: string; candidates: number; isScored: boolean };

/** Counts the use of these calls by committee and voters. */
export async function listCallUses(db: Database, callIds: readonly string[]): Promise<CallUseRow[]> {
  const rows = await db
    .select({
      callId: projects.callId,
      candidates: sql<number>`count(*) filter (where ${projects.status} = 'shortlisted')`.mapWith(Number),
      scored: count(projects.committeeScore),
    })
    .from(projects)
    .where(inArray(projects.callId, [...callIds]))
    .groupBy(projects.callId);
  const reviewed = await db
    .selectDistinct({ callId: dossiers.callId })
    .from(reviews)
    .innerJoin(dossiers, eq(dossiers.id, reviews.dossierId))
    .where(inArray(dossiers.callId, [...callIds]));
  return callIds.map((callId) => {
    const { candidates = 0, scored = 0 } = rows.find((row) => row.callId === callId) ?? {};
    return { callId, candidates, isScored: scored > 0 || reviewed.some((row) => row.callId === callId) };
  });
}

/** Adds up the figures of a call for these statuses. */
export function sumFigures({ figures }: Pick<CountedCall, "figures">, statuses: readonly ProjectStatus[]): Figures {
  return statuses.reduce(
    (sum, status) => ({
      projects: sum.projects + (figures[status]?.projects ?? 0),
      givenInCents: sum.givenInCents + (figures[status]?.givenInCents ?? 0),
    }),
    { projects: 0, givenInCents: 0 },
  );
}
