import type { Readable } from "node:stream";

/** A folder or a part of a bucket in which an operator keeps backups. */
export type Place = {
  /** Stores a file; resolves when it is safe, and leaves nothing under that path when it fails. */
  put(path: string, content: Readable): Promise<void>;
  /** Opens a file for reading; null when it does not exist. */
  open(path: string): Promise<Readable | null>;
  /** Lists the names of its folders in order. */
  listFolders(): Promise<string[]>;
  /** Opens one of its folders. */
  within(folder: string): Place;
};

/** Returns a path that leads nowhere else, and throws for any other. */
export function checkedPath(path: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) throw new Error(`${path} is no path inside a backup`);
  return path;
}
