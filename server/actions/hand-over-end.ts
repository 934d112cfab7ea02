import { fileFields, isFinancialField } from "#domain/dossier-form.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, isNull, notInArray } from "#server/database/drizzle.ts";
import { type DossierRow, listVersions } from "#server/database/queries/dossier.ts";
import { handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/**
 * Ends a hand-over: its link stops working and the files of that part are removed, except from submitted versions.
 * Returns whether there was one. The caller removes the typed answers.
 */
export async function endHandOver(
  { db, secret, now }: Pick<Context, "db" | "secret" | "now">,
  { id: dossierId }: Pick<DossierRow, "id">,
): Promise<boolean> {
  const endedRows = await db.delete(handOvers).where(eq(handOvers.dossierId, dossierId)).returning();
  if (endedRows.length === 0) return false;
  const versions = await listVersions(db, [dossierId]);
  const submittedIds = versions.flatMap((version) => Object.values(openVersion(secret, version)).flatMap(idsIn));
  const isTheirs = and(
    eq(dossierFiles.dossierId, dossierId),
    inArray(dossierFiles.field, fileFields.filter(isFinancialField)),
  );
  const unsubmittedIds = db
    .select({ id: dossierFiles.fileId })
    .from(dossierFiles)
    .where(and(isTheirs, notInArray(dossierFiles.fileId, submittedIds)));
  // Their bytes have no key any more, and the next nightly job removes them.
  await db.delete(files).where(inArray(files.id, unsubmittedIds));
  await db
    .update(dossierFiles)
    .set({ removedAt: now })
    .where(and(isTheirs, isNull(dossierFiles.removedAt)));
  return true;
}

const idsIn = (value: string | readonly string[] | undefined) => (Array.isArray(value) ? (value as string[]) : []);
