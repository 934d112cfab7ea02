import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { FlushingFiles } from "#server/database/flushing-files.ts";
import { lockFolder } from "#server/database/folder-lock.ts";

/** What our migrations need on top of PostgreSQL itself. */
export const extensions = { unaccent };

const postgresVersion = "18";

// PGlite's own parameters less "-F" (no fsync). Its fdatasync never leaves the sandbox, its fsync does. Pieces of the log
// that are done with are removed: used again, they would keep what was destroyed, such as sealed votes.
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

/** The embedded database gave up, as it must when the disk refuses a write or a flush. */
export class DatabaseStopped extends Error {
  override name = "DatabaseStopped";

  constructor(reason: string) {
    super(
      `The embedded database has stopped: ${reason}. The change under way was not confirmed, all earlier ones are safe. ` +
        "See whether the disk is full or broken, then start Samen again.",
    );
  }
}

/** PGlite that stays stopped: a PostgreSQL that has given up loops for ever when it is entered again. */
class StoppingPGlite extends PGlite {
  #panic: string | null = null;

  constructor(options: PGliteOptions) {
    super({
      ...options,
      // How PostgreSQL says that it gives up. What people wrote is in its log too, but never at the start of a line.
      onStderr: (line) => {
        this.#panic ??= /^[\d-]+ [\d:.]+ \w+ \[\d+\] PANIC: +(.*)/.exec(line)?.[1] ?? null;
        return true;
      },
    });
  }

  /** The one way into PostgreSQL that every query takes. */
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

/** Opens the database in the data folder, made on first use, for this process alone. */
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

/** Makes the folder under another name first, so that a crash half-way leaves nothing that looks like a database. */
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
