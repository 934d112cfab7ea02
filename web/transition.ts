import { isNestedMove } from "#web/address.ts";
import { progress } from "#web/progress.ts";
import { createStore } from "#web/stores/store.ts";

/** How the page moves now: not at all, or out or in, each from its first frame on. The style sheet has the classes. */
export type Movement = "none" | Direction | `${Direction}-to`;
type Direction = "leave" | "enter";

/** What the page wrapper shows; the transition is called `page` and runs out-in. */
export const movement = createStore<Movement>("none");

const leaveTime = 200;

let pendingLoads = 0;
let loadListeners: (() => void)[] = [];

/** Loads a page's data; when all that the new page needs is there, the old page leaves, and only then this resolves. */
export async function loadThenLeave<Result>(load: () => Promise<Result>, path: string, signal: AbortSignal) {
  pendingLoads++;
  const allLoaded = new Promise<void>((resolve) => loadListeners.push(resolve));
  const result = await load().finally(() => {
    if (--pendingLoads > 0) return;
    for (const resolve of loadListeners) resolve();
    loadListeners = [];
  });
  if (result instanceof Response) return result;
  await allLoaded;
  progress.increase(45);
  await leavePage(path, signal);
  return result;
}

/** Lets the page move out or in. */
export function beginMoving(direction: Direction): void {
  movement.set(direction);
  requestAnimationFrame(() => movement.set((now) => (now === direction ? `${direction}-to` : now)));
}

/** Plays the old page's leaving; resolves when it is gone. */
async function leavePage(path: string, signal: AbortSignal): Promise<void> {
  const isSamePage = location.pathname === path || isNestedMove(location.pathname, path);
  const wantsNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isSamePage || wantsNoMotion || signal.aborted) return;
  beginMoving("leave");
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, leaveTime);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      movement.set("none");
      resolve();
    });
  });
}
