import { callMoments } from "#domain/call-moment.ts";
import { type CallPlanField, callPlanFields, criterionCount, mostEligibilityPoints } from "#domain/call-rules.ts";
import { languages } from "#domain/language.ts";
import { writePlanValue } from "#i18n/plan-words.ts";
import type { RecordField, RecordValues } from "#web/components/record-version.ts";
import { readPlan } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { useFormats, useText } from "#web/text.tsx";

const inLanguages = (name: string) => languages.map((language) => `${name}-${language}`);
const rowsOf = (most: number, controlsOf: (index: number) => string[]) =>
  Array.from({ length: most }, (_, index) => controlsOf(index)).flat();

/** Lists the controls in which people type a field of the plan. */
function controlsOf(field: CallPlanField): string[] {
  if (field === "title" || field === "intro") return inLanguages(field);
  if (callMoments.some((name) => name === field)) return [`${field}-day`, `${field}-time`];
  if (field === "criteria")
    return rowsOf(criterionCount.most, (index) => [
      `criterion-${index}-id`,
      ...inLanguages(`criterion-${index}-name`),
      ...inLanguages(`criterion-${index}-help`),
      ...inLanguages(`criterion-${index}-words`),
      `criterion-${index}-weight`,
    ]);
  if (field === "eligibility")
    return rowsOf(mostEligibilityPoints, (index) => [
      `point-${index}-id`,
      ...inLanguages(`point-${index}-text`),
      `point-${index}-check`,
    ]);
  return [field];
}

/** The fields of a plan for two coordinators who change it at once. */
export function useRecordFields(): RecordField[] {
  const text = useText("calls");
  const words = { text, format: useFormats() };
  return (Object.keys(callPlanFields) as CallPlanField[]).map((field) => ({
    name: field,
    label: text(`callPlan.${field}`),
    controls: controlsOf(field),
    show: (values) => {
      if (field === "hasVote") return text(values.hasVote === "no" ? "callPlan.hasVote.no" : "callPlan.hasVote.yes");
      // The typed text may be no date or number yet.
      const isWritten = ["criteria", "eligibility", "title", "intro"].includes(field);
      return isWritten
        ? writePlanValue(field, readPlan(formOf(values))[field], words)
        : Object.values(values).join(" ");
    },
  }));
}

function formOf(values: RecordValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
