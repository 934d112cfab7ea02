import { FundContactFields } from "#web/components/fund-contact-fields.tsx";
import { HelplineFields } from "#web/components/helpline-fields.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useFund } from "#web/shell/fund.ts";

/** How to reach the fund and its account, and the helplines for people in trouble. */
export function ContactSection({ forms, saved, answerTo }: SectionProps) {
  const { languages } = useFund();
  return forms.map((form) => (
    <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
      {(fields) =>
        form.part === "contact" ? (
          <FundContactFields {...fields} />
        ) : (
          <HelplineFields {...fields} languages={languages} count={countHelplines(form.values)} />
        )
      }
    </PartForm>
  ));
}

const countHelplines = (values: Record<string, string>) =>
  Object.keys(values).filter((field) => /^helpline\.\d+\.name$/.test(field)).length;
