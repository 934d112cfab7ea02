import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { fund } from "#web/graphql/document.ts";
import type { DeskCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { usePath } from "#web/path.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bars } from "#web/ui/bars/bars.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Link } from "#web/ui/link/link.tsx";

const Turnout = fund(`
  subscription Turnout($slug: String!) {
    turnout(callSlug: $slug) { voted electorate branches { branch voted electorate } smallBranches { voted electorate } }
  }
`);

type TurnoutData = NonNullable<DeskCall["liveTurnout"]>;
type Props = {
  slug: string;
  turnout: TurnoutData;
  /** The number of counted votes, which is public from then on; null before. */
  countedVotes: number | null;
  isLive: boolean;
};

/** The number of people who have voted, by branch; it updates by itself during the vote. */
export function VoteTurnout({ slug, turnout: loadedTurnout, countedVotes, isLive }: Props) {
  const text = useText("calls");
  const to = usePath();
  const format = useFormats();
  const { turnout, connection } = useTurnout(slug, loadedTurnout, isLive);
  const { electorate } = turnout;
  const votes = countedVotes ?? turnout.voted;
  return (
    <section className="office-page__part" aria-labelledby="turnout-heading">
      <h2 id="turnout-heading">{text("officeVote.turnout")}</h2>
      <p className="office-page__total">
        {(votes > 0 || countedVotes !== null) && (
          <strong>{format.percent(electorate > 0 ? votes / electorate : 0)}</strong>
        )}
        <span role="status">
          {text(countedVotes === null ? "officeVote.turnout.total" : "officeVote.turnout.counted", {
            voted: votes,
            electorate,
          })}
        </span>
      </p>
      {isLive && (
        <p className="meta">
          {connection === "loaded" ? (
            <>
              {text("officeVote.turnout.asOf")}{" "}
              <Link href={to(`/office/calls/${slug}/vote`)}>{text("officeVote.turnout.reload")}</Link>
            </>
          ) : (
            text(`officeVote.turnout.${connection}`)
          )}
        </p>
      )}
      <BranchBars turnout={turnout} />
      <p className="muted office-page__steps">
        {text("officeVote.turnout.steps")} {countedVotes === null && text("officeVote.turnout.sum")}
      </p>
      <ArrowLink href={to("/vote/who-sees-what")}>{text("officeVote.turnout.who")}</ArrowLink>
    </section>
  );
}

/** The current turnout: first as it was loaded, and then as the server sends it. */
function useTurnout(slug: string, loadedTurnout: TurnoutData, isLive: boolean) {
  const [liveTurnout, setLiveTurnout] = useState<TurnoutData | null>(null);
  const [connection, setConnection] = useState<"loaded" | "live" | "cut">("loaded");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isLive) return;
    const leaving = new AbortController();
    const begin = async () => {
      const { follow } = await import("#web/graphql/follow.ts");
      const show = (next: TurnoutData) => {
        setLiveTurnout(next);
        setConnection("live");
      };
      const follower = {
        onResult: (data: { turnout: TurnoutData }) => show(data.turnout),
        onDisconnect: () => setConnection("cut"),
      };
      await follow(Turnout, { slug }, follower, leaving.signal);
      if (leaving.signal.aborted) return;
      // The vote was counted, or this person may no longer see it; reloading shows which.
      setConnection("loaded");
      await revalidate();
    };
    void begin();
    return () => leaving.abort();
  }, [slug, isLive, revalidate]);
  return { turnout: (connection !== "loaded" && liveTurnout) || loadedTurnout, connection };
}

function BranchBars({ turnout: { branches, smallBranches } }: { turnout: TurnoutData }) {
  const text = useText("calls");
  const nameOf = useItemName();
  const format = useFormats();
  const lines = [
    ...branches.map(({ branch, ...line }) => ({ ...line, id: branch, label: nameOf("branches", branch) })),
    ...(smallBranches ? [{ ...smallBranches, id: "small", label: text("officeVote.turnout.small") }] : []),
  ];
  const items = lines.map(({ id, label, voted, electorate }) => ({
    id,
    label,
    // Zero can mean up to four votes, so we do not show it as a percentage.
    value: voted > 0 ? format.percent(voted / electorate) : "–",
    valueDetail: text("officeVote.turnout.of", { voted, electorate }),
    length: (100 * voted) / electorate,
  }));
  return (
    <Bars
      label={text("officeVote.turnout.branches")}
      items={items}
      table={{
        open: text("officeVote.turnout.table"),
        caption: text("officeVote.turnout.branches"),
        headings: [
          text("officeVote.turnout.branch"),
          text("officeVote.turnout.part"),
          text("officeVote.turnout.people"),
        ],
      }}
    />
  );
}
