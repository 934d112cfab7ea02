import { type CallPlan, type Criterion, type EligibilityPoint, tieRules } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { type Localized, languages } from "#domain/language.ts";
import { amountFields } from "#web/pages/office/calls/slug/parts/plan-form.ts";
import { useFormats, useText } from "#web/text.tsx";

/** Writes a text in all its languages, each with its code once there are several. */
export function inEveryLanguage(text: Localized): string {
  const written = languages.filter((language) => text[language]);
  if (written.length < 2) return text[written[0] ?? "nl"] ?? "";
  return written.map((language) => `${language.toUpperCase()} ${text[language]}`).join(" / ");
}

/** Writes every part of a criterion, so that two different ones never look the same. */
export function writeCriterion({ name, help, words, weight }: Criterion, percent: (share: number) => string): string {
  const parts = [name, help, words].map((part) => part && inEveryLanguage(part)).filter(Boolean);
  return `${parts.join(" · ")} (${percent(weight / 100)})`;
}

/** Returns a function that writes the value of one part of a plan for people. */
export function usePlanValue(): (field: keyof CallPlan, value: unknown) => string {
  const text = useText("calls");
  const format = useFormats();
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
    if (field === "title" || field === "intro") return inEveryLanguage(value as Localized);
    if (field === "criteria")
      return (value as Criterion[]).map((one) => writeCriterion(one, format.percent)).join("; ");
    if (field === "eligibility")
      return (value as EligibilityPoint[])
        .map(({ text: point, check }) => `${inEveryLanguage(point)} (${text(`callPlan.check.${check}`)})`)
        .join("; ");
    return String(value);
  };
}
