import { type BackupManifest, BadBackup, openLines, openPart } from "#server/actions/backup-content.ts";
import { checkLines } from "#server/actions/table-copy.ts";
import type { Transformation } from "#server/platform/age.ts";
import type { Place } from "#server/platform/files/place.ts";

/** The result of a check; rows are null when the private key was not given, so nothing could be opened. */
export type CheckedBackup = { wrong: string[]; files: number; rows: number | null; lostVoteKeys: number };

/** Reads every byte of a backup and compares it with the manifest; opens the rows too if it can. */
export async function verifyBackup(
  backup: Place,
  manifest: BackupManifest,
  decrypt: Transformation | undefined,
): Promise<CheckedBackup> {
  const wrong: string[] = [];
  const attempt = async <Found>(read: () => Promise<Found>): Promise<Found | null> => {
    try {
      return await read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const canOpen = decrypt !== undefined || manifest.encryptedTo === null;
  const rows = canOpen
    ? await attempt(async () => (await checkLines(openLines(backup, manifest, decrypt))).rows)
    : null;
  if (!canOpen) await attempt(() => readThrough(backup, manifest.database));
  let lostVoteKeys = 0;
  for (const part of Object.values(manifest.files)) await attempt(() => readThrough(backup, part));
  for (const part of Object.values(manifest.voteKeys))
    await attempt(() =>
      readThrough(backup, part).catch((error: unknown) => {
        // Keys of votes may be deleted from a backup after the release.
        if (!(error instanceof BadBackup && /is not in the backup/.test(error.message))) throw error;
        lostVoteKeys++;
      }),
    );
  return { wrong, files: Object.keys(manifest.files).length, rows, lostVoteKeys };
}

async function readThrough(backup: Place, part: BackupManifest["database"]): Promise<void> {
  for await (const _piece of await openPart(backup, part));
}
