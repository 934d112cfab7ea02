/** How long the code of a page may take to arrive. */
const loadTimeout = 120_000;

/** Thrown when the code of a page does not arrive: a new version was put in place, or the network failed. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  readonly problem = { code: navigator.onLine === false ? "offline" : "unavailable" } as const;
}

type PageRoute = { id: string; module: string };
type PageModules = Record<string, unknown>;

/**
 * Loads the code of a page once. Stands in for the router's own function of this name (see `vite.config.ts`), which
 * reloads the page as often as the code is gone; this one opens the page that was asked for, at most once a minute, and
 * else lets the error page say it.
 */
export async function loadRouteModule(route: PageRoute, loaded: PageModules): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("time-out")), loadTimeout);
    });
    loaded[route.id] = await Promise.race([import(/* @vite-ignore */ route.module), tooLate]);
    return loaded[route.id];
  } catch (cause) {
    // Pages are also fetched ahead, and a network that is gone takes their code with it: neither may cost the page
    // that is being read.
    const address = navigator.onLine === false ? null : wantedAddress();
    if (address && reloadOnce(Date.now(), sessionStorage, () => open(address))) return new Promise(() => {});
    return failingModule(new ChunkLoadError(`Loading ${route.module} failed`, { cause }));
  } finally {
    clearTimeout(timer);
  }
}

type Router = { state: { navigation: { location?: Pick<Location, "pathname" | "search" | "hash"> | undefined } } };

/**
 * The address that is being opened, or null. The router knows first: what React draws of a change of page can come later
 * than code that fails at once.
 */
function wantedAddress(): string | null {
  const { __reactRouterDataRouter: router } = globalThis as { __reactRouterDataRouter?: Router };
  const wanted = router?.state.navigation.location;
  return wanted ? wanted.pathname + wanted.search + wanted.hash : null;
}

/** Going back changes the address before the page: a hash in it would keep the browser from loading anything. */
function open(address: string): void {
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
}

/** A page that only fails: the router waits for ever for code that does not come, but takes an error for an answer. */
function failingModule(error: ChunkLoadError) {
  const fail = () => {
    throw error;
  };
  return { clientLoader: fail, clientAction: fail, default: fail };
}

/**
 * Loads a page anew for fresh code, unless that was done within the last minute; tells whether it does. It needs nothing
 * around it: what starts a page's scripts carries it along as text.
 */
export function reloadOnce(now: number, storage: Storage, reload: () => void): boolean {
  const [key, guardTime] = ["nuxt-reload", 60_000] as const;
  try {
    const earlier = Number(storage.getItem(key) ?? 0);
    if (earlier + guardTime >= now) return false;
    storage.setItem(key, String(now));
  } catch {
    // Without storage there is no guard, and without a guard no reload.
    return false;
  }
  reload();
  return true;
}
