import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** The contact details of the office of the fund, and the account for gifts. */
export function FundContactFields({ typed, error }: FieldsOfForm) {
  const text = useText("settings");
  return (
    <>
      <Field
        name="email"
        label={text("settings.email")}
        help={text("settings.email.help")}
        error={error("email")}
        required
      >
        <Input type="email" autoComplete="off" defaultValue={typed("email")} />
      </Field>
      <Field name="phone" label={text("settings.phone")} error={error("phone")}>
        <Input type="tel" autoComplete="off" defaultValue={typed("phone")} />
      </Field>
      <Field name="address" label={text("settings.address")} error={error("address")}>
        <Input autoComplete="off" defaultValue={typed("address")} />
      </Field>
      <Field name="iban" label={text("settings.iban")} error={error("iban")}>
        <Input autoComplete="off" defaultValue={typed("iban")} />
      </Field>
      <Field name="accountHolder" label={text("settings.accountHolder")} error={error("accountHolder")}>
        <Input autoComplete="off" defaultValue={typed("accountHolder")} />
      </Field>
    </>
  );
}
