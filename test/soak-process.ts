import { readConfig } from "#server/platform/config.ts";
import { start } from "#test/built-site.ts";

/** A message to the site: moves its clock, or measures its memory. */
export type SoakMessage = { putForward: number } | "measure";

/** The memory that is left after a collection, in megabytes. */
export type Memory = { heap: number; buffers: number; resident: number };

// A site as a process of its own with the settings of its environment. It sends its address once it listens, moves its
// clock on request, and answers what its memory holds once nothing can be collected any more.

let aheadBy = 0;
const site = await start(readConfig(process.env), { clock: () => new Date(Date.now() + aheadBy) });
process.on("message", (message: SoakMessage) => {
  if (message !== "measure") aheadBy += message.putForward;
  else {
    globalThis.gc?.();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const inMegabytes = (bytes: number) => bytes / 1024 ** 2;
    process.send?.({
      heap: inMegabytes(heapUsed),
      buffers: inMegabytes(external + arrayBuffers),
      resident: inMegabytes(rss),
    } satisfies Memory);
  }
});
process.on("disconnect", () => site.stop());
process.send?.(site.url);
