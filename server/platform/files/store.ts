import type { Readable } from "node:stream";

/** An entry of the store. */
export type StoredBytes = { name: string; storedAt: Date };

/** A store for the bytes of files, under names that we make. */
export type FileStore = {
  /** Stores a file; resolves when it is safe, and leaves nothing behind when it fails. */
  put(name: string, content: Readable): Promise<void>;
  /** Opens a file for reading; null when it does not exist. */
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Lists everything in the store, also unfinished files. */
  list(): AsyncIterable<StoredBytes>;
  /** Rejects when nothing can be stored now. */
  ping(): Promise<void>;
};

/** Returns a name that is one of ours and throws for any other, so that no name leads outside the store. */
export function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{3,63}$/.test(name)) throw new Error("That is no name of a stored file");
  return name;
}
