import { mayOpenTab } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { fund } from "#web/graphql/document.ts";
import { enterOfficeIf } from "#web/office.ts";
import type { PageArgs } from "#web/page.ts";

const Votes = fund(`query Votes { calls { slug voteDesk { stage } } }`);
const Ties = fund(`query Ties { calls { slug undecidedTie { id } } }`);

/** The stages of a vote, the most urgent for its coordinator first. */
const urgency = ["open", "closed", "counted", "preflight", "released"] as const;

/** Leads to the vote that matters now; earlier mails and bookmarks have this address. */
export const load = async (args: PageArgs) => {
  const { roles } = await enterOfficeIf(args, (asker) => mayOpenTab(asker, "vote"));
  const asker = { roles, hasSecondFactor: true };
  const { api, go, url } = args;
  const ties = mayDo(asker, "decideTie") ? (await api.query(Ties)).calls : [];
  const tied = ties.find(({ undecidedTie }) => undecidedTie.length > 0)?.slug;
  const slug = url.searchParams.get("call") ?? tied ?? (mayDo(asker, "runCall") ? await urgentVote(args) : null);
  throw go(slug ? `/office/calls/${encodeURIComponent(slug)}/vote` : "/office");
};

async function urgentVote({ api }: PageArgs): Promise<string | null> {
  const { calls } = await api.query(Votes);
  // Votes come latest first, so among those that have not opened, the next one is the last.
  const [next = null] = urgency.flatMap((stage) => {
    const inStage = calls.filter(({ voteDesk }) => voteDesk?.stage === stage);
    return (stage === "released" ? inStage[0] : inStage.at(-1)) ?? [];
  });
  return next?.slug ?? null;
}

export default function VoteAddress() {
  return null;
}
