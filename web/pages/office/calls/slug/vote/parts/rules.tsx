import type { Desk, DeskCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

type Props = { call: DeskCall; moments: { opens: string; until: string; results: string }; stage: Desk["stage"] };

/** The rules that decide how a vote ends, and whether they can still change. */
export function DeskRules({ call, moments, stage }: Props) {
  const text = useText("calls");
  const format = useFormats();
  const weights = {
    vote: format.percent(call.voteWeight / 100),
    committee: format.percent(call.committeeWeight / 100),
  };
  const facts = [
    { term: text("officeVote.rules.opens"), value: moments.opens },
    { term: text("officeVote.rules.closes"), value: moments.until },
    { term: text("officeVote.rules.results"), value: moments.results },
    { term: text("officeVote.rules.weights"), value: text("officeVote.rules.weights.both", weights) },
    { term: text("officeVote.rules.tie"), value: text(`officeVote.rules.tie.${call.tieRule}`) },
    { term: text("officeVote.rules.winners"), value: format.number(call.winnerCount) },
  ];
  const lead = text(stage === "preflight" ? "officeVote.rules.open" : "officeVote.rules.frozen");
  const prolong = stage === "open" ? ` ${text("officeVote.rules.prolong")}` : "";
  return (
    <section aria-labelledby="rules-heading">
      <Panel className="office-page__part">
        <h2 id="rules-heading">{text("officeVote.rules")}</h2>
        <p className="muted">{lead + prolong}</p>
        <Facts items={facts} />
      </Panel>
    </section>
  );
}
