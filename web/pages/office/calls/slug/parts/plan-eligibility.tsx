import { useState } from "react";
import { eligibilityChecks } from "#domain/call.ts";
import { mostEligibilityPoints } from "#domain/call-rules.ts";
import { InLanguage } from "#web/pages/office/calls/slug/parts/in-language.tsx";
import { NamedInput } from "#web/pages/office/calls/slug/parts/named-input.tsx";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { useFormulateId } from "#web/ui/field/form-id.ts";
import { Select } from "#web/ui/select/select.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./plan-rows.css";

/** The conditions for a dossier, with an empty row for one more; empty rows are left out. */
export function PlanEligibility({ fields }: { fields: PlanFields }) {
  const text = useText("calls");
  const isLive = useIsLive();
  const { typed, error, isFrozen, reasonOf } = fields;
  const filledRows = rowsIn(typed);
  const [extraRows, setExtraRows] = useState(0);
  const rowCount = Math.min(mostEligibilityPoints, isFrozen("eligibility") ? filledRows : filledRows + 1 + extraRows);
  return (
    <PlanSection
      title={text("callPlan.eligibility")}
      lead={reasonOf("eligibility") ?? text("callPlan.eligibility.lead")}
    >
      <FieldGroup name="eligibility" legend={text("callPlan.eligibility")} isLegendHidden error={error("eligibility")}>
        <ol className="plain plan-rows">
          {Array.from({ length: rowCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the places of a list, and never move.
            <li key={index}>
              <PointRow index={index} fields={fields} />
            </li>
          ))}
        </ol>
      </FieldGroup>
      {isLive && !isFrozen("eligibility") && rowCount < mostEligibilityPoints && (
        <Button type="button" variant="quiet" size="small" onClick={() => setExtraRows(extraRows + 1)}>
          {text("callPlan.eligibility.add")}
        </Button>
      )}
    </PlanSection>
  );
}

function rowsIn(typed: PlanFields["typed"]): number {
  const filled = Array.from({ length: mostEligibilityPoints }, (_, index) => index + 1).filter((row) =>
    ["text-nl", "text-en", "text-fr"].some((part) => typed(`point-${row - 1}-${part}`)),
  );
  return filled.at(-1) ?? 0;
}

function PointRow({ index, fields: { typed, isFrozen } }: { index: number; fields: PlanFields }) {
  const text = useText("calls");
  const format = useFormats();
  const { languages } = useFund();
  const row = `point-${index}`;
  const place = index + 1;
  const isHeld = isFrozen("eligibility");
  const checkId = useFormulateId(`${row}-check`);
  const check = typed(`${row}-check`);
  return (
    <>
      <input type="hidden" name={`${row}-id`} value={typed(`${row}-id`)} />
      <div className="plan-rows__texts">
        {languages.map((language) => (
          <InLanguage key={language} language={language}>
            <NamedInput
              name={`${row}-text-${language}`}
              lang={language}
              aria-label={text("callPlan.point.text", { place, language: format.languageName(language) })}
              defaultValue={typed(`${row}-text-${language}`)}
              readOnly={isHeld}
            />
          </InLanguage>
        ))}
      </div>
      {/* A list that is disabled is not sent. */}
      {isHeld && <input type="hidden" name={`${row}-check`} value={check} />}
      <Select
        name={isHeld ? `${row}-check-shown` : `${row}-check`}
        id={checkId}
        className="plan-rows__check"
        aria-label={text("callPlan.point.check", { place })}
        defaultValue={check}
        disabled={isHeld}
      >
        {eligibilityChecks.map((one) => (
          <option key={one} value={one === "person" ? "" : one}>
            {text(`callPlan.check.${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
