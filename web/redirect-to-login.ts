import { withNext } from "#web/next.ts";
import type { PageArgs } from "#web/page.ts";

/** Ends a load function for whoever is not logged in: they do so first, and come back. */
export function redirectToLogin({ url, go }: Pick<PageArgs, "url" | "go">): never {
  throw go(withNext("/login", url.pathname + url.search));
}
