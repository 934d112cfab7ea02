import { endedDossiers, erasedAtOnce, monthsBefore, type Retention } from "#domain/retention.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, lt, type SQL } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { oldRecords } from "#server/database/queries/retention.ts";
import { dossiers, lateAccesses } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/** Deletes dossiers with all that belongs to them; a nightly job removes the bytes of their files. */
export async function deleteDossiers(db: Database, which: SQL | undefined): Promise<void> {
  const dossierIds = db.select({ id: dossiers.id }).from(dossiers).where(which);
  const fileIds = db
    .select({ id: dossierFiles.fileId })
    .from(dossierFiles)
    .where(inArray(dossierFiles.dossierId, dossierIds));
  await db.delete(files).where(inArray(files.id, fileIds));
  await db.delete(dossiers).where(which);
}

/** Deletes someone's undecided dossiers; decided ones stay as long as they must. */
export function eraseDossiersOf(db: Database, applicantId: string): Promise<void> {
  return deleteDossiers(db, and(eq(dossiers.applicantId, applicantId), inArray(dossiers.state, [...erasedAtOnce])));
}

/** Deletes dossiers after their retention time, and extra time that ended longer ago than drafts are kept. */
export async function forgetOldDossiers({ db, now }: Pick<Context, "db" | "now">, retention: Retention): Promise<void> {
  const old = oldRecords(db, now, retention);
  await db.delete(lateAccesses).where(lt(lateAccesses.until, monthsBefore(now, retention.drafts)));
  for (const kind of ["drafts", ...endedDossiers.map(({ kind }) => kind)] as const)
    await deleteDossiers(db, old[kind].where);
}
