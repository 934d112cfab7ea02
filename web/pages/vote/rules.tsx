import { FactSheet } from "#web/components/fact-sheet.tsx";
import type { VoteData } from "#web/pages/vote.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Props = { call: VoteData["call"]; hasBallot: boolean };

/** How a vote works: once, in secret, and how it counts in this call. */
export function VoteRules({ call, hasBallot }: Props) {
  const text = useText();
  const to = usePath();
  const counted = useCounted(call);
  const facts = [
    { term: text("vote.rules.once"), value: text("vote.rules.once.text") },
    { term: text("vote.rules.secret"), value: text("vote.rules.secret.text") },
    ...counted,
    { term: text("vote.rules.proof"), value: text("vote.rules.proof.text") },
  ];
  return (
    <FactSheet heading={text("vote.rules")} lead={text("vote.rules.text")} facts={facts}>
      {hasBallot && (
        <LinkButton href={to("/vote/projects")} variant="secondary" iconAfter="arrow">
          {text("vote.gate.ballot")}
        </LinkButton>
      )}
      <ArrowLink href={to("/vote/who-sees-what")}>{text("vote.rules.secret.action")}</ArrowLink>
      <ArrowLink href={to("/vote/count-again")}>{text("vote.rules.proof.action")}</ArrowLink>
      <ArrowLink href={to("/about")}>{text("vote.rules.about")}</ArrowLink>
    </FactSheet>
  );
}

function useCounted(call: VoteData["call"]) {
  const text = useText();
  const format = useFormats();
  if (!call) return [];
  const { voteWeight, committeeWeight, winnerCount } = call;
  const weights = { vote: format.percent(voteWeight / 100), committee: format.percent(committeeWeight / 100) };
  const says = committeeWeight > 0 ? "vote.rules.counted.both" : "vote.rules.counted.votes";
  return [{ term: text("vote.rules.counted"), value: text(says, { ...weights, winners: winnerCount }) }];
}
