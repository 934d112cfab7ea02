import { fdatasyncSync, fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The fields of an open file in Emscripten that its own types leave out. */
type Stream = { nfd: number; node: { name: string; mode: number; parent: { name: string } } };
type EmscriptenModule = {
  FS: { isDir(mode: number): boolean };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation<T>(operation: () => T): T };
};
type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

// Four segments of 16 MB keep recovery after a crash within seconds, and limit the size of the log.
const segmentsPerCheckpoint = 4;

/**
 * PGlite's files on disk, with the one call it leaves out: fsync.
 *
 * PGlite runs PostgreSQL with fsync off, and its file layer would ignore the call anyway. Here the call reaches the
 * disk and `durableParameters` turns it on, so PostgreSQL itself decides what to flush and in which order: its log
 * before a commit is acknowledged, all changed files before a checkpoint counts, nothing for a read. (PGlite's own
 * hook, `syncToFs`, comes too late for that order, and not at all after the COMMIT of a transaction.)
 */
export class FlushingFiles extends NodeFS {
  readonly #segments = new Set<string>();

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFlush = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        module.NODEFS.tryFSOperation(() => this.#flush(stream, module.FS.isDir(stream.node.mode)));
        return 0;
      };
    };
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      addFlush as unknown as NonNullable<typeof emscriptenOpts.preRun>[number],
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #flush({ nfd, node }: Stream, isFolder: boolean) {
    if (isFolder) fsyncSync(nfd);
    else fdatasyncSync(nfd);
    if (node.name === "pg_control") this.#segments.clear();
    if (node.parent.name !== "pg_wal" || this.#segments.has(node.name)) return;
    this.#segments.add(node.name);
    if (this.#segments.size > segmentsPerCheckpoint) this.#checkpoint();
  }

  /** Without a postmaster PostgreSQL makes no checkpoints of its own, so we trim its log here. */
  #checkpoint() {
    this.#segments.clear();
    // The checkpoint waits for the running query. A database that closes first makes a checkpoint itself.
    this.pg?.exec("checkpoint").catch(() => {});
  }
}
