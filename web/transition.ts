import { isNestedMove } from "#web/address.ts";
import { progress } from "#web/progress.ts";
import { createStore } from "#web/stores/store.ts";

/** The current animation of the page; `-to` comes after its first frame. */
export type Movement = "none" | Direction | `${Direction}-to`;
type Direction = "leave" | "enter";

/** The current animation of the page; the old page leaves before the new one enters. */
export const movement = createStore<Movement>("none");

const leaveTime = 200;

let pendingLoads = 0;
let loadListeners: (() => void)[] = [];

/** Loads the data of a page; resolves when all data of the new page has loaded and the old page has left. */
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

/** Starts an animation of the page. */
export function beginMoving(direction: Direction): void {
  movement.set(direction);
  requestAnimationFrame(() => movement.set((now) => (now === direction ? `${direction}-to` : now)));
}

/** Animates the old page; resolves when it has left. */
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
