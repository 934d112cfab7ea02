import type { CallPlan } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { voteReminders } from "#domain/vote-reminder.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";

type Event = { name: CallMoment | "reminder"; at: Date };

/** Says in plain sentences what happens by itself on each date. */
export function PlanPreview({ plan }: { plan: CallPlan }) {
  const text = useText("calls");
  const format = useFormats();
  const events: Event[] = [
    ...callMoments.flatMap((name) => (plan[name] ? [{ name, at: plan[name] }] : [])),
    ...voteReminders(plan).map(({ at }) => ({ name: "reminder" as const, at })),
  ];
  const values = { hasVote: plan.votingOpens ? "yes" : "no", winners: plan.winnerCount };
  const items = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ name, at }) => ({
      term: name !== "reminder" && closingMoments.includes(name) ? format.until(at) : format.dateTime(at),
      value: text(name === "reminder" ? "callPlan.does.reminder" : `callPlan.does.${name}`, values),
    }));
  return (
    <PlanSection title={text("callPlan.preview")} lead={text("callPlan.preview.lead")}>
      <Facts items={items} />
    </PlanSection>
  );
}
