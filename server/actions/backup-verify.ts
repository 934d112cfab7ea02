import { type BackupManifest, type BackupPart, hasFile, openLines, openPart } from "#server/actions/backup-content.ts";
import { checkLines } from "#server/actions/table-copy.ts";
import type { Transformation } from "#server/platform/age.ts";
import type { Place } from "#server/platform/files/place.ts";

/** The result of a check: what is wrong, and what it read. Rows are null if the private key was not given. */
export type CheckedBackup = { wrong: string[]; files: number; rows: number | null; lostVoteKeys: number };

/** Reads every byte of a backup and compares it with the manifest; opens the rows too if it can. */
export async function verifyBackup(
  backup: Place,
  manifest: BackupManifest,
  decrypt: Transformation | undefined,
): Promise<CheckedBackup> {
  const { database, files, voteKeys } = manifest;
  const wrong: string[] = [];
  const attempt = async (read: () => Promise<void>) => {
    try {
      await read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  };
  let [rows, lostVoteKeys]: [number | null, number] = [null, 0];
  const canOpen = decrypt !== undefined || manifest.encryptedTo === null;
  await attempt(async () => {
    if (canOpen) ({ rows } = await checkLines(openLines(backup, manifest, decrypt)));
    else await readThrough(backup, database);
  });
  for (const part of Object.values(files)) await attempt(() => readThrough(backup, part));
  for (const part of Object.values(voteKeys))
    await attempt(async () => {
      // Keys of votes may be deleted from a backup after the release.
      if (await hasFile(backup, part.path)) await readThrough(backup, part);
      else lostVoteKeys++;
    });
  return { wrong, files: Object.keys(files).length, rows, lostVoteKeys };
}

async function readThrough(backup: Place, part: BackupPart): Promise<void> {
  for await (const _piece of await openPart(backup, part));
}
