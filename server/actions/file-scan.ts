import { and, eq } from "drizzle-orm";
import { openContent } from "#server/actions/dossier-file-read.ts";
import type { Context } from "#server/context.ts";
import { findDossierFile } from "#server/database/queries/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import type { Scanner } from "#server/platform/files/scanner.ts";

type Situation = Pick<Context, "db" | "files" | "secret">;

/** Has a file looked at for viruses: only then is it given to anyone. Of one that has some, nothing but its name stays. */
export async function scanFile(context: Situation, scanner: Scanner, { fileId }: { fileId: string }): Promise<void> {
  const { db } = context;
  const found = await findDossierFile(db, fileId);
  // Taken out meanwhile, or looked at before the process ended.
  if (found?.file.scan !== "pending") return;
  const isClean = await scanner.isClean(await openContent(context, found.file));
  await db
    .update(files)
    .set({ scan: isClean ? "clean" : "infected" })
    .where(and(eq(files.id, fileId), eq(files.scan, "pending")));
  if (!isClean) await context.files.remove(found.file.storedAs);
}
