import type { DateRuleProblem } from "#domain/date-rules.ts";
import type { NumberRuleProblem } from "#domain/number-rules.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { phoneExamples } from "#domain/region.ts";
import type { TextRuleProblem } from "#domain/text-rules.ts";

// The generic rules of every form. A rule says what is wrong with a value, or null; the sentences are in `i18n`.

/** What a form holds, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** Every reason for which one field is refused. */
export type RuleProblem = CommonRuleProblem | TextRuleProblem | DateRuleProblem | NumberRuleProblem;

/** The reasons that short forms know; their pages load the sentences of no others. */
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
  // Both in euro, as the sentence says them.
  | { code: "rule.amount.least"; least: number }
  | { code: "rule.amount.most"; most: number };

/** Says what is wrong with a value, given the whole form, or null when nothing is. */
export type Rule = (value: unknown, values: Values) => RuleProblem | null;

/** A form is a table of rules, in the order of the form. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** What is wrong with one field of a form. */
export type FieldProblem = { field: string; problem: RuleProblem };

/** Runs a form's rules; names the first problem of each field, in the order of the form. */
export function checkFields(rules: Rules, values: Values): FieldProblem[] {
  return Object.entries(rules).flatMap(([field, itsRules]) => {
    const problem = checkField(itsRules, values[field], values);
    return problem ? [{ field, problem }] : [];
  });
}

/** Says what is wrong with one field; an empty value is only wrong where it is required. */
export function checkField(rules: readonly Rule[], value: unknown, values: Values): RuleProblem | null {
  const isAsked = rules.includes(required);
  if (isEmpty(value)) return isAsked ? { code: "rule.required" } : null;
  for (const rule of rules) {
    const problem = rule(value, values);
    if (problem) return problem;
  }
  return null;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** The field must be filled in; spaces alone are not an answer. */
export const required: Rule = (value) => (isEmpty(value) ? { code: "rule.required" } : null);

/** An email address someone can be reached at: with a dot in its domain. */
export const email: Rule = (value) => {
  const [local = "", domain = "", ...more] = String(value).trim().split("@");
  const isLocal = /^[^\s@,;:<>()[\]\\"]+$/.test(local) && !/^\.|\.\.|\.$/.test(local) && local.length <= 64;
  const isDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u.test(domain);
  return isLocal && isDomain && more.length === 0 ? null : { code: "rule.email" };
};

/** A phone number the way people write it: 8 to 15 digits, with a + in front or signs in between, or without. */
export const phone: Rule = (value) => {
  const written = String(value).trim();
  const digits = written.replace(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(written) && digits >= 8 && digits <= 15
    ? null
    : { code: "rule.phone", example: phoneExamples.belgium };
};

/** Eight digits; kept as text, for the zeros in front. */
export const employeeId: Rule = (value) =>
  /^\d{8}$/.test(plainEmployeeId(String(value))) ? null : { code: "rule.employeeId" };

/** At most this many characters, for a number at most this much, of a list at most this many. */
export const max =
  (most: number): Rule =>
  (value) => {
    if (typeof value === "number") return value <= most ? null : { code: "rule.max.number", most };
    if (Array.isArray(value)) return value.length <= most ? null : { code: "rule.max.list", most };
    return lengthOf(value) <= most ? null : { code: "rule.max.text", most };
  };

/** At least this many characters, for a number at least this much, of a list at least this many. */
export const min =
  (least: number): Rule =>
  (value) => {
    if (typeof value === "number") return value >= least ? null : { code: "rule.min.number", least };
    if (Array.isArray(value)) return value.length >= least ? null : { code: "rule.min.list", least };
    return lengthOf(value) >= least ? null : { code: "rule.min.text", least };
  };

/** From the first to the second, both included: a number's value, the length of a text or a list. */
export const between =
  (least: number, most: number): Rule =>
  (value) => {
    const isList = Array.isArray(value);
    const isNumber = typeof value === "number";
    const size = isNumber ? value : isList ? value.length : lengthOf(value);
    if (size >= least && size <= most) return null;
    return { code: `rule.between.${isNumber ? "number" : isList ? "list" : "text"}`, least, most };
  };

/** One of these and nothing else. */
export const oneOf =
  (allowed: readonly string[]): Rule =>
  (value) =>
    typeof value === "string" && allowed.includes(value) ? null : { code: "rule.in" };

// Characters as people count them: an emoji is one.
const lengthOf = (value: unknown) => [...String(value).trim()].length;
