import type { ReactNode } from "react";
import { type AskedField, type DossierField, readMembers } from "#domain/dossier-form.ts";
import { isMasked } from "#domain/register-number.ts";
import { type DatePart, splitDate } from "#domain/typed-date.ts";
import type { TextKey } from "#i18n/area.ts";
import { type CountryChoice, countryChoices } from "#i18n/country-name.ts";
import { choiceKey, fieldKeys, listOfField } from "#i18n/dossier-words.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Choice, Choices } from "#web/ui/choice/choice.tsx";
import { DateFields } from "#web/ui/date-fields/date-fields.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = {
  name: DossierField;
  field: AskedField;
  value: string;
  error: string | undefined;
  /** The parts of a date that are wrong. */
  wrongParts?: readonly DatePart[] | undefined;
  /** A text instead of the field's own hint. */
  help?: ReactNode;
  className?: string | undefined;
  isFixed?: boolean;
  /** Whether the field has a valid answer. */
  isValid?: boolean;
};

/** One question of a dossier, with the control for its kind. `DossierFiles` asks for files. */
export function DossierQuestion({
  name,
  field,
  value,
  error,
  wrongParts,
  help,
  className,
  isFixed = false,
  isValid,
}: Props) {
  const text = useText("submission");
  const keys = fieldKeys(name);
  const words = {
    name,
    error,
    className,
    help: help ?? (isMasked(value) && !error ? text("submit.masked") : keys.hint && text(keys.hint)),
    required: field.isRequired,
    optional: field.isRequired ? undefined : text("submit.optional"),
  };
  const label = text(keys.label);
  if (field.kind === "choice" || field.kind === "yesNo") {
    return <ChoiceQuestion {...words} label={label} field={field} value={value} />;
  }
  if (field.members) {
    const namedIds = readMembers(value);
    return (
      <FieldGroup {...words} legend={label}>
        <input type="hidden" name={name} value="" />
        <div className="row-choices">
          {field.members.map((member) => (
            <Check key={member.id} value={member.id} defaultChecked={namedIds.includes(member.id)}>
              {member.name}
            </Check>
          ))}
        </div>
      </FieldGroup>
    );
  }
  if (field.kind === "day") {
    const labels = {
      day: text("dossier.date.day"),
      month: text("dossier.date.month"),
      year: text("dossier.date.year"),
    };
    return <DateFields {...words} legend={label} labels={labels} values={splitDate(value)} wrong={wrongParts} />;
  }
  return (
    <Field {...words} label={label} isValid={isValid}>
      <Control name={name} field={field} value={value} isFixed={isFixed} />
    </Field>
  );
}

type Words = Pick<Props, "error" | "help" | "className"> & {
  name: DossierField;
  required: boolean;
  optional: string | undefined;
};

/** A few choices are cards with an explanation; many are a list. */
function ChoiceQuestion({
  label,
  field,
  value,
  ...words
}: Words & { label: string; field: AskedField; value: string }) {
  const text = useText("submission");
  const { name } = words;
  const choices = field.choices ?? [];
  const nameOfItem = useItemName();
  const list = listOfField(name);
  const labelOf = (choice: string) => (list ? nameOfItem(list, choice) : text(choiceKey(name, choice)));
  if (name === "project_type" || name === "employment_status") {
    return (
      <FieldGroup {...words} legend={label} isLegendHidden={name === "project_type"}>
        <Choices layout={choices.length > 2 ? "three" : "wide"}>
          {choices.map((choice) => (
            <Choice key={choice} value={choice} title={labelOf(choice)} defaultChecked={choice === value}>
              {text(
                (name === "project_type"
                  ? `submit.choose.${choice}.text`
                  : `submit.role.${choice}`) as TextKey<"submission">,
              )}
            </Choice>
          ))}
        </Choices>
      </FieldGroup>
    );
  }
  if (choices.length <= 2) {
    return (
      <FieldGroup {...words} legend={label}>
        <div className="row-choices">
          {choices.map((choice) => (
            <Check key={choice} type="radio" value={choice} defaultChecked={choice === value}>
              {labelOf(choice)}
            </Check>
          ))}
        </div>
      </FieldGroup>
    );
  }
  return (
    <Field {...words} label={label}>
      <Select defaultValue={value}>
        <option value="">{text("submit.choose.one")}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const autoComplete: Partial<Record<DossierField, string>> = {
  firstname: "given-name",
  lastname: "family-name",
  email: "email",
  phone: "tel",
  street: "address-line1",
  postal_code: "postal-code",
  city: "address-level2",
  name_organisation: "organization",
};

/** Fields that need only the digits of a keyboard. */
const digitFields: readonly DossierField[] = ["employee_id", "national_number", "responsible_national_register_number"];

function Control({ name, field, value, isFixed }: Required<Pick<Props, "name" | "field" | "value" | "isFixed">>) {
  const text = useText("submission");
  const language = useLanguage();
  // A masked number is shown as a placeholder, because it stays the same until someone types another number.
  const valueProps = isMasked(value) ? { placeholder: value } : { defaultValue: value };
  const inputProps = { ...valueProps, autoComplete: autoComplete[name] ?? "off" };
  const { most = 0 } = field;
  switch (field.kind) {
    case "lines":
      return (
        <Textarea
          {...inputProps}
          rows={most > 2000 ? 8 : 5}
          count={(length) => text("submit.count", { length, most })}
        />
      );
    case "country": {
      const { likely, others } = countryChoices(language);
      return (
        <Select defaultValue={value}>
          <option value="">{text("submit.choose.one")}</option>
          <Countries label={text("submit.choose.likely")} countries={likely} />
          <Countries label={text("submit.choose.others")} countries={others} />
        </Select>
      );
    }
    case "amount":
      return (
        <InputGroup sign="€">
          <Input {...inputProps} inputMode="decimal" />
        </InputGroup>
      );
    case "count":
      return <Input {...inputProps} inputMode="numeric" />;
    case "phone":
      return <Input {...inputProps} type="tel" />;
    case "email":
      return <Input {...inputProps} type="email" readOnly={isFixed} />;
    case "url":
      return <Input {...inputProps} inputMode="url" autoCapitalize="none" spellCheck={false} />;
    default:
      return <Input {...inputProps} inputMode={digitFields.includes(name) ? "numeric" : undefined} />;
  }
}

function Countries({ label, countries }: { label: string; countries: readonly CountryChoice[] }) {
  return (
    <optgroup label={label}>
      {countries.map((country) => (
        // The server and the browser may have different editions of the country names.
        <option key={country.value} value={country.value} suppressHydrationWarning>
          {country.label}
        </option>
      ))}
    </optgroup>
  );
}
