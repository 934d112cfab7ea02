import type { ApiContext } from "#server/api/context.ts";

/** Returns the same context and tells whether its time was read. Watches can be nested: each of them notices. */
export function watchClock(context: ApiContext): { context: ApiContext; looked(): boolean; look(): Date } {
  let hasLooked = false;
  const look = () => {
    hasLooked = true;
    return context.now;
  };
  const watched: Record<string, unknown> = {};
  for (const name of Object.keys(context)) {
    // Copying the time would count as reading it.
    if (name !== "now") watched[name] = context[name as keyof ApiContext];
  }
  Object.defineProperty(watched, "now", { get: look, enumerable: true });
  return { context: watched as ApiContext, looked: () => hasLooked, look };
}
