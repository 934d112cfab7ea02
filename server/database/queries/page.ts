import type { PageKey } from "#domain/page.ts";
import { and, desc, eq } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { pages, pageVersions } from "#server/database/tables/page.ts";

export type PageRow = typeof pages.$inferSelect;
export type PageVersionRow = typeof pageVersions.$inferSelect;

/** Finds the page with this key, or null when the fund has not written it. */
export const findPage = publicRead("findPage", async (db: Database, key: PageKey): Promise<PageRow | null> => {
  const [page] = await db.select().from(pages).where(eq(pages.key, key));
  return page ?? null;
});

export type PageVersionHead = Pick<PageVersionRow, "id" | "note" | "changedAt">;

/** Lists the versions of a page with their notes, newest first. */
export const listPageVersions = publicRead(
  "listPageVersions",
  async (db: Database, key: PageKey, first: number): Promise<PageVersionHead[]> => {
    return db
      .select({ id: pageVersions.id, note: pageVersions.note, changedAt: pageVersions.changedAt })
      .from(pageVersions)
      .where(eq(pageVersions.key, key))
      .orderBy(desc(pageVersions.changedAt))
      .limit(first);
  },
);

/** Finds one version of a page, or null. It is hardly ever read, so it is not cached. */
export async function findPageVersion(db: Database, key: PageKey, id: string): Promise<PageVersionRow | null> {
  const [version] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.key, key), eq(pageVersions.id, id)));
  return version ?? null;
}
