import { and, eq, gte, inArray, lt, notExists, type SQL } from "drizzle-orm";
import { endedDossiers, erasedAtOnce, monthsBefore, type Retention } from "#domain/retention.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { dossierEvents, dossiers, lateAccesses } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/** Deletes dossiers with all that belongs to them; the bytes of their files go once nothing points to them. */
export async function deleteDossiers(db: Database, which: SQL | undefined): Promise<void> {
  const theirs = db.select({ id: dossiers.id }).from(dossiers).where(which);
  const kept = db.select({ id: dossierFiles.fileId }).from(dossierFiles).where(inArray(dossierFiles.dossierId, theirs));
  await db.delete(files).where(inArray(files.id, kept));
  await db.delete(dossiers).where(which);
}

/** Deletes the dossiers of someone that nobody decided on yet; what was decided stays as long as it must. */
export function eraseDossiersOf(db: Database, applicantId: string): Promise<void> {
  return deleteDossiers(db, and(eq(dossiers.applicantId, applicantId), inArray(dossiers.state, [...erasedAtOnce])));
}

/** Deletes dossiers that were kept long enough, and leave to hand in late that is over for as long as a draft is kept. */
export async function forgetOldDossiers({ db, now }: Pick<Context, "db" | "now">, kept: Retention): Promise<void> {
  const idleSince = monthsBefore(now, kept.drafts);
  await deleteDossiers(db, and(eq(dossiers.state, "draft"), lt(dossiers.changedAt, idleSince)));
  await db.delete(lateAccesses).where(lt(lateAccesses.until, idleSince));
  for (const { kind, states, since } of endedDossiers) {
    const end = monthsBefore(now, kept[kind]);
    const endedLater = db
      .select({ id: dossierEvents.id })
      .from(dossierEvents)
      .where(
        and(
          eq(dossierEvents.dossierId, dossiers.id),
          inArray(dossierEvents.toState, [...since]),
          gte(dossierEvents.at, end),
        ),
      );
    await deleteDossiers(
      db,
      and(inArray(dossiers.state, [...states]), lt(dossiers.sentAt, end), notExists(endedLater)),
    );
  }
}
