import type { CallWarning } from "#domain/call-warning.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The choices in a plan that are allowed, but good to know. */
export function PlanWarnings({ warnings }: { warnings: readonly CallWarning[] }) {
  const text = useText("calls");
  const format = useFormats();
  if (warnings.length === 0) return null;
  const day = (date: string) => format.longDate(new Date(`${date}T12:00:00Z`));
  const valuesOf = (warning: CallWarning): Record<string, string | number> => {
    if (warning.code === "onHoliday") return { moment: text(`callPlan.${warning.moment}`), day: day(warning.day) };
    if (warning.code === "voteOverHolidays") return { days: warning.days.map(day).join(", ") };
    return warning.code === "untranslated" ? { language: format.languageName(warning.language) } : {};
  };
  return (
    <Notice tone="warning" icon="info" title={text("callPlan.warnings", { count: warnings.length })}>
      <ul>
        {warnings.map((warning) => {
          const values = valuesOf(warning);
          return <li key={JSON.stringify(warning)}>{text(`callPlan.warning.${warning.code}`, values)}</li>;
        })}
      </ul>
    </Notice>
  );
}
