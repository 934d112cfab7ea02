import type { CallPlan } from "#domain/call.ts";
import { changedFields } from "#domain/call-change.ts";
import type { CallPlanField } from "#domain/call-rules.ts";
import { usePlanValue } from "#web/pages/office/calls/slug/parts/plan-value.ts";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The start of the names of the controls that choose between two versions of a field. */
export const keepPrefix = "keep-";

type Props = { theirs: CallPlan; mine: CallPlan };

/** Two coordinators changed a plan at once: shows both versions of each field that differs, to choose from. */
export function PlanConflict({ theirs, mine }: Props) {
  const text = useText("calls");
  const writeValue = usePlanValue();
  const fields = changedFields(theirs, mine).filter(
    (field): field is Exclude<CallPlanField, "hasVote"> => field !== "hasVote",
  );
  return (
    <Notice tone="warning" icon="info" title={text("callPlan.conflict")}>
      <p>{text("callPlan.conflict.text")}</p>
      {fields.map((field) => (
        <FieldGroup key={field} name={`${keepPrefix}${field}`} legend={text(`callPlan.${field}`)}>
          <Check type="radio" value="mine" defaultChecked>
            {text("callPlan.conflict.mine", { value: writeValue(field, mine[field]) })}
          </Check>
          <Check type="radio" value="theirs">
            {text("callPlan.conflict.theirs", { value: writeValue(field, theirs[field]) })}
          </Check>
        </FieldGroup>
      ))}
    </Notice>
  );
}
