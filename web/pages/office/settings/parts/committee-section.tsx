import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  terms: ["termUsual", "termUrgent"],
  quorum: ["quorumPercent", "quorumLeast"],
  requestBudget: ["requestBudgetAmount"],
};

/** A fund without a yearly budget leaves its amount empty. */
const isAmount = (name: string) => name === "requestBudgetAmount";

/** How soon the committee answers, how much it has for a year, and how many members must be present when it decides. */
export function CommitteeSection({ forms, saved, answerTo }: SectionProps) {
  return forms.map((form) => (
    <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
      {({ typed, error, label }) =>
        fieldsOf[form.part]?.map((name) => (
          <Field key={name} name={name} label={label(name)} error={error(name)} required={!isAmount(name)}>
            <Input inputMode={isAmount(name) ? "decimal" : "numeric"} defaultValue={typed(name)} />
          </Field>
        ))
      }
    </PartForm>
  ));
}
