import { and, asc, eq, gt } from "drizzle-orm";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";

export type FileRow = typeof files.$inferSelect;

/** The file with this id, if everyone may see it; to all others it does not exist. */
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

/** Every file there is, page by page. */
export function listFilesAfter(db: Database, after: string | null, limit: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(after ? gt(files.id, after) : undefined)
    .orderBy(asc(files.id))
    .limit(limit);
}
