import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import {
  type BackupManifest,
  type BackupPart,
  BadBackup,
  createMeasure,
  manifestPath,
} from "#server/actions/backup-content.ts";
import { putFact } from "#server/actions/installation.ts";
import { advanceStoreMark } from "#server/actions/store-mark.ts";
import { readTables } from "#server/actions/table-copy.ts";
import { voteKeyName } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/drizzle.ts";
import { listMigrations } from "#server/database/migrate.ts";
import type { Database } from "#server/database/open.ts";
import { listStoredNames } from "#server/database/queries/dossier-file.ts";
import { calls } from "#server/database/tables/call.ts";
import { files } from "#server/database/tables/file.ts";
import type { Transformation } from "#server/platform/age.ts";
import type { Place } from "#server/platform/files/place.ts";

type BackupContext = Pick<Context, "db" | "now" | "files" | "secret"> & { clock: () => Date; version: string };

type Options = {
  /** Public keys of age, and the function that encrypts to them; null leaves the parts as they are. */
  encryption: { recipients: string[]; encrypt: Transformation } | null;
};

const copiesAtOnce = 4;

/** Gives the name of the folder for a backup of this moment. */
export function backupName(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(":", "-");
}

/** Writes a backup of the database and its files into an empty folder, and gives its manifest. */
export async function makeBackup(
  context: BackupContext,
  backup: Place,
  { encryption }: Options,
): Promise<BackupManifest> {
  const { db, now, secret, clock, version } = context;
  if ((await listMigrations(db)).length === 0)
    throw new BadBackup("The database is empty: there is nothing to back up.");
  const write = partWriter(backup, encryption?.encrypt ?? null);
  // A release during the backup destroys keys, and the first vote makes one: we look before and after the rows.
  const voteKeys = await copyVoteKeys(context, write, {});
  const { database, stored: storedFiles, migrations } = await copyRows(db, write);
  await copyVoteKeys(context, write, voteKeys);
  const { copied, missing } = await copyFiles(context, write, storedFiles);
  const manifest: BackupManifest = {
    samen: "backup",
    format: 1,
    version,
    madeAt: now.toISOString(),
    finishedAt: clock().toISOString(),
    migrations,
    secretKeyId: secret.keyId,
    encryptedTo: encryption?.recipients ?? null,
    database,
    files: copied,
    voteKeys,
    missing,
  };
  await backup.put(manifestPath, Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]));
  if (await knowsFacts(db)) {
    await putFact({ db }, "newestBackup", { at: manifest.madeAt });
    // The live database is now ahead of this backup, which shows should someone restore the rows beside these files.
    await advanceStoreMark(context);
  }
  return manifest;
}

type WritePart = (path: string, content: AsyncIterable<Buffer>) => Promise<BackupPart>;

function partWriter(backup: Place, encrypt: Transformation | null): WritePart {
  return async (plainPath, content) => {
    const path = encrypt ? `${plainPath}.age` : plainPath;
    const measure = createMeasure();
    const readable = Readable.from(content, { objectMode: false });
    await backup.put(path, measure.pass(encrypt ? await encrypt(readable) : readable));
    return { path, ...measure.result() };
  };
}

type StoredFile = { storedAs: string; checksum: string };

/** Copies all rows as they are at one moment, and lists the files and migrations of that moment. */
function copyRows(database: Database, write: WritePart) {
  return readTables(database, async (db, lines) => {
    const packed = createGzip();
    pipeline(Readable.from(lines), packed, () => {
      // An error reaches the reader of the packed lines.
    });
    const part = await write("database.jsonl.gz", packed);
    const rows = await db.select({ storedAs: files.storedAs, checksum: files.checksum, scan: files.scan }).from(files);
    // The bytes of files with a virus are deleted.
    const storedFiles = rows.filter(({ scan }) => scan !== "infected");
    return { database: part, stored: storedFiles, migrations: await listMigrations(db) };
  });
}

/** Copies the files of the rows. A file that was erased meanwhile is left out; one that should be there is missing. */
async function copyFiles({ db, files: store }: BackupContext, write: WritePart, storedFiles: readonly StoredFile[]) {
  const copied: Record<string, BackupPart> = {};
  const missing: string[] = [];
  const waiting = [...storedFiles];
  const copyNext = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const { storedAs, checksum } = file;
      const content = await store.open(storedAs);
      const measure = createMeasure();
      if (content) copied[storedAs] = await write(`files/${storedAs}`, measure.pass(content));
      const isWhole = content !== null && measure.result().sha256 === checksum;
      if (!isWhole && (await listStoredNames(db, [storedAs])).has(storedAs)) missing.push(storedAs);
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, copyNext));
  return { copied, missing };
}

/** Copies the keys of votes that are not among these yet. */
async function copyVoteKeys(
  { db, files: store }: BackupContext,
  write: WritePart,
  copied: Record<string, BackupPart>,
): Promise<Record<string, BackupPart>> {
  for (const { id } of await db.select({ id: calls.id }).from(calls)) {
    const name = voteKeyName(id);
    const content = copied[name] ? null : await store.open(name);
    if (content) copied[name] = await write(`vote-keys/${name}`, content);
  }
  return copied;
}

/** A backup before an upgrade is of a database that may lack our newest table. */
async function knowsFacts(db: Database): Promise<boolean> {
  const { rows } = (await db.execute(sql`select to_regclass('installation_facts') is not null as is`)) as unknown as {
    rows: { is: boolean }[];
  };
  return rows[0]?.is === true;
}
