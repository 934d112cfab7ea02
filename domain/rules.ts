import type { CallRuleProblem } from "#domain/call-rules.ts";
import type { DateRuleProblem } from "#domain/date-rules.ts";
import type { MailRuleProblem } from "#domain/mail-text.ts";
import type { NumberRuleProblem } from "#domain/number-rules.ts";
import type { OfferRuleProblem } from "#domain/offer-draft.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { phoneExamples } from "#domain/region.ts";
import type { TextRuleProblem } from "#domain/text-rules.ts";

// The generic rules of every form. A rule gives a problem or null; the sentences are in `i18n`.

/** The values of a form by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** Every reason for refusing a field. */
export type RuleProblem =
  | CommonRuleProblem
  | TextRuleProblem
  | DateRuleProblem
  | NumberRuleProblem
  | CallRuleProblem
  | MailRuleProblem
  | OfferRuleProblem;

/** The problems of short forms, whose pages load only these sentences. */
export type CommonRuleProblem =
  | { code: "rule.required" }
  | { code: "rule.email" }
  | { code: "rule.phone"; example: string }
  | { code: "rule.employeeId" }
  | { code: "rule.number" }
  | { code: "rule.in" }
  | { code: "rule.taken" }
  | { code: "rule.character" }
  | { code: "rule.accepted" }
  | { code: "rule.url" }
  | { code: "rule.min.number"; least: number }
  | { code: "rule.min.text"; least: number }
  | { code: "rule.max.number"; most: number }
  | { code: "rule.max.text"; most: number }
  | { code: "rule.between.number"; least: number; most: number }
  | { code: "rule.between.text"; least: number; most: number }
  | { code: "rule.amount.unreadable" }
  | { code: "rule.amount.ambiguous" }
  | { code: "rule.amount.decimals" }
  | { code: "rule.amount.negative" }
  // The sentences say both amounts in euro.
  | { code: "rule.amount.least"; least: number }
  | { code: "rule.amount.most"; most: number };

/** Gives the problem of a value, given the whole form, or null without one. */
export type Rule = (value: unknown, values: Values) => RuleProblem | null;

/** A form is a table of rules, in the order of the form. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** The problem of one field of a form. */
export type FieldProblem = { field: string; problem: RuleProblem };

/** Runs a form's rules and gives the first problem of each field, in the order of the form. */
export function checkFields(rules: Rules, values: Values): FieldProblem[] {
  return Object.entries(rules).flatMap(([field, itsRules]) => {
    const problem = checkField(itsRules, values[field], values);
    return problem ? [{ field, problem }] : [];
  });
}

/** Gives the problem of one field; an empty value is a problem only when it is required. */
export function checkField(rules: readonly Rule[], value: unknown, values: Values): RuleProblem | null {
  const isRequired = rules.includes(required);
  if (isEmpty(value)) return isRequired ? { code: "rule.required" } : null;
  for (const rule of rules) {
    const problem = rule(value, values);
    if (problem) return problem;
  }
  return null;
}

/** Gives the problem of each of these values that is missing, for a record that may be incomplete until it is published. */
export function checkFilled(values: Values): FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) =>
    value ? [] : [{ field, problem: { code: "rule.required" } as const }],
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** Accepts a field that is filled in; spaces alone are not an answer. */
export const required: Rule = (value) => (isEmpty(value) ? { code: "rule.required" } : null);

/** Accepts an email address with a dot in its domain. */
export const email: Rule = (value) => {
  const [local = "", domain = "", ...more] = String(value).trim().split("@");
  const isLocal = /^[^\s@,;:<>()[\]\\"]+$/.test(local) && !/^\.|\.\.|\.$/.test(local) && local.length <= 64;
  const isDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u.test(domain);
  return isLocal && isDomain && more.length === 0 ? null : { code: "rule.email" };
};

/** Accepts a phone number as people write it: 8 to 15 digits, with or without a + and separators. */
export const phone: Rule = (value) => {
  const written = String(value).trim();
  const digits = written.replace(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(written) && digits >= 8 && digits <= 15
    ? null
    : { code: "rule.phone", example: phoneExamples.belgium };
};

/** Accepts eight digits; we store them as text because of leading zeros. */
export const employeeId: Rule = (value) =>
  /^\d{8}$/.test(plainEmployeeId(String(value))) ? null : { code: "rule.employeeId" };

/** Accepts a text with at most this many characters, a number up to this, or a list with at most this many items. */
export const max =
  (most: number): Rule =>
  (value) => {
    if (typeof value === "number") return value <= most ? null : { code: "rule.max.number", most };
    if (Array.isArray(value)) return value.length <= most ? null : { code: "rule.max.list", most };
    return lengthOf(value) <= most ? null : { code: "rule.max.text", most };
  };

/** Accepts a text with at least this many characters, a number from this, or a list with at least this many items. */
export const min =
  (least: number): Rule =>
  (value) => {
    if (typeof value === "number") return value >= least ? null : { code: "rule.min.number", least };
    if (Array.isArray(value)) return value.length >= least ? null : { code: "rule.min.list", least };
    return lengthOf(value) >= least ? null : { code: "rule.min.text", least };
  };

/** Accepts a number, or the length of a text or list, between two bounds, both included. */
export const between =
  (least: number, most: number): Rule =>
  (value) => {
    const isList = Array.isArray(value);
    const isNumber = typeof value === "number";
    const size = isNumber ? value : isList ? value.length : lengthOf(value);
    if (size >= least && size <= most) return null;
    return { code: `rule.between.${isNumber ? "number" : isList ? "list" : "text"}`, least, most };
  };

/** Accepts one of these values. */
export const oneOf =
  (allowedValues: readonly string[]): Rule =>
  (value) =>
    typeof value === "string" && allowedValues.includes(value) ? null : { code: "rule.in" };

// We count characters as people do: an emoji is one.
const lengthOf = (value: unknown) => [...String(value).trim()].length;
