import type { CallPlan } from "#domain/call.ts";
import { type CallWarning, callWarnings } from "#domain/call-warning.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { type Refused, RuleForm } from "#web/form.tsx";
import type { Dates } from "#web/pages/office/calls/slug/parts/call-chart.tsx";
import { PlanCalendar } from "#web/pages/office/calls/slug/parts/plan-calendar.tsx";
import { PlanCriteria } from "#web/pages/office/calls/slug/parts/plan-criteria.tsx";
import { type CountedCall, type OfficeCall, planOf } from "#web/pages/office/calls/slug/parts/plan-data.ts";
import { PlanEligibility } from "#web/pages/office/calls/slug/parts/plan-eligibility.tsx";
import { usePlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { planForm, writePlan } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { PlanMoney } from "#web/pages/office/calls/slug/parts/plan-money.tsx";
import { PlanPreview } from "#web/pages/office/calls/slug/parts/plan-preview.tsx";
import { useRecordFields } from "#web/pages/office/calls/slug/parts/plan-record.ts";
import { PlanTexts } from "#web/pages/office/calls/slug/parts/plan-texts.tsx";
import { PlanWarnings } from "#web/pages/office/calls/slug/parts/plan-warnings.tsx";
import { PlanWinners } from "#web/pages/office/calls/slug/parts/plan-winners.tsx";
import { RemoveDraft } from "#web/pages/office/calls/slug/parts/remove-draft.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

type EarlierCall = { title: string } & Record<keyof Dates, string | null>;
type Props = {
  call: OfficeCall;
  earlierCall: EarlierCall | null;
  /** The last vote that was counted, to try the formula on. */
  lastCall: CountedCall | null;
  now: string;
  refused: Refused | undefined;
  isReadOnly: boolean;
};

/** The form of a plan, its warnings, and the preview of its dates. */
export function PlanEditor({ call, earlierCall, lastCall, now, refused, isReadOnly }: Props) {
  const text = useText("calls");
  const { languages } = useFund();
  const plan = planOf(call);
  const { publishedAt: publication, candidateCount: candidates } = call.plan;
  const publishedAt = publication ? new Date(publication) : null;
  const values = writePlan(plan, useFormats().number);
  const recordFields = useRecordFields();
  const warnings = callWarnings(plan, { now: new Date(now), publishedAt, candidates, languages });
  if (isChangedRecord(refused))
    return <ChangedRecord refused={refused} fields={recordFields} values={values} revision={call.plan.revision} />;
  return (
    <>
      <RuleForm
        form={planForm}
        refused={refused}
        text={text}
        prefilled={values}
        id="call-plan"
        className="plan-editor"
        isStacked
      >
        {({ typed, error }) => (
          <>
            <input type="hidden" name="call" value={call.id} />
            <RevisionFields revision={call.plan.revision} values={values} refused={refused} />
            <PlanWarnings warnings={warnings.filter((warning) => !isAboutBallot(warning))} />
            <Sections
              fields={{ typed, error }}
              plan={plan}
              call={call}
              earlierCall={earlierCall}
              lastCall={lastCall}
              now={now}
              isReadOnly={isReadOnly}
              isBallotEmpty={warnings.some(isAboutBallot)}
            />
          </>
        )}
      </RuleForm>
      <PlanPreview plan={plan} />
      {!isReadOnly && !publishedAt && <RemoveDraft callId={call.id} revision={call.plan.revision} />}
    </>
  );
}

type SectionsProps = Omit<Props, "refused"> & {
  fields: Pick<ReturnType<typeof usePlanFields>, "typed" | "error">;
  plan: CallPlan;
  isBallotEmpty: boolean;
};

/** This warning is shown at the date that it is about. */
const isAboutBallot = ({ code }: CallWarning) => code === "voteWithoutProjects";

function Sections({ fields: { typed, error }, plan, isBallotEmpty, ...rest }: SectionsProps) {
  const { call, earlierCall, lastCall, now, isReadOnly } = rest;
  const text = useText("calls");
  const isPending = useIsPending();
  const { publishedAt, isScored, candidateCount: candidates } = call.plan;
  const use = { publishedAt: publishedAt ? new Date(publishedAt) : null, isScored, candidates };
  const fields = usePlanFields({ typed, error, plan, use, now: new Date(now), isReadOnly });
  return (
    <>
      <PlanCalendar
        fields={fields}
        plan={plan}
        isBallotEmpty={isBallotEmpty}
        title={call.title}
        earlierCall={earlierCall && { title: earlierCall.title, dates: datesOf(earlierCall) }}
      />
      <PlanMoney fields={fields} />
      <PlanCriteria fields={fields} />
      <PlanWinners fields={fields} plan={plan} lastCall={lastCall} />
      <PlanEligibility fields={fields} />
      <PlanTexts fields={fields} />
      {!isReadOnly && (
        <div className="plan-editor__acts">
          {/* The main act on a draft is to publish it. */}
          <Button variant={publishedAt ? "primary" : "secondary"} busy={isPending}>
            {text("callPlan.save")}
          </Button>
        </div>
      )}
    </>
  );
}

const drawnDates = ["submissionsOpen", "submissionsClose", "votingOpens", "votingCloses", "resultsPublished"] as const;

function datesOf(call: EarlierCall): Dates {
  const entries = drawnDates.map((name) => [name, call[name] && new Date(call[name])]);
  return Object.fromEntries(entries) as Dates;
}
