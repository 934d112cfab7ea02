import { RetentionFields } from "#web/components/retention-fields.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** How long the fund keeps each kind of record. */
export function RetentionSection({ forms, tonight, saved, answerTo }: SectionProps) {
  const text = useText("settings");
  return forms.map((form) => {
    const answer = answerTo(form.part);
    const counts = answer?.tonight ?? tonight;
    return (
      <PartForm
        key={form.part}
        stored={form}
        answer={answer}
        isSaved={saved === form.part}
        isWide
        acts={
          <Button variant="secondary" name="act" value="check">
            {text("settings.check")}
          </Button>
        }
      >
        {(fields) => (
          <RetentionFields {...fields} tonight={Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))} />
        )}
      </PartForm>
    );
  });
}
