import type { ReactNode } from "react";
import { type CallPlan, tieRules } from "#domain/call.ts";
import type { CountedCall } from "#web/pages/office/calls/slug/parts/plan-data.ts";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { TriedFormula } from "#web/pages/office/calls/slug/parts/tried-formula.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import "./plan-winners.css";

const numbers = ["voteWeight", "winnerCount", "ballotSize"] as const;

type Props = { fields: PlanFields; plan: CallPlan; lastCall: CountedCall | null };

/** The rules that decide who wins; voting freezes them. */
export function PlanWinners({ fields, plan, lastCall }: Props) {
  const text = useText("calls");
  const format = useFormats();
  const { typed, error, isFrozen, reasonOf } = fields;
  const { voteWeight } = plan;
  const weights = [
    { key: "vote", weight: voteWeight },
    { key: "committee", weight: 100 - voteWeight },
  ] as const;
  return (
    <PlanSection title={text("callPlan.winners")} lead={reasonOf("voteWeight") ?? text("callPlan.winners.lead")}>
      <p className="plan-formula">
        {weights.map(
          ({ key, weight }) =>
            weight > 0 && (
              <span key={key} style={cssProperties({ "--v": weight })}>
                {text(`callPlan.weight.${key}`, { weight: format.percent(weight / 100) })}
              </span>
            ),
        )}
      </p>
      <div className="plan-section__grid">
        {numbers.map((name) => (
          <Field key={name} name={name} label={text(`callPlan.${name}`)} error={error(name)}>
            <WithPercent isShown={name === "voteWeight"}>
              <Input inputMode="numeric" autoComplete="off" defaultValue={typed(name)} readOnly={isFrozen(name)} />
            </WithPercent>
          </Field>
        ))}
        <Field name="tieRule" label={text("callPlan.tieRule")} error={error("tieRule")}>
          {/* A list that is disabled is not sent. */}
          {isFrozen("tieRule") && <input type="hidden" name="tieRule" value={typed("tieRule")} />}
          <Select
            {...(isFrozen("tieRule") && { name: "tieRule-shown" })}
            defaultValue={typed("tieRule")}
            disabled={isFrozen("tieRule")}
          >
            {tieRules.map((rule) => (
              <option key={rule} value={rule}>
                {text(`callPlan.tieRule.${rule}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {lastCall && plan.votingOpens && <TriedFormula plan={plan} lastCall={lastCall} />}
    </PlanSection>
  );
}

function WithPercent({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  if (!isShown) return children;
  return (
    <InputGroup sign="%" isSignAfter>
      {children}
    </InputGroup>
  );
}
