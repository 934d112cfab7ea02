import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { FlushingFiles } from "#server/database/flushing-files.ts";
import { lockFolder } from "#server/database/folder-lock.ts";

/** The extensions of PostgreSQL that our migrations need. */
export const extensions = { unaccent };

const postgresVersion = "18";

// These are PGlite's parameters without "-F" (no fsync). Its fdatasync never leaves the sandbox, its fsync does. Old
// log segments are removed, because recycled ones would keep deleted data, such as sealed votes.
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "wal_recycle=off"],
];

/** The data folder was written by another version of the embedded database. */
export class FolderVersionMismatch extends Error {
  override name = "FolderVersionMismatch";

  constructor(folder: string, version: string) {
    super(
      `The database in ${folder} was made by PostgreSQL ${version}, and this version of Samen embeds PostgreSQL ` +
        `${postgresVersion}. Start the version of Samen that made it, or give this one another folder with DATA_DIR.`,
    );
  }
}

/** The embedded database stopped, as it must when the disk refuses a write or a flush. */
export class DatabaseStopped extends Error {
  override name = "DatabaseStopped";

  constructor(reason: string) {
    super(
      `The embedded database has stopped: ${reason}. The change under way was not confirmed, all earlier ones are safe. ` +
        "See whether the disk is full or broken, then start Samen again.",
    );
  }
}

/** PGlite that stays stopped after a panic, because PostgreSQL would loop for ever on the next query. */
class StoppingPGlite extends PGlite {
  #panic: string | null = null;

  constructor(options: PGliteOptions) {
    super({
      ...options,
      // PostgreSQL logs a panic like this. Texts of people are in the log too, but never at the start of a line.
      onStderr: (line) => {
        this.#panic ??= /^[\d-]+ [\d:.]+ \w+ \[\d+\] PANIC: +(.*)/.exec(line)?.[1] ?? null;
        return true;
      },
    });
  }

  /** Every query to PostgreSQL goes through this method. */
  override execProtocolRawSync(message: Uint8Array) {
    this.#checkRunning();
    const answer = super.execProtocolRawSync(message);
    this.#checkRunning();
    return answer;
  }

  override async close() {
    if (!this.#panic) await super.close();
  }

  #checkRunning() {
    if (this.#panic) throw new DatabaseStopped(this.#panic);
  }
}

/** Opens the database in the data folder for this process alone, and creates it on first use. */
export async function openEmbedded(dataDir: string) {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await makeFolder(folder);
    checkVersion(folder);
    const client = await start(folder);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { client, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(folder: string) {
  const client = new StoppingPGlite({ fs: new FlushingFiles(folder), extensions, startParams: durableParameters });
  await client.waitReady;
  return client;
}

/** Creates the folder under another name first, so that a crash leaves nothing that looks like a database. */
async function makeFolder(folder: string) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await start(draft);
  await client.close();
  const entries = readdirSync(draft, { recursive: true, encoding: "utf8" });
  for (const entry of entries) flush(join(draft, entry));
  flush(draft);
  renameSync(draft, folder);
  flush(dirname(folder));
}

function flush(path: string) {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function checkVersion(folder: string) {
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== postgresVersion) throw new FolderVersionMismatch(folder, version);
}
