import type { PageKey } from "#domain/page.ts";
import { desc, eq, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { PageRow } from "#server/database/queries/page.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";
import { people } from "#server/database/tables/person.ts";

const writer = sql<string | null>`${people.firstname} || ' ' || ${people.lastname}`;

/** A page with the person who changed it last; null for the command line. */
export type EditedPage = PageRow & { writer: string | null };

/** Lists the written pages, each with its last writer. Editors must see the present texts, so nothing is cached. */
export async function listEditedPages(db: Database, key?: PageKey): Promise<EditedPage[]> {
  const rows = await db
    .selectDistinctOn([pages.key], { page: pages, writer })
    .from(pages)
    .leftJoin(pageVersions, eq(pageVersions.key, pages.key))
    .leftJoin(people, eq(people.id, pageVersions.writerId))
    .where(key && eq(pages.key, key))
    .orderBy(pages.key, desc(pageVersions.changedAt));
  return rows.map(({ page, writer }) => ({ ...page, writer }));
}

export type EditedVersion = { id: string; changedAt: Date; note: string | null; writer: string | null };

/** Lists the versions of a page with their writers, newest first. */
export async function listEditedVersions(db: Database, key: PageKey, first: number): Promise<EditedVersion[]> {
  const { id, changedAt } = pageVersions;
  return db
    .select({ id, changedAt, note: sql<string | null>`${pageVersions.note} ->> 'nl'`, writer })
    .from(pageVersions)
    .leftJoin(people, eq(people.id, pageVersions.writerId))
    .where(eq(pageVersions.key, key))
    .orderBy(desc(changedAt))
    .limit(first);
}
