import { type EarlierProjectField, earlierTexts, inRow } from "#domain/earlier-call.ts";
import { regions } from "#domain/region.ts";
import { type FieldsOfForm, LocalizedFields } from "#web/components/localized-fields.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import "./earlier-project-row.css";

const results = ["place", "votes", "score", "asked", "cost", "given"] as const;
const places = ["organisation", "postalCode", "town"] as const;

/** One project of an earlier call: its texts, its organisation and its result. */
export function EarlierProjectRow({ row, ...fields }: FieldsOfForm & { row: number }) {
  const text = useText("calls");
  const { languages, themes, branches } = useFund();
  const lists = {
    region: regions.map((code) => ({ code, name: text(`region.${code}`) })),
    theme: themes,
    branch: branches,
  } as const;
  const propsOf = (field: EarlierProjectField) => ({
    name: inRow(row, field),
    label: text(`callEarlier.project.${field}`),
    error: fields.error(inRow(row, field)),
  });
  const inputOf = (field: EarlierProjectField, inputMode?: "numeric") => (
    <Field key={field} {...propsOf(field)}>
      <Input {...(inputMode && { inputMode })} autoComplete="off" defaultValue={fields.typed(inRow(row, field))} />
    </Field>
  );
  return (
    <fieldset className="earlier-project">
      <legend>{text("callEarlier.project", { row })}</legend>
      {earlierTexts.map((field) => (
        <LocalizedFields
          key={field}
          {...fields}
          name={inRow(row, field)}
          legend={text(`callEarlier.project.${field}`)}
          languages={languages}
          isLong={field === "summary"}
        />
      ))}
      <div className="plan-section__grid plan-section__grid--three">
        {places.map((field) => inputOf(field))}
        {(["region", "theme", "branch"] as const).map((field) => (
          <Field key={field} {...propsOf(field)}>
            <Select defaultValue={fields.typed(inRow(row, field))}>
              <option value="">{text("callEarlier.choose")}</option>
              {lists[field].map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div className="plan-section__grid plan-section__grid--three">
        {results.map((field) => inputOf(field, "numeric"))}
      </div>
    </fieldset>
  );
}
