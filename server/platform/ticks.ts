import { executionAsyncResource } from "node:async_hooks";

const kept = new Set<object>();

/**
 * Keeps one of Node's ticks for good. V8 forgets the shape of objects of which none is left at a collection of garbage,
 * and code that was compiled for a forgotten shape is slow from then on: every answer makes several ticks, and they took
 * a sixth of a page that is at hand.
 */
export function keepTicksFast(): void {
  process.nextTick(() => {
    if (kept.size === 0) kept.add(executionAsyncResource());
  });
}
