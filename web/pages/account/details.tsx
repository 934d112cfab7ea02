import { Form } from "react-router";
import { languages } from "#domain/language.ts";
import { Section } from "#web/pages/account/section.tsx";
import type { Account } from "#web/pages/account.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Select } from "#web/ui/select/select.tsx";

/** What the company's list says of someone, and the language they chose. */
export function AccountDetails({
  firstname,
  lastname,
  email,
  employeeId,
  branch,
  department,
  employmentStatus,
  language,
  roles,
}: Account) {
  const text = useText();
  const to = usePath();
  const facts = [
    { term: text("account.name"), value: `${firstname} ${lastname}` },
    { term: text("shell.email"), value: email ?? text("account.noEmail") },
    { term: text("account.employeeId"), value: employeeId },
    { term: text("account.status"), value: text(`account.status.${employmentStatus}`) },
    { term: text("account.branch"), value: text(`branch.${branch}`) },
    ...(department ? [{ term: text("account.department"), value: text(`department.${department}`) }] : []),
    ...(roles.length > 0
      ? [{ term: text("account.roles"), value: roles.map((role) => text(`role.${role}`)).join(", ") }]
      : []),
  ];
  return (
    <Section name="details" heading={text("account.details")} text={text("account.details.text")}>
      <Facts items={facts} />
      <p>
        <ArrowLink href={to("/contact")}>{text("account.details.wrong")}</ArrowLink>
      </p>
      {roles.length > 0 && (
        <>
          <p>
            <ArrowLink href={to("/office")}>{text("account.office")}</ArrowLink>
          </p>
          <p>
            <ArrowLink href={to("/login/second-factor")}>{text("account.factors")}</ArrowLink>
          </p>
        </>
      )}
      <FormIdContext value="language">
        <Form method="post" className="account__language" action="#details">
          <Field name="language" label={text("account.language")} help={text("account.language.help")}>
            <Select defaultValue={language}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {text(`account.language.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Button variant="secondary" name="intent" value="language">
            {text("account.save")}
          </Button>
        </Form>
      </FormIdContext>
    </Section>
  );
}
