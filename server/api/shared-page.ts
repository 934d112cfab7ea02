import type { ExecutionResult } from "graphql";
import { watchClock } from "#server/api/clock.ts";
import type { ApiContext } from "#server/api/context.ts";
import type { ApiRequest, Endpoint } from "#server/api/endpoint.ts";
import { nextInstant } from "#server/database/queries/instant.ts";

type Run<Name> = (endpoint: Name, request: ApiRequest) => Promise<ExecutionResult>;
type Options<Name extends string> = { endpoints: Record<Name, Endpoint> };

/**
 * Makes pages that visitors share and says how long each may be cached: until everything is forgotten, and not beyond
 * the next instant that matters when the page read the time. A page with an error is spoiled and never cached.
 */
export function sharedPages<Name extends string>({ endpoints }: Options<Name>) {
  return async <Page>(context: ApiContext, render: (run: Run<Name>, spoil: () => void) => Promise<Page | null>) => {
    const { now } = context;
    let isWhole = true;
    const spoil = () => {
      isWhole = false;
    };
    const watched = watchClock({
      ...context,
      // The network of one visitor must not get into a page for others.
      network: () => {
        spoil();
        return context.network();
      },
    });
    const page = await render(async (endpoint, request) => {
      const result = await endpoints[endpoint].run(request, watched.context);
      if (result.errors) spoil();
      return result;
    }, spoil);
    if (!page) return null;
    // A page without its data would also fail to find the next instant.
    if (!isWhole) return { ...page, until: null };
    const until = watched.looked() ? await nextInstant(context.db, now) : Number.POSITIVE_INFINITY;
    return { ...page, until };
  };
}
