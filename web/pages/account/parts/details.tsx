import { Form } from "react-router";
import { retiredBranch } from "#domain/fund-list.ts";
import type { Account } from "#web/pages/account/page.tsx";
import { type Outcome, OutcomeOf } from "#web/pages/account/parts/outcome.tsx";
import { usePath } from "#web/path.ts";
import { useFund, useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Select } from "#web/ui/select/select.tsx";

/** A person's details on the staff list. */
export function AccountDetails(me: Account) {
  const text = useText("account");
  const nameOf = useItemName();
  const to = usePath();
  const { firstname, lastname, email, employeeId, branch, department, employmentStatus } = me;
  const facts = [
    { term: text("account.name"), value: `${firstname} ${lastname}` },
    { term: text("shell.email"), value: email ? <EmailAddress>{email}</EmailAddress> : text("account.noEmail") },
    { term: text("account.employeeId"), value: employeeId },
    { term: text("account.status"), value: text(`account.status.${employmentStatus}`) },
    // Retired people have no branch.
    ...(branch === retiredBranch ? [] : [{ term: text("account.branch"), value: nameOf("branches", branch) }]),
    ...(department ? [{ term: text("account.department"), value: nameOf("departments", department) }] : []),
  ];
  return (
    <FoldedSection
      id="details"
      title={text("account.details")}
      now={`${firstname} ${lastname}, ${nameOf("branches", branch)}`}
    >
      <Facts items={facts} />
      <p>
        <ArrowLink href={to("/contact")}>{text("account.details.wrong")}</ArrowLink>
      </p>
    </FoldedSection>
  );
}

/** The language of the fund's mails to a person, if the fund has more than one. */
export function AccountLanguage({
  language: savedLanguage,
  outcome,
}: Pick<Account, "language"> & { outcome: Outcome | undefined }) {
  const text = useText("account");
  const format = useFormats();
  const { languages } = useFund();
  if (languages.length < 2) return null;
  // Without scripts, the data of the page was loaded before the form was handled.
  const language = outcome && "language" in outcome ? outcome.language : savedLanguage;
  return (
    <FoldedSection
      id="language"
      title={text("account.language")}
      now={format.languageLabel(language)}
      isOpen={outcome?.section === "language"}
    >
      <OutcomeOf section="language" outcome={outcome} />
      <FormIdContext value="language">
        <Form method="post" className="account__form" action="#language" preventScrollReset>
          <Field name="language" label={text("account.language.mails")}>
            <Select defaultValue={language}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {format.languageLabel(one)}
                </option>
              ))}
            </Select>
          </Field>
          <Button variant="secondary" size="small" name="intent" value="language">
            {text("account.save")}
          </Button>
        </Form>
      </FormIdContext>
    </FoldedSection>
  );
}
