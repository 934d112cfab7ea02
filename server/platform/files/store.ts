import type { Readable } from "node:stream";

/** Where the bytes of files are kept, by a name that we make up. */
export type FileStore = {
  /** Keeps a file; resolves when it is safe, and leaves nothing behind when it fails. */
  put(name: string, content: Readable): Promise<void>;
  /** Opens a file for reading; null when it is not there. */
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
};
