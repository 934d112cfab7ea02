import { desc, eq, lte } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";

export type NewProject = Awaited<ReturnType<typeof readNewest>>[number];
export type Results = Awaited<ReturnType<typeof readResults>>[number];

// Whoever asks within the same minute shares one reading.
const toTheMinute = (now: Date) => Math.floor(now.getTime() / 60_000) * 60_000;

/** The projects that were published last, with their story. */
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

/** The calls whose results were published last. */
export function listLatestResults(db: Database, now: Date, first: number) {
  return readResults(db, toTheMinute(now), first);
}

const readResults = publicRead("listLatestResults", async (db: Database, now: number, first: number) => {
  return db
    .select({ id: calls.id, slug: calls.slug, title: calls.title, resultsPublished: calls.resultsPublished })
    .from(calls)
    .where(lte(calls.resultsPublished, new Date(now)))
    .orderBy(desc(calls.resultsPublished))
    .limit(first);
});
