import { useEffect } from "react";
import type { PageArgs } from "#web/page.ts";

/**
 * Keeps the list that is shown: when the network fails while someone chooses another one, they see what they had and
 * are told so, instead of an error page that throws away all they chose.
 */
export function keepLast<Data extends object>(load: (args: PageArgs) => Promise<Data>) {
  let last: Data | null = null;
  const outdated = new WeakSet<object>();
  return {
    /** Loads a list in the browser, or gives the last one again. */
    load: async (args: PageArgs): Promise<Data> => {
      try {
        return await load(args);
      } catch (error) {
        // A page that does not exist is no error, and whoever left waits for nothing.
        if (!last || !(error instanceof Error) || error.name === "AbortError") throw error;
        const again = { ...last };
        outdated.add(again);
        return again;
      }
    },
    /** Keeps a list for as long as it is shown. */
    useKeeping: (data: Data) => {
      useEffect(() => {
        last = data;
        return () => {
          last = null;
        };
      }, [data]);
    },
    /** Tells whether this is not what was asked for, but what stood there before. */
    isOutdated: (data: Data) => outdated.has(data),
  };
}
