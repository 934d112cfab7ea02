import { data } from "react-router";
import { fund, system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import type { PageArgs } from "#web/page.ts";

/** Decides whether a person may open a page; returns a redirect, or null if they may. */
export type Guard = (args: PageArgs) => Promise<Response | null> | Response | null;

const LoggedInPerson = system(`query WhoComes { me { id } }`);
const OpenBallot = fund(`query OpenBallot { currentCall { phase hasVoted ballot { id } } }`);

/** The guards, by their names in `address.ts`. */
export const guards: Readonly<Record<string, Guard>> = {
  /** Visitors log in first and then return to the page. */
  login: async (args) => {
    const { url, go } = args;
    return (await isLoggedOut(args)) ? go(withNext("/login", url.pathname + url.search)) : null;
  },
  /** The ballot is for people who can vote now; the page of the vote tells others why they cannot. */
  vote: async ({ api, go }) => {
    const { currentCall: call } = await api.query(OpenBallot);
    const isOpen = call?.phase === "voting" && !call.hasVoted && call.ballot.length > 0;
    return isOpen ? null : go("/vote?from=ballot");
  },
};

/** Tells whether nobody is logged in. */
export async function isLoggedOut({ api }: Pick<PageArgs, "api">): Promise<boolean> {
  return (await api.query(LoggedInPerson)).me === null;
}

/** Runs the guards of a page in order, until one redirects. An unknown name is a mistake in our code. */
export async function runGuards(names: readonly string[], args: PageArgs, guardsByName = guards): Promise<void> {
  for (const name of names) {
    const guard = guardsByName[name];
    if (!guard) throw data(`Unknown middleware ${name}`, { status: 500 });
    const redirect = await guard(args);
    if (redirect) throw redirect;
  }
}
