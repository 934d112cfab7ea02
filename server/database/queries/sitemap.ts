import { count, eq, lte, max, sql } from "drizzle-orm";
import { publicRead, toTheMinute } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { calls } from "#server/database/tables/call.ts";
import { pages } from "#server/database/tables/page.ts";
import { projects } from "#server/database/tables/project.ts";

/** How many projects are published, and when the last of them was. */
export function countPublished(db: Database, now: Date) {
  return readCount(db, toTheMinute(now));
}

const readCount = publicRead("countPublished", async (db: Database, now: number) => {
  const [found] = await db
    .select({ projects: count(), latest: max(projects.publishedAt) })
    .from(projects)
    .where(lte(projects.publishedAt, new Date(now)));
  return found ?? { projects: 0, latest: null };
});

type Part = { offset: number; limit: number };

/**
 * The addresses of published projects in a fixed order, one part of them, with when each last changed. Read anew each
 * time: only search engines ask, and a part is too large to keep.
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
  // A project's page tells how the call ended, from the moment that is known.
  return rows.map(({ slug, publishedAt, resultsPublished }) => ({
    slug,
    changedAt: resultsPublished <= now && resultsPublished > publishedAt ? resultsPublished : publishedAt,
  }));
}

/** Which pages the fund has written, and when each last changed. */
export const listWrittenPages = publicRead("listWrittenPages", async (db: Database) => {
  return db.select({ key: pages.key, changedAt: pages.changedAt }).from(pages);
});
