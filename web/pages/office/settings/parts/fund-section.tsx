import { FundLanguageFields } from "#web/components/fund-language-fields.tsx";
import { FundNameFields } from "#web/components/fund-name-fields.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useFund } from "#web/shell/fund.ts";

/** The names and the languages of the fund. */
export function FundSection({ forms, saved, answerTo }: SectionProps) {
  const { languages } = useFund();
  return forms.map((form) => (
    <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
      {(fields) =>
        form.part === "names" ? (
          <FundNameFields {...fields} languages={languages} />
        ) : (
          <FundLanguageFields typed={fields.typed} />
        )
      }
    </PartForm>
  ));
}
