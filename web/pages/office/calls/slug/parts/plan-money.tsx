import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { amountFields } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";

/** The budget of a call and the limits for each project. */
export function PlanMoney({ fields: { typed, error, isFrozen, reasonOf } }: { fields: PlanFields }) {
  const text = useText("calls");
  return (
    <PlanSection title={text("callPlan.money")} lead={text("callPlan.money.lead")}>
      <div className="plan-section__grid">
        {amountFields.map((name) => (
          <Field key={name} name={name} label={text(`callPlan.${name}`)} help={reasonOf(name)} error={error(name)}>
            <InputGroup sign="€">
              <Input inputMode="decimal" autoComplete="off" defaultValue={typed(name)} readOnly={isFrozen(name)} />
            </InputGroup>
          </Field>
        ))}
        <Field
          name="costShare"
          label={text("callPlan.costShare")}
          help={reasonOf("costShare")}
          error={error("costShare")}
        >
          <InputGroup sign="%">
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
