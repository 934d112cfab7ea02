import type { ReactNode } from "react";
import type { SectionProps, SettingsAnswer, StoredForm } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { Button } from "#web/ui/button/button.tsx";

type FieldsOfPart = Parameters<Parameters<typeof PartForm>[0]["children"]>[0];
type Props = Pick<SectionProps, "forms" | "saved" | "answerTo"> & {
  /** The button besides the one that saves. */
  act: { name: "more" | "check"; label: string };
  children(form: StoredForm, fields: FieldsOfPart, answer: SettingsAnswer | undefined): ReactNode;
};

/** The forms of a section whose fields are a table, with one more button. */
export function WideForms({ forms, saved, answerTo, act, children }: Props) {
  return forms.map((form) => {
    const answer = answerTo(form.part);
    return (
      <PartForm
        key={form.part}
        stored={form}
        answer={answer}
        isSaved={saved === form.part}
        isWide
        acts={
          <Button variant="secondary" name="act" value={act.name}>
            {act.label}
          </Button>
        }
      >
        {(fields) => children(form, fields, answer)}
      </PartForm>
    );
  });
}
