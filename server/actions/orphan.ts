import { and, eq, exists, lt, not } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { listStoredNames } from "#server/database/queries/dossier-file.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";

/** What is younger may still be on its way into the database. */
const oldEnough = 24 * 3_600_000;
const batch = 500;

/** Removes files that belong to nothing, and stored bytes that belong to no file. */
export async function forgetOrphans({ db, now, files: store }: Pick<Context, "db" | "now" | "files">): Promise<void> {
  const before = new Date(now.getTime() - oldEnough);
  const ofDossier = db.select({ id: dossierFiles.fileId }).from(dossierFiles).where(eq(dossierFiles.fileId, files.id));
  await db.delete(files).where(and(eq(files.isPublic, false), lt(files.storedAt, before), not(exists(ofDossier))));

  const forget = async (names: string[]) => {
    const known = await listStoredNames(db, names);
    for (const name of names.filter((one) => !known.has(one))) await store.remove(name);
  };
  let names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    if (storedAt < before) names.push(name);
    if (names.length < batch) continue;
    await forget(names);
    names = [];
  }
  await forget(names);
}
