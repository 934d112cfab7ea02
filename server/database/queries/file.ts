import { and, asc, eq, gt } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";

export type FileRow = typeof files.$inferSelect;

/** Finds the file with this id if it is public; otherwise gives null. */
export const findPublicFile = publicRead(
  "findPublicFile",
  async (db: Database, id: string): Promise<FileRow | null> => {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.isPublic, true)));
    return file ?? null;
  },
);

/** Lists every file, page by page. */
export function listFilesAfter(db: Database, after: string | null, limit: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(after ? gt(files.id, after) : undefined)
    .orderBy(asc(files.id))
    .limit(limit);
}
