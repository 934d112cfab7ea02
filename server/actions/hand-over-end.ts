import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { fileFields, isFinancialField } from "#domain/dossier-form.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import { type DossierRow, listVersions } from "#server/database/queries/dossier.ts";
import { handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/**
 * Ends a hand-over: its link is dead and the files of that part are taken out; what was sent with them keeps them.
 * Tells whether there was one. What was typed is its caller's to drop.
 */
export async function endHandOver(
  { db, secret, now }: Pick<Context, "db" | "secret" | "now">,
  { id: dossierId }: Pick<DossierRow, "id">,
): Promise<boolean> {
  const ended = await db.delete(handOvers).where(eq(handOvers.dossierId, dossierId)).returning();
  if (ended.length === 0) return false;
  const versions = await listVersions(db, [dossierId]);
  const sent = versions.flatMap((version) => Object.values(openVersion(secret, version)).flatMap(idsIn));
  const isTheirs = and(
    eq(dossierFiles.dossierId, dossierId),
    inArray(dossierFiles.field, fileFields.filter(isFinancialField)),
  );
  const unsent = db
    .select({ id: dossierFiles.fileId })
    .from(dossierFiles)
    .where(and(isTheirs, notInArray(dossierFiles.fileId, sent)));
  // Their bytes have no key any more, and go with the next night.
  await db.delete(files).where(inArray(files.id, unsent));
  await db
    .update(dossierFiles)
    .set({ removedAt: now })
    .where(and(isTheirs, isNull(dossierFiles.removedAt)));
  return true;
}

const idsIn = (value: string | readonly string[] | undefined) => (Array.isArray(value) ? (value as string[]) : []);
