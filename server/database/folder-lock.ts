import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process already works in this data folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Samen process. Stop that one first, or give this one a folder of ` +
        "its own with DATA_DIR. To run several processes side by side, set DATABASE_URL to a PostgreSQL database.",
    );
  }
}

const sqliteBusy = 5;

// Node closes a SQLite database without references, and that would release the lock.
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the folder for this process and returns a function that unlocks it; throws `FolderInUse` when it is locked.
 *
 * The lock is the operating system's own lock on a file, so there is nothing to clean up: it ends with the process,
 * however that ends. A file with a process id would have to guess whether that id is still the same process (ids are
 * used again, and mean nothing in another container); a socket left behind has to be removed, and then two can remove
 * it at once. Node has no call for such a lock, but SQLite inside it has: an empty SQLite database in which a write
 * transaction stays open for good. Only one process can hold that, on every system, and also across containers.
 * Nothing else in this process may open the lock file: POSIX drops the lock when any handle to the file closes.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "database.lock"), { timeout: 0 });
  try {
    // The journal in memory leaves no second file; the transaction never writes anything to this one either.
    lock.exec("pragma journal_mode = memory; begin immediate");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) throw new FolderInUse(folder);
    throw error;
  }
  heldLocks.add(lock);
  return () => {
    if (heldLocks.delete(lock)) lock.close();
  };
}
