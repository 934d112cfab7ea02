import { type FormEvent, useState } from "react";
import { brusselsTime, daysBetween } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import { votingDays } from "#domain/call-change.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { CallChart, type Dates } from "#web/pages/office/calls/slug/parts/call-chart.tsx";
import { NamedInput } from "#web/pages/office/calls/slug/parts/named-input.tsx";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { drawableDates, readDates } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./plan-calendar.css";

type Props = {
  fields: PlanFields;
  plan: CallPlan;
  /** No project is on the ballot, and no more can be submitted. */
  isBallotEmpty: boolean;
  title: string;
  earlierCall: { title: string; dates: Dates } | null;
};

/** The dates of a plan as they are typed; one that nobody can read yet is null. */
type TypedDates = Record<CallMoment, Date | null>;
/** The typed dates, and the last of them that could be drawn. */
type LiveDates = { storedDates: string; dates: TypedDates; drawnDates: Dates };

/** The dates of a call: drawn, and as fields with the consequence of each. */
export function PlanCalendar({ fields, plan, isBallotEmpty, title, earlierCall }: Props) {
  const text = useText("calls");
  const { typed, error, isFrozen, reasonOf } = fields;
  const isVoteFrozen = isFrozen("hasVote");
  // The drawing and the hints follow the dates while they are typed, until others are stored.
  const storedDates = callMoments.map((name) => plan[name]?.getTime()).join();
  const stored: LiveDates = { storedDates, dates: plan, drawnDates: plan };
  const [typedDates, setTypedDates] = useState(stored);
  const live = typedDates.storedDates === storedDates ? typedDates : stored;
  const handleInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (!form) return;
    const dates = readDates(new FormData(form));
    setTypedDates({ storedDates, dates, drawnDates: drawableDates(dates) ?? live.drawnDates });
  };
  return (
    <PlanSection title={text("callPlan.calendar")} lead={text("callPlan.calendar.lead")} onInput={handleInput}>
      <CallChart
        rows={[
          { label: title, dates: live.drawnDates },
          ...(earlierCall ? [{ label: earlierCall.title, dates: earlierCall.dates, isEarlier: true }] : []),
        ]}
      />
      <FieldGroup name="hasVote" legend={text("callPlan.hasVote")} help={reasonOf("hasVote")} error={error("hasVote")}>
        {isVoteFrozen && <input type="hidden" name="hasVote" value={typed("hasVote")} />}
        {(["yes", "no"] as const).map((answer) => (
          <Check
            key={answer}
            type="radio"
            name={isVoteFrozen ? "hasVote-shown" : "hasVote"}
            value={answer}
            defaultChecked={typed("hasVote") === answer}
            disabled={isVoteFrozen}
          >
            {text(`callPlan.hasVote.${answer}`)}
          </Check>
        ))}
      </FieldGroup>
      <ol className="plain plan-dates">
        {callMoments.map((name) => (
          <li key={name}>
            <MomentFields name={name} fields={fields} dates={live.dates} />
            {name === "votingOpens" && isBallotEmpty && (
              <Notice tone="warning">{text("callPlan.warning.voteWithoutProjects")}</Notice>
            )}
          </li>
        ))}
      </ol>
    </PlanSection>
  );
}

function MomentFields({ name, fields, dates }: { name: CallMoment; fields: PlanFields; dates: TypedDates }) {
  const text = useText("calls");
  const hint = useHint(dates, name);
  const { typed, error, isFrozen, reasonOf } = fields;
  const label = text(`callPlan.${name}`);
  return (
    <FieldGroup name={name} legend={label} isLegendHidden error={error(name)} className="plan-dates__moment">
      <input type="hidden" name={`${name}-stored`} value={typed(`${name}-stored`)} />
      {/* A legend cannot be beside its fields, so screen readers get it and others read this. */}
      <strong aria-hidden="true">{label}</strong>
      <NamedInput
        name={`${name}-day`}
        aria-label={text("callPlan.day", { label })}
        defaultValue={typed(`${name}-day`)}
        readOnly={isFrozen(name)}
        placeholder={text("callPlan.day.example")}
      />
      <NamedInput
        name={`${name}-time`}
        aria-label={text("callPlan.time", { label })}
        defaultValue={typed(`${name}-time`)}
        readOnly={isFrozen(name)}
        placeholder={closingMoments.includes(name) ? "23:59" : "00:00"}
      />
      <p className="plan-dates__hint">{[hint, reasonOf(name)].filter(Boolean).join(" ")}</p>
    </FieldGroup>
  );
}

/** Says which weekday a date is, and how much time there is before it. */
function useHint(dates: TypedDates, name: CallMoment): string {
  const text = useText("calls");
  const format = useFormats();
  const moment = dates[name];
  if (!moment) return "";
  const shownDay = closingMoments.includes(name) ? new Date(moment.getTime() - 60_000) : moment;
  const before = callMoments
    .slice(0, callMoments.indexOf(name))
    .map((earlier) => dates[earlier])
    .findLast((earlier) => earlier !== null);
  const values = {
    weekday: format.weekday(shownDay),
    days: before ? daysBetween(before, moment) : 0,
    workingDays: votingDays(dates) ?? 0,
    year: brusselsTime(moment).slice(0, 4),
  };
  return text(`callPlan.hint.${name}`, values);
}
