import { eq } from "drizzle-orm";
import type { PageKey } from "#domain/page.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { pages } from "#server/database/tables/page.ts";

export type PageRow = typeof pages.$inferSelect;

/** The page the fund wrote under this key, or null while it has none. */
export const findPage = publicRead("findPage", async (db: Database, key: PageKey): Promise<PageRow | null> => {
  const [page] = await db.select().from(pages).where(eq(pages.key, key));
  return page ?? null;
});
