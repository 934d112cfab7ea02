import { count, eq, lte, max, sql } from "#server/database/drizzle.ts";
import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { pages } from "#server/database/tables/page.ts";
import { projects } from "#server/database/tables/project.ts";

/** Counts the published projects, and gives the time of the latest. */
export function countPublished(db: Database, now: Date) {
  return readCount(db, toTheMinute(now));
}

const readCount = publicRead("countPublished", async (db: Database, now: number) => {
  const [row] = await db
    .select({ projects: count(), latest: max(projects.publishedAt) })
    .from(projects)
    .where(lte(projects.publishedAt, new Date(now)));
  return row ?? { projects: 0, latest: null };
});

type Part = { offset: number; limit: number };

/**
 * Lists one part of the slugs of published projects in a fixed order, with the time of the last change. It is not
 * cached, because only search engines need it and a part is large.
 */
export async function listProjectAddresses(db: Database, now: Date, { offset, limit }: Part) {
  const part = db
    .select({ slug: projects.slug, callId: projects.callId, publishedAt: projects.publishedAt })
    .from(projects)
    .where(lte(projects.publishedAt, now))
    .orderBy(projects.slug)
    .offset(offset)
    .limit(limit)
    .as("part");
  const rows = await db
    .select({ slug: part.slug, publishedAt: part.publishedAt, resultsPublished: calls.resultsPublished })
    .from(part)
    .innerJoin(calls, eq(calls.id, part.callId))
    .orderBy(sql`${part.slug}`);
  // The page of a project changes when the results of its call are published.
  return rows.map(({ slug, publishedAt, resultsPublished }) => ({
    slug,
    changedAt: resultsPublished <= now && resultsPublished > publishedAt ? resultsPublished : publishedAt,
  }));
}

/** Lists the pages that the fund has written, and the time of their last change. */
export const listWrittenPages = publicRead("listWrittenPages", async (db: Database) => {
  return db.select({ key: pages.key, changedAt: pages.changedAt }).from(pages);
});
