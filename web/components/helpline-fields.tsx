import { type Language, languageFacts } from "#domain/language.ts";
import { mostHelplines } from "#domain/setting-rules.ts";
import { type FieldsOfForm, LocalizedFields } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

type Props = FieldsOfForm & {
  languages: readonly Language[];
  /** How many helplines there are. */
  count: number;
};

/** The helplines of the fund, and an empty row for one more. */
export function HelplineFields({ languages, count, ...fields }: Props) {
  const rows = Array.from({ length: Math.min(count + 1, mostHelplines) }, (_, index) => index + 1);
  return rows.map((row) => <HelplineRow key={row} row={row} isNew={row > count} languages={languages} {...fields} />);
}

type RowProps = Omit<Props, "count"> & { row: number; isNew: boolean };

function HelplineRow({ row, isNew, languages, ...fields }: RowProps) {
  const text = useText("settings");
  const { typed, error } = fields;
  const start = `helpline.${row}`;
  return (
    <fieldset className="setting__row">
      <legend className="setting__legend">
        {isNew ? text("settings.helpline.new") : text("settings.helpline", { row })}
      </legend>
      <div className="setting__pair">
        <Field name={`${start}.name`} label={text("settings.helpline.name")} error={error(`${start}.name`)}>
          <Input autoComplete="off" defaultValue={typed(`${start}.name`)} />
        </Field>
        <Field name={`${start}.phone`} label={text("settings.helpline.phone")} error={error(`${start}.phone`)}>
          <Input type="tel" autoComplete="off" defaultValue={typed(`${start}.phone`)} />
        </Field>
      </div>
      <LocalizedFields
        {...fields}
        name={`${start}.about`}
        legend={text("settings.helpline.about")}
        languages={languages}
      />
      <fieldset className="setting__ticks">
        <legend>{text("settings.helpline.speaks")}</legend>
        {languages.map((language) => (
          <Check
            key={language}
            name={`${start}.speaks.${language}`}
            defaultChecked={typed(`${start}.speaks.${language}`) !== ""}
          >
            <span lang={languageFacts[language].tag}>{languageFacts[language].name}</span>
          </Check>
        ))}
      </fieldset>
    </fieldset>
  );
}
