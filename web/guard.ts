import { data } from "react-router";
import { fund, system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import type { PageArgs } from "#web/page.ts";

/** Looks at who wants to open a page; gives the redirect that sends them elsewhere, or null to let them in. */
export type Guard = (args: PageArgs) => Promise<Response | null> | Response | null;

const LoggedInPerson = system(`query WhoComes { me { id } }`);
const OpenBallot = fund(`query OpenBallot { currentCall { phase hasVoted ballot { id } } }`);

/** The guards that the list of addresses names. */
export const guards: Readonly<Record<string, Guard>> = {
  /** Whoever is not logged in does so first, and comes back. */
  login: async ({ api, url, go }) => {
    const { me } = await api.query(LoggedInPerson);
    return me ? null : go(withNext("/login", url.pathname + url.search));
  },
  /** There is something to choose as long as voting is open, for whoever has not voted; the page of the vote says why not. */
  vote: async ({ api, go }) => {
    const { currentCall: call } = await api.query(OpenBallot);
    const isOpen = call?.phase === "voting" && !call.hasVoted && call.ballot.length > 0;
    return isOpen ? null : go("/vote?from=ballot");
  },
};

/** Runs a page's guards in order; the first that redirects ends it. A name nobody knows is our own mistake. */
export async function runGuards(names: readonly string[], args: PageArgs, guardsByName = guards): Promise<void> {
  for (const name of names) {
    const guard = guardsByName[name];
    if (!guard) throw data(`Unknown middleware ${name}`, { status: 500 });
    const redirect = await guard(args);
    if (redirect) throw redirect;
  }
}
