import type { CallPlan } from "#domain/call.ts";
import { callEvents, isClosingEvent } from "#domain/vote-event.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";

/** Says in plain sentences what happens by itself on each date. */
export function PlanPreview({ plan }: { plan: CallPlan }) {
  const text = useText("calls");
  const format = useFormats();
  const values = { hasVote: plan.votingOpens ? "yes" : "no", winners: plan.winnerCount };
  const items = callEvents(plan).map(({ name, at }) => ({
    term: isClosingEvent(name) ? format.until(at) : format.dateTime(at),
    value: text(`callPlan.does.${name}`, values),
  }));
  return (
    <PlanSection title={text("callPlan.preview")} lead={text("callPlan.preview.lead")}>
      <Facts items={items} />
    </PlanSection>
  );
}
