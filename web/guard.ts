import type { PageArgs } from "#web/page.ts";

/** Looks at who wants to open a page; gives the redirect that sends them elsewhere, or null to let them in. */
export type Guard = (args: PageArgs) => Promise<Response | null> | Response | null;

/** An error that knows which status it answers with. */
export class PageError extends Error {
  override name = "PageError";
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Runs a page's guards in order; the first that redirects ends it. A name nobody knows is our own mistake. */
export async function runGuards(names: readonly string[], known: Record<string, Guard>, args: PageArgs): Promise<void> {
  for (const name of names) {
    const guard = known[name];
    if (!guard) throw new PageError(500, `Unknown middleware ${name}`);
    const elsewhere = await guard(args);
    if (elsewhere) throw elsewhere;
  }
}
