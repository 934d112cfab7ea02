import { FactSheet } from "#web/components/fact-sheet.tsx";
import type { VoteData } from "#web/pages/vote/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The rules of a vote in three lines: once, in secret, and how it counts in this call. */
export function VoteRules({ call }: { call: VoteData["call"] }) {
  const text = useText("vote");
  const to = usePath();
  const countingRule = useCountingRule(call);
  const facts = [
    { term: text("vote.rules.once"), value: text("ballot.confirm.final") },
    {
      term: text("vote.rules.secret"),
      value: (
        <>
          {text("ballot.confirm.secret")}{" "}
          <Link className="nowrap" href={to("/vote/who-sees-what")}>
            {text("vote.rules.secret.action")}
          </Link>
        </>
      ),
    },
    {
      term: text("vote.rules.counted"),
      value: (
        <>
          {countingRule}{" "}
          <Link className="nowrap" href={to("/vote/count-again")}>
            {text("vote.rules.counted.action")}
          </Link>
        </>
      ),
    },
  ];
  return <FactSheet heading={text("vote.rules")} facts={facts} />;
}

function useCountingRule(call: VoteData["call"]): string | null {
  const text = useText("vote");
  const format = useFormats();
  if (!call) return null;
  const { voteWeight, committeeWeight, winnerCount } = call;
  const weights = { vote: format.percent(voteWeight / 100), committee: format.percent(committeeWeight / 100) };
  const key = committeeWeight > 0 ? "vote.rules.counted.both" : "vote.rules.counted.votes";
  return text(key, { ...weights, winners: winnerCount });
}
