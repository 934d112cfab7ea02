import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// A running site holds a lock on the build that it serves, which ends with its process. SQLite locks a file for readers
// that may not write it, too.
const fileIn = (build: string) => join(build, "in-use");

/** Prepares a new build, so that sites can say that they use it. */
export function prepareBuild(build: string): void {
  const file = new DatabaseSync(fileIn(build));
  file.exec("create table use (since text)");
  file.close();
}

/** Says that this process uses a build, and gives a function that ends it. */
export function holdBuild(build: string): () => void {
  // Builds of an earlier version cannot be locked.
  if (!existsSync(fileIn(build))) return () => {};
  const file = new DatabaseSync(fileIn(build), { readOnly: true });
  file.exec("begin");
  file.prepare("select count(*) from use").get();
  return () => file.close();
}

/** Tells whether a process uses a build. */
export function isBuildUsed(build: string): boolean {
  if (!existsSync(fileIn(build))) return false;
  const file = new DatabaseSync(fileIn(build), { timeout: 0 });
  try {
    file.exec("begin exclusive");
    return false;
  } catch {
    return true;
  } finally {
    file.close();
  }
}
