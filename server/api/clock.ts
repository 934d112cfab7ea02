import type { ApiContext } from "#server/api/context.ts";

/** The same context, and whether anyone asked it for the time. Watching what is watched already tells both. */
export function watchClock(context: ApiContext): { context: ApiContext; looked(): boolean; look(): Date } {
  let hasLooked = false;
  const look = () => {
    hasLooked = true;
    return context.now;
  };
  const watched: Record<string, unknown> = {};
  for (const name of Object.keys(context)) {
    // Copying the time along would be looking at it.
    if (name !== "now") watched[name] = context[name as keyof ApiContext];
  }
  Object.defineProperty(watched, "now", { get: look, enumerable: true });
  return { context: watched as ApiContext, looked: () => hasLooked, look };
}
