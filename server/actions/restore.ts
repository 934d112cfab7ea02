import { type BackupManifest, BadBackup, hasFile, openLines, openPart } from "#server/actions/backup-content.ts";
import { putFact } from "#server/actions/installation.ts";
import { keepStoreMark } from "#server/actions/store-mark.ts";
import { hasNoTables, writeTables } from "#server/actions/table-copy.ts";
import type { Context } from "#server/context.ts";
import type { Transformation } from "#server/platform/age.ts";
import type { Place } from "#server/platform/files/place.ts";
import type { FileStore } from "#server/platform/files/store.ts";

type RestoreContext = Pick<Context, "db" | "now" | "files" | "secret">;
type Options = { manifest: BackupManifest; decrypt: Transformation | undefined };

/** The result of a restore: what was written, and whether the keys of open votes are gone from the backup. */
export type Restored = { tables: number; rows: number; files: number; lostVoteKeys: string[] };

/**
 * Restores a backup into an empty database and an empty store of files. Files come first and the database comes last,
 * all of it or nothing, so a restore that was cut off can be run again.
 */
export async function restoreBackup(
  { db, now, files, secret }: RestoreContext,
  backup: Place,
  { manifest, decrypt }: Options,
): Promise<Restored> {
  if (!secret.hasKey(manifest.secretKeyId))
    throw new BadBackup(
      `This backup needs the key ${manifest.secretKeyId}, and SECRET_KEY is another one. Set SECRET_KEY to the key of the ` +
        "installation that was backed up. Nothing was written.",
    );
  if (!(await hasNoTables(db)))
    throw new BadBackup("The database is not empty. Restore into a new one; nothing was written.");
  const parts = { ...manifest.files, ...manifest.voteKeys };
  await refuseOtherFiles(files, parts);
  const lostVoteKeys: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (name in manifest.voteKeys && !(await hasFile(backup, part.path))) lostVoteKeys.push(name);
    else await files.put(name, await openPart(backup, part, decrypt));
  }
  const { madeAt } = manifest;
  const { tables, rows } = await writeTables(db, openLines(backup, manifest, decrypt), async (db) => {
    await putFact({ db }, "restored", { madeAt, at: now.toISOString() });
    await putFact({ db }, "newestBackup", { at: madeAt });
    await keepStoreMark(db);
  });
  return { tables, rows, files: Object.keys(manifest.files).length, lostVoteKeys };
}

async function refuseOtherFiles(files: FileStore, parts: Record<string, unknown>): Promise<void> {
  // A restore that was cut off leaves some files of this backup, and perhaps half of one.
  for await (const { name } of files.list())
    if (!(name in parts) && !name.endsWith(".part"))
      throw new BadBackup(
        "The store of files holds files that are not of this backup. Restore into an empty store (DATA_DIR or " +
          "STORAGE_URL); nothing was written.",
      );
}
