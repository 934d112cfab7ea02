import { useEffect } from "react";
import type { PageArgs } from "#web/page.ts";

/**
 * Remembers the current list. If the network fails while people choose another one, they see the old list and a notice,
 * instead of an error page that loses their choice.
 */
export function keepLast<Data extends object>(load: (args: PageArgs) => Promise<Data>) {
  let last: Data | null = null;
  const outdatedLists = new WeakSet<object>();
  return {
    /** Loads a list in the browser, or returns the last one again. */
    load: async (args: PageArgs): Promise<Data> => {
      try {
        return await load(args);
      } catch (error) {
        // A missing page is not a network error, and after an abort nobody waits for a list.
        if (!last || !(error instanceof Error) || error.name === "AbortError") throw error;
        const copy = { ...last };
        outdatedLists.add(copy);
        return copy;
      }
    },
    /** Remembers a list while it is on the page. */
    useAsLast: (data: Data) => {
      useEffect(() => {
        last = data;
        return () => {
          last = null;
        };
      }, [data]);
    },
    /** Whether this is the previous list instead of the requested one. */
    isOutdated: (data: Data) => outdatedLists.has(data),
  };
}
