import { type CallPlan, type Criterion, type EligibilityPoint, tieRules } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { inLanguage, type Localized } from "#domain/language.ts";
import { amountFields } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { useFormats, useLanguage, useText } from "#web/text.tsx";

/** Returns a function that writes the value of one part of a plan for people. */
export function usePlanValue(): (field: keyof CallPlan, value: unknown) => string {
  const text = useText("calls");
  const format = useFormats();
  const language = useLanguage();
  return (field, value) => {
    if (value === null || value === "") return text("callPlan.empty");
    if (callMoments.some((name) => name === field)) {
      const moment = new Date(value as string | Date);
      return closingMoments.includes(field as CallMoment) ? format.until(moment) : format.dateTime(moment);
    }
    if (amountFields.some((name) => name === field)) return format.wholeMoney(Number(value));
    if (field === "costShare" || field === "voteWeight") return format.percent(Number(value) / 100);
    const rule = tieRules.find((one) => one === value);
    if (field === "tieRule" && rule) return text(`callPlan.tieRule.${rule}`);
    if (field === "title" || field === "intro")
      return Object.values(value as Localized)
        .filter(Boolean)
        .join(" / ");
    if (field === "criteria")
      return (value as Criterion[])
        .map(({ name, weight }) => `${inLanguage(name, language)} ${format.percent(weight / 100)}`)
        .join("; ");
    if (field === "eligibility")
      return (value as EligibilityPoint[]).map(({ text }) => inLanguage(text, language)).join(" ");
    return String(value);
  };
}
