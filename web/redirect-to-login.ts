import { withNext } from "#web/next.ts";
import type { PageArgs } from "#web/page.ts";

/** Ends a load function: visitors log in first and then return to the page. */
export function redirectToLogin({ url, go }: Pick<PageArgs, "url" | "go">): never {
  throw go(withNext("/login", url.pathname + url.search));
}
