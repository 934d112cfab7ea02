import { openContent } from "#server/actions/dossier-file-read.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { findDossierFile } from "#server/database/queries/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import type { Scanner } from "#server/platform/files/scanner.ts";

type ScanContext = Pick<Context, "db" | "files" | "secret">;

/** Scans a file for viruses, after which it can be downloaded. An infected file loses its bytes, not its name. */
export async function scanFile(context: ScanContext, scanner: Scanner, { fileId }: { fileId: string }): Promise<void> {
  const { db } = context;
  const foundFile = await findDossierFile(db, fileId);
  // The file was removed meanwhile, or an earlier run scanned it.
  if (foundFile?.file.scan !== "pending") return;
  const content = await openContent(context, foundFile.file);
  const isClean = await scanner.isClean(content).finally(() => content.destroy());
  await db
    .update(files)
    .set({ scan: isClean ? "clean" : "infected" })
    .where(and(eq(files.id, fileId), eq(files.scan, "pending")));
  if (!isClean) await context.files.remove(foundFile.file.storedAs);
}
