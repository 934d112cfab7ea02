import { eq, inArray } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { dossierFileColumns } from "#server/database/queries/dossier.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/** Finds a file of a dossier with the dossier, also one that was removed after sending; null when there is none. */
export async function findDossierFile(db: Database, id: string) {
  const [row] = await db
    .select({ file: dossierFileColumns, dossier: dossiers })
    .from(dossierFiles)
    .innerJoin(files, eq(files.id, dossierFiles.fileId))
    .innerJoin(dossiers, eq(dossiers.id, dossierFiles.dossierId))
    .where(eq(dossierFiles.fileId, id));
  return row ?? null;
}

/** Gives those of these names in the store that belong to a file. */
export async function listStoredNames(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ storedAs: files.storedAs })
    .from(files)
    .where(inArray(files.storedAs, [...names]));
  return new Set(rows.map(({ storedAs }) => storedAs));
}

/** Lists the sealed keys of those of these files that belong to a dossier. */
export function listFileKeys(db: Database, fileIds: readonly string[]) {
  return db
    .select({ fileId: dossierFiles.fileId, sealedKey: dossierFiles.sealedKey })
    .from(dossierFiles)
    .where(inArray(dossierFiles.fileId, [...fileIds]));
}
