import { Worker } from "node:worker_threads";
import type { SharePicture } from "#server/platform/picture/share-picture.ts";
import type { Answered, Asked } from "#server/platform/picture/worker.ts";

/** Draws pictures for those who share an address. */
export type Painter = {
  /** Gives the picture as PNG. Throws `TooBusy` when too many wait already. */
  paint(picture: SharePicture): Promise<Uint8Array>;
  /** Ends the thread; whoever still waits is told so. A later picture starts another. */
  close(): Promise<void>;
};

/** Thrown when more pictures are asked for than can be drawn in a moment. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

const mostWaiting = 50;

/** A thread that has nothing to draw for this long is ended: it holds some fifty megabytes. */
const idleTime = 60_000;

/** Opens a painter that draws one picture after the other, in a thread of its own that starts with the first. */
export function openPainter(design: string): Painter {
  let thread: Thread | null = null;
  const end = async (ended: Thread | null) => {
    if (thread === ended) thread = null;
    await ended?.end();
  };
  return {
    paint: (picture) => {
      thread ??= startThread(design, (ended) => void end(ended));
      return thread.paint(picture);
    },
    close: () => end(thread),
  };
}

type Thread = { paint: Painter["paint"]; end(): Promise<unknown> };

function startThread(design: string, onUseless: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { design } });
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const thread: Thread = {
    paint: (picture) => {
      if (waiting.size >= mostWaiting) return Promise.reject(new TooBusy());
      clearTimeout(idle);
      const asked: Asked = { id: next++, picture };
      const asker = Promise.withResolvers<Uint8Array>();
      waiting.set(asked.id, asker);
      worker.postMessage(asked);
      return asker.promise;
    },
    end: () => {
      clearTimeout(idle);
      return worker.terminate();
    },
  };

  // Nobody waits with stopping for a thread that has nothing to do.
  worker.unref();
  worker.on("message", (answer: Answered) => {
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
