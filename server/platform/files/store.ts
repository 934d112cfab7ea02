import { Readable } from "node:stream";

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

/** The store does not answer or has no space; the same request may succeed later. */
export class StoreAway extends Error {
  override name = "StoreAway";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Marks the errors of a store, so that its users can tell them from errors of the content that they store. */
export function markErrors({ put, open, remove, ...rest }: FileStore): FileStore {
  const marked = async <Value>(run: () => Promise<Value>) => {
    try {
      return await run();
    } catch (error) {
      throw new StoreAway(error);
    }
  };
  return {
    ...rest,
    put: async (name, content) => {
      const problem: { ofContent?: unknown } = {};
      const watched = Readable.from(watchErrors(content, problem), { objectMode: false });
      try {
        await put(name, watched);
      } catch (error) {
        throw "ofContent" in problem ? problem.ofContent : new StoreAway(error);
      }
    },
    open: (name) => marked(() => open(name)),
    remove: (name) => marked(() => remove(name)),
  };
}

async function* watchErrors(content: Readable, problem: { ofContent?: unknown }): AsyncGenerator<Buffer> {
  const pieces = (content as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  // An error of the store is thrown where we give a piece, so we only look at the reading.
  const read = () =>
    pieces.next().catch((error: unknown) => {
      problem.ofContent = error;
      throw error;
    });
  try {
    for (let piece = await read(); !piece.done; piece = await read()) yield piece.value;
  } finally {
    content.destroy();
  }
}
