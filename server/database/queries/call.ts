import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ProjectStatus } from "#domain/project.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { catalogueCounts } from "#server/database/tables/catalogue.ts";
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

/** Lists the calls with their figures, newest first; nearly every page needs some of it. */
export const listCalls = publicRead("listCalls", async (db: Database): Promise<CountedCall[]> => {
  return withCounts(db).orderBy(desc(calls.submissionsOpen)).limit(mostCalls);
});

/** Finds the call with this slug, or null. */
export const findCall = publicRead("findCall", async (db: Database, slug: string): Promise<CallRow | null> => {
  const [call] = await db.select().from(calls).where(eq(calls.slug, slug));
  return call ?? null;
});

/** Lists these calls, in any order. */
export const listCallsById = publicRead(
  "listCallsById",
  async (db: Database, ids: readonly string[]): Promise<CountedCall[]> =>
    withCounts(db).where(inArray(calls.id, [...ids])),
);

/** Adds up the figures of a call for these statuses. */
export function sumFigures({ figures }: CountedCall, statuses: readonly ProjectStatus[]): Figures {
  return statuses.reduce(
    (sum, status) => ({
      projects: sum.projects + (figures[status]?.projects ?? 0),
      givenInCents: sum.givenInCents + (figures[status]?.givenInCents ?? 0),
    }),
    { projects: 0, givenInCents: 0 },
  );
}
