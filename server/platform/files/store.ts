import type { Readable } from "node:stream";

/** Something that lies in the store. */
export type StoredBytes = { name: string; storedAt: Date };

/** Where the bytes of files are kept, by a name that we make up. */
export type FileStore = {
  /** Keeps a file; resolves when it is safe, and leaves nothing behind when it fails. */
  put(name: string, content: Readable): Promise<void>;
  /** Opens a file for reading; null when it is not there. */
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Everything that lies there, also what was never finished. */
  list(): AsyncIterable<StoredBytes>;
  /** Rejects when nothing can be kept there now. */
  ping(): Promise<void>;
};

/** Gives a name back once it is certain that it is one of ours: no other must lead anywhere. */
export function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{3,63}$/.test(name)) throw new Error("That is no name of a stored file");
  return name;
}
