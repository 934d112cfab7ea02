import { RetentionFields } from "#web/components/retention-fields.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { WideForms } from "#web/pages/office/settings/parts/wide-forms.tsx";
import { useText } from "#web/text.tsx";

/** How long the fund keeps each kind of record. */
export function RetentionSection({ tonight, ...section }: SectionProps) {
  const text = useText("settings");
  return (
    <WideForms {...section} act={{ name: "check", label: text("settings.check") }}>
      {(_form, fields, answer) => {
        const counts = answer?.tonight ?? tonight;
        return (
          <RetentionFields {...fields} tonight={Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))} />
        );
      }}
    </WideForms>
  );
}
