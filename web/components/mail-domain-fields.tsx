import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** The domains of the company's email addresses. */
export function MailDomainFields({ typed, error }: FieldsOfForm) {
  const text = useText("settings");
  return (
    <Field
      name="mailDomains"
      label={text("settings.mailDomains")}
      help={text("settings.mailDomains.help")}
      error={error("mailDomains")}
    >
      <Input autoComplete="off" spellCheck={false} defaultValue={typed("mailDomains")} />
    </Field>
  );
}
