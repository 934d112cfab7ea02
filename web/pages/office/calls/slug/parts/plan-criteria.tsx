import { type FormEvent, useState } from "react";
import { criterionCount } from "#domain/call-rules.ts";
import { InLanguage } from "#web/pages/office/calls/slug/parts/in-language.tsx";
import { NamedInput } from "#web/pages/office/calls/slug/parts/named-input.tsx";
import type { PlanFields } from "#web/pages/office/calls/slug/parts/plan-fields.ts";
import { sumWeights } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./plan-rows.css";

/** The criteria of the committee, with an empty row for one more; empty rows are left out. */
export function PlanCriteria({ fields }: { fields: PlanFields }) {
  const text = useText("calls");
  const isLive = useIsLive();
  const { typed, error, isFrozen, reasonOf } = fields;
  const filledRows = rowsIn(typed);
  const [extraRows, setExtraRows] = useState(0);
  // The sum follows the weights while they are typed, until other ones are stored.
  const storedSum = sumWeights(typed);
  const [live, setLive] = useState({ storedSum, sum: storedSum });
  const sum = live.storedSum === storedSum ? live.sum : storedSum;
  const handleInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (!form) return;
    const values = new FormData(form);
    setLive({ storedSum, sum: sumWeights((name) => String(values.get(name) ?? "")) });
  };
  const rowCount = Math.min(
    criterionCount.most,
    isFrozen("criteria") ? filledRows : Math.max(filledRows + 1, 3) + extraRows,
  );
  return (
    <PlanSection title={text("callPlan.criteria")} lead={reasonOf("criteria") ?? text("callPlan.criteria.lead")}>
      <FieldGroup name="criteria" legend={text("callPlan.criteria")} isLegendHidden error={error("criteria")}>
        <ol className="plain plan-rows" onInput={handleInput}>
          {Array.from({ length: rowCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the places of a list, and never move.
            <li key={index}>
              <CriterionRow index={index} fields={fields} />
            </li>
          ))}
        </ol>
      </FieldGroup>
      {(filledRows > 0 || sum > 0) && <p className="plan-rows__total">{text("callPlan.criteria.total", { sum })}</p>}
      {isLive && !isFrozen("criteria") && rowCount < criterionCount.most && (
        <Button type="button" variant="quiet" size="small" onClick={() => setExtraRows(extraRows + 1)}>
          {text("callPlan.criteria.add")}
        </Button>
      )}
    </PlanSection>
  );
}

function rowsIn(typed: PlanFields["typed"]): number {
  const filled = Array.from({ length: criterionCount.most }, (_, index) => index + 1).filter((row) =>
    ["weight", "name-nl", "name-en", "name-fr"].some((part) => typed(`criterion-${row - 1}-${part}`)),
  );
  return filled.at(-1) ?? 0;
}

function CriterionRow({ index, fields: { typed, isFrozen } }: { index: number; fields: PlanFields }) {
  const text = useText("calls");
  const format = useFormats();
  const { languages } = useFund();
  const row = `criterion-${index}`;
  const place = index + 1;
  const readOnly = isFrozen("criteria");
  return (
    <>
      <input type="hidden" name={`${row}-id`} value={typed(`${row}-id`)} />
      <div className="plan-rows__texts">
        {languages.map((language) => (
          <InLanguage key={language} language={language}>
            <NamedInput
              name={`${row}-name-${language}`}
              lang={language}
              aria-label={text("callPlan.criterion.name", { place, language: format.languageName(language) })}
              defaultValue={typed(`${row}-name-${language}`)}
              readOnly={readOnly}
            />
            <NamedInput
              name={`${row}-help-${language}`}
              lang={language}
              className="plan-rows__help"
              aria-label={text("callPlan.criterion.help", { place, language: format.languageName(language) })}
              placeholder={text("callPlan.criterion.help.short")}
              defaultValue={typed(`${row}-help-${language}`)}
              readOnly={readOnly}
            />
            <NamedInput
              name={`${row}-words-${language}`}
              lang={language}
              className="plan-rows__help"
              aria-label={text("callPlan.criterion.words", { place, language: format.languageName(language) })}
              placeholder={text("callPlan.criterion.words.short")}
              defaultValue={typed(`${row}-words-${language}`)}
              readOnly={readOnly}
            />
          </InLanguage>
        ))}
      </div>
      <div className="plan-rows__weight">
        <span className="in-language__name" aria-hidden="true">
          {text("callPlan.criterion.weight.short")}
        </span>
        <NamedInput
          name={`${row}-weight`}
          inputMode="numeric"
          aria-label={text("callPlan.criterion.weight", { place })}
          defaultValue={typed(`${row}-weight`)}
          readOnly={readOnly}
        />
        <span aria-hidden="true">%</span>
      </div>
    </>
  );
}
