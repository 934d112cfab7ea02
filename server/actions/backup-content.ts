import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { Transformation } from "#server/platform/age.ts";
import type { Place } from "#server/platform/files/place.ts";

// A backup is a folder with `database.jsonl.gz`, a folder `files`, a folder `vote-keys` and `manifest.json`, which is
// written last. Encrypted ones have `.age` after the names.

/** A file of a backup, with the size and the SHA-256 of its bytes as they are there. */
export type BackupPart = { path: string; size: number; sha256: string };

/** The list of all that a backup holds. */
export type BackupManifest = {
  samen: "backup";
  format: 1;
  version: string;
  /** The moment that the rows show. */
  madeAt: string;
  finishedAt: string;
  /** The migrations that made the tables. */
  migrations: string[];
  /** The name of the key that is needed besides this backup, and is not in it. */
  secretKeyId: string;
  /** The public keys to which the parts are encrypted; null if they are not. */
  encryptedTo: string[] | null;
  database: BackupPart;
  /** By their names in the store. */
  files: Record<string, BackupPart>;
  /** The keys of votes that were not released yet, by their names in the store; they may be deleted later. */
  voteKeys: Record<string, BackupPart>;
  /** Files that the database knows and the store did not have. */
  missing: string[];
};

/** A backup cannot be used; the message says why. */
export class BadBackup extends Error {
  override name = "BadBackup";
}

export const manifestPath = "manifest.json";

/** Reads the manifest of a backup; throws for a folder without one, because its backup was cut off. */
export async function readManifest(backup: Place): Promise<BackupManifest> {
  const content = await backup.open(manifestPath);
  if (!content)
    throw new BadBackup("There is no manifest.json, so this is no backup, or one that was cut off. Use another.");
  const manifest = (await json(content).catch(() => null)) as BackupManifest | null;
  if (manifest?.samen !== "backup") throw new BadBackup("The manifest.json is damaged. Use another backup.");
  if (manifest.format !== 1)
    throw new BadBackup("This backup was made by a newer version of Samen. Use the version that made it.");
  return manifest;
}

/** A folder that an operator named: one backup, or a place with several. */
export type FoundBackup = { backup: Place; name: string | null };

/** Tells whether a place has a file at this path. */
export async function hasFile(place: Place, path: string): Promise<boolean> {
  const content = await place.open(path);
  content?.destroy();
  return content !== null;
}

/** Finds the backup in a folder, or the newest finished one in its folders. */
export async function findBackup(place: Place): Promise<FoundBackup> {
  if (await hasFile(place, manifestPath)) return { backup: place, name: null };
  for (const name of (await place.listFolders()).reverse()) {
    const backup = place.within(name);
    if (/^\d{4}-\d\d-\d\d/.test(name) && (await hasFile(backup, manifestPath))) return { backup, name };
  }
  throw new BadBackup("There is no finished backup there: no folder has a manifest.json, which is written last.");
}

/** Passes bytes on, and gives their size and SHA-256 once all have passed. */
export function createMeasure() {
  const hash = createHash("sha256");
  let size = 0;
  return {
    pass: (content: AsyncIterable<Buffer>) =>
      Readable.from(
        (async function* () {
          for await (const piece of content) {
            hash.update(piece);
            size += piece.length;
            yield piece;
          }
        })(),
        { objectMode: false },
      ),
    result: () => ({ size, sha256: hash.digest("hex") }),
  };
}

const asItIs: Transformation = async (content) => content;

/**
 * Opens a part of a backup and passes its bytes on as they were before encryption; throws at its end when the part is
 * not the one of the manifest.
 */
export async function openPart(backup: Place, part: BackupPart, decrypt: Transformation = asItIs): Promise<Readable> {
  const content = await backup.open(part.path);
  if (!content) throw new BadBackup(`${part.path} is not in the backup.`);
  const measure = createMeasure();
  const openContent = await decrypt(measure.pass(content));
  const checked = async function* () {
    for await (const piece of openContent as AsyncIterable<Buffer>) yield piece;
    const { size, sha256 } = measure.result();
    if (size !== part.size || sha256 !== part.sha256) throw new BadBackup(`${part.path} was changed or cut off.`);
  };
  return Readable.from(checked(), { objectMode: false });
}

/** Opens the lines of the database in a backup. */
export async function* openLines(
  backup: Place,
  { database }: Pick<BackupManifest, "database">,
  decrypt?: Transformation,
): AsyncGenerator<string> {
  const packed = await openPart(backup, database, decrypt);
  // An error reaches the reader of the text.
  const text = pipeline(packed, createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  for await (const piece of text as AsyncIterable<string>) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
