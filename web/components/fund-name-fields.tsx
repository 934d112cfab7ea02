import type { Language } from "#domain/language.ts";
import { type FieldsOfForm, LocalizedFields } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** The names of the company and the fund, and the purpose of the fund. */
export function FundNameFields({ languages, ...fields }: FieldsOfForm & { languages: readonly Language[] }) {
  const text = useText("settings");
  const { typed, error } = fields;
  return (
    <>
      <Field
        name="company"
        label={text("settings.company")}
        help={text("settings.company.help")}
        error={error("company")}
        required
      >
        <Input defaultValue={typed("company")} autoComplete="organization" />
      </Field>
      <LocalizedFields
        {...fields}
        name="fund"
        legend={text("settings.fund")}
        help={text("settings.fund.help")}
        languages={languages}
      />
      <LocalizedFields {...fields} name="name" legend={text("settings.name")} languages={languages} />
      <LocalizedFields {...fields} name="claim" legend={text("settings.claim")} languages={languages} isLong />
    </>
  );
}
