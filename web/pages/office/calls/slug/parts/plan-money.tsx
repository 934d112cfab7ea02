import type { CallPlanField } from "#domain/call-rules.ts";
import { amountFields } from "#domain/call-rules.ts";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";

/** The budget of a call and the limits for each project. */
export function PlanMoney({ fields: { typed, error, isFrozen, reasonOf } }: { fields: PlanFields }) {
  const text = useText("calls");
  // The reason of all limits is said once, and a field only says its own.
  const reason = reasonOf("maximumInCents");
  const helpOf = (name: CallPlanField) => (reasonOf(name) === reason ? undefined : reasonOf(name));
  return (
    <PlanSection title={text("callPlan.money")} lead={reason ?? text("callPlan.money.lead")}>
      <div className="plan-section__grid">
        {amountFields.map((name) => (
          <Field key={name} name={name} label={text(`callPlan.${name}`)} help={helpOf(name)} error={error(name)}>
            <InputGroup sign="€">
              <Input inputMode="decimal" autoComplete="off" defaultValue={typed(name)} readOnly={isFrozen(name)} />
            </InputGroup>
          </Field>
        ))}
        <Field
          name="costShare"
          label={text("callPlan.costShare")}
          help={helpOf("costShare")}
          error={error("costShare")}
        >
          <InputGroup sign="%" isSignAfter>
            <Input
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed("costShare")}
              readOnly={isFrozen("costShare")}
            />
          </InputGroup>
        </Field>
      </div>
    </PlanSection>
  );
}
