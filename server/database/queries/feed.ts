import { isPublished } from "#domain/call.ts";
import { desc, eq, lte } from "#server/database/drizzle.ts";
import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { listVoteCounts } from "#server/database/queries/vote.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

export type NewProject = Awaited<ReturnType<typeof readNewest>>[number];
export type Results = Awaited<ReturnType<typeof listLatestResults>>[number];

/** Lists the newest published projects, with their description. */
export function listNewestProjects(db: Database, now: Date, first: number) {
  return readNewest(db, toTheMinute(now), first);
}

const readNewest = publicRead("listNewestProjects", async (db: Database, now: number, first: number) => {
  return db
    .select({
      slug: projects.slug,
      title: projects.title,
      summary: projects.summary,
      description: projects.description,
      theme: projects.theme,
      publishedAt: projects.publishedAt,
      organisation: organisations.name,
    })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.organisationId))
    .where(lte(projects.publishedAt, new Date(now)))
    .orderBy(desc(projects.publishedAt), projects.place, projects.slug)
    .limit(first);
});

/** Lists the latest results with their actual time of release, which is later than planned after a tie. */
export async function listLatestResults(db: Database, now: Date, first: number) {
  const published = (await listCalls(db)).filter((call) => isPublished(call, now));
  if (published.length === 0) return [];
  const counts = await listVoteCounts(
    db,
    published.map(({ id }) => id),
  );
  const releasedAt = new Map(counts.map((count) => [count.callId, count.releasedAt]));
  return published
    .map(({ id, slug, title, resultsPublished }) => ({
      id,
      slug,
      title,
      publishedAt: releasedAt.get(id) ?? resultsPublished,
    }))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, first);
}
