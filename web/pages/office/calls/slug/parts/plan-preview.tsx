import type { CallPlan } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { voteReminders } from "#domain/vote-reminder.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Timeline } from "#web/ui/timeline/timeline.tsx";

type Event = { key: string; name: CallMoment | "reminder"; at: Date };

/** Says in plain sentences what happens by itself on each date. */
export function PlanPreview({ plan }: { plan: CallPlan }) {
  const text = useText("calls");
  const format = useFormats();
  const events: Event[] = [
    ...callMoments.flatMap((name) => (plan[name] ? [{ key: name, name, at: plan[name] }] : [])),
    ...voteReminders(plan).map(({ days, at }) => ({ key: `reminder ${days}`, name: "reminder" as const, at })),
  ];
  const items = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ key, name, at }) => {
      const isEnd = name !== "reminder" && closingMoments.includes(name);
      return {
        key,
        at,
        time: isEnd ? format.until(at) : format.dateTime(at),
        title: text(name === "reminder" ? "callPlan.does.reminder" : `callPlan.does.${name}`, {
          hasVote: plan.votingOpens ? "yes" : "no",
          winners: plan.winnerCount,
        }),
      };
    });
  return (
    <PlanSection title={text("callPlan.preview")} lead={text("callPlan.preview.lead")}>
      <Timeline label={text("callPlan.preview")} items={items} />
    </PlanSection>
  );
}
