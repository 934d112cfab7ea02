import type { ExecutionResult } from "graphql";
import { watchClock } from "#server/api/clock.ts";
import type { ApiContext } from "#server/api/context.ts";
import type { ApiRequest, Endpoint } from "#server/api/endpoint.ts";
import { nextInstant } from "#server/database/queries/instant.ts";

type Run<Name> = (endpoint: Name, request: ApiRequest) => Promise<ExecutionResult>;
type Options<Name extends string> = { endpoints: Record<Name, Endpoint>; seconds: number };

/**
 * Makes pages for everyone and says how long each is true: as long as nothing changes, for some time at most, and no
 * longer than the time of day allows when it was asked for. One with a failure in it, which spoils it, is kept by nobody.
 */
export function sharedPages<Name extends string>({ endpoints, seconds }: Options<Name>) {
  return async <Page>(context: ApiContext, render: (run: Run<Name>, spoil: () => void) => Promise<Page | null>) => {
    const { now } = context;
    let isWhole = true;
    const spoil = () => {
      isWhole = false;
    };
    const watched = watchClock({
      ...context,
      // Where someone is, is nobody else's.
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
    const longest = now.getTime() + seconds * 1000;
    const until = watched.looked() ? Math.min(longest, await nextInstant(context.db, now)) : longest;
    return { ...page, until: isWhole ? until : null };
  };
}
