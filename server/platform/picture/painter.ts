import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SharePicture } from "#server/platform/picture/share-picture.ts";
import type { PictureAnswer, PictureRequest } from "#server/platform/picture/worker.ts";
import { root } from "#server/platform/root.ts";

/** Draws the pictures of shared pages. */
export type Painter = {
  /** Returns the picture as PNG. Throws `TooBusy` when too many are waiting. */
  paint(picture: SharePicture): Promise<Uint8Array>;
  /** Ends the thread and rejects the pictures that still wait. A later picture starts a new thread. */
  close(): Promise<void>;
};

/** Thrown when too many pictures are waiting. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

const mostWaiting = 50;

/** An idle thread ends after this time, because it takes about fifty megabytes. */
const idleTime = 60_000;

/** Opens a painter that draws one picture after the other, in its own thread that starts with the first. */
export function openPainter(illustrations: string): Painter {
  let thread: Thread | null = null;
  const end = async (endedThread: Thread | null) => {
    if (thread === endedThread) thread = null;
    await endedThread?.end();
  };
  return {
    paint: (picture) => {
      thread ??= startThread(illustrations, (endedThread) => void end(endedThread));
      return thread.paint(picture);
    },
    close: () => end(thread),
  };
}

type Thread = { paint: Painter["paint"]; end(): Promise<unknown> };

function startThread(illustrations: string, onUseless: (thread: Thread) => void): Thread {
  const worker = new Worker(join(root, "server/platform/picture/worker.ts"), { workerData: { illustrations } });
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const thread: Thread = {
    paint: (picture) => {
      if (waiting.size >= mostWaiting) return Promise.reject(new TooBusy());
      clearTimeout(idle);
      const task: PictureRequest = { id: next++, picture };
      const asker = Promise.withResolvers<Uint8Array>();
      waiting.set(task.id, asker);
      worker.postMessage(task);
      return asker.promise;
    },
    end: () => {
      clearTimeout(idle);
      return worker.terminate();
    },
  };

  // An idle thread must not keep the process alive.
  worker.unref();
  worker.on("message", (answer: PictureAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("png" in answer) asker?.resolve(answer.png);
    else asker?.reject(new Error(answer.error));
    if (waiting.size === 0) idle = setTimeout(() => onUseless(thread), idleTime).unref();
  });
  const fail = (error: Error) => {
    onUseless(thread);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The painter's thread ended")));
  return thread;
}
