import type { LoaderFunctionArgs } from "react-router";
import { reloadOnce } from "#web/browser/reload-once.ts";

/** How long the code of a page may take to arrive. */
const loadTimeout = 120_000;

/** Thrown when the code of a page does not arrive: a new version was installed, or the network failed. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  readonly problem = { code: navigator.onLine === false ? "offline" : "unavailable" } as const;
}

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Loads the code of a page. If it does not arrive, the returned functions open the wanted address as a new document, at
 * most once a minute; otherwise they fail, so that the error page shows. Only the router runs them, so a page that was
 * fetched ahead never replaces the page that a person reads.
 */
export async function loadOrReopen<Code>(load: () => Promise<Code>, wantedAddress: () => Address | undefined) {
  try {
    return await withTimeout(load());
  } catch (cause) {
    const reopen = async (_args: LoaderFunctionArgs): Promise<never> => {
      const address = wantedAddress();
      const isOffline = navigator.onLine === false;
      if (!isOffline && address && reloadOnce(() => open(address))) return new Promise(() => {});
      throw new ChunkLoadError("The code of a page did not arrive", { cause });
    };
    return { loader: reopen, action: reopen };
  }
}

async function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("time-out")), loadTimeout);
  });
  return Promise.race([value, tooLate]).finally(() => clearTimeout(timer));
}

/** Going back changes the address before the page: a hash in it would keep the browser from loading anything. */
function open({ pathname, search, hash }: Address): void {
  const address = pathname + search + hash;
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
}
