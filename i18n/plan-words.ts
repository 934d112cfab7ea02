import { type CallPlan, type Criterion, type EligibilityPoint, tieRules } from "#domain/call.ts";
import { type CallMoment, callMoments, closingMoments } from "#domain/call-moment.ts";
import { amountFields, type CallPlanField, callPlanFields } from "#domain/call-rules.ts";
import { type Localized, languages } from "#domain/language.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Sentences } from "#i18n/compile.ts";

type Words = Pick<Sentences<TextKey<"calls">>, "text" | "format">;

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

/** Writes the value of one part of a plan for people. */
export function writePlanValue(field: keyof CallPlan, value: unknown, { text, format }: Words): string {
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
  if (field === "criteria") return (value as Criterion[]).map((one) => writeCriterion(one, format.percent)).join("; ");
  if (field === "eligibility")
    return (value as EligibilityPoint[])
      .map(({ text: point, check }) => `${inEveryLanguage(point)} (${text(`callPlan.check.${check}`)})`)
      .join("; ");
  return String(value);
}

const isPlanField = (field: string): field is CallPlanField => Object.hasOwn(callPlanFields, field);
const writtenParts = ["title", "intro", "criteria", "eligibility"];

/** Names a part of a plan in the audit log; an unknown one stays as it is. */
export function namePlanPart(field: string, { text }: Words): string {
  // The results of an earlier call are one part of it in the log.
  if (field === "results") return text("callEarlier.standings");
  if (field === "prolongReason") return text("officeVote.prolong.reason");
  return isPlanField(field) ? text(`callPlan.${field}`) : field;
}

/** Writes the value of a part of a plan in the audit log; one of an unknown part stays as it is. */
export function writeLoggedPlan(field: string | null, value: string | null, words: Words): string {
  if (value === null) return "";
  if (field === "prolongReason" && value) return writePlanValue("title", JSON.parse(value), words);
  if (!field || !isPlanField(field)) return value;
  const plan = writtenParts.includes(field) && value ? JSON.parse(value) : value;
  return writePlanValue(field as keyof CallPlan, plan, words) || words.text("callPlan.empty");
}
