import type { Rule } from "#domain/rules.ts";

// The other generic rules, for forms that ask more than a name and an address.

/** The reasons for refusing a field that occur only in longer forms. */
export type TextRuleProblem =
  | { code: "rule.confirm" }
  | { code: "rule.not" }
  | { code: "rule.alpha" }
  | { code: "rule.alphanumeric" }
  | { code: "rule.matches" }
  | { code: "rule.staysConfidential" }
  | { code: "rule.startsWith" }
  | { code: "rule.endsWith" }
  | { code: "rule.mime"; type: string }
  | { code: "rule.whole"; least: number }
  | { code: "rule.min.list"; least: number }
  | { code: "rule.max.list"; most: number }
  | { code: "rule.between.list"; least: number; most: number }
  | { code: "rule.max.files"; most: number };

const textOf = (value: unknown) => String(value).trim();

/** Accepts a web address with or without `https://`. */
export const url: Rule = (value) => (readUrl(textOf(value)) ? null : { code: "rule.url" });

/** Reads a web address and adds a missing `https://`; null when it is no address of a site. */
export function readUrl(typed: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, password, href } = new URL(whole);
  const isSite = /^https?:$/.test(protocol) && /\.[\p{L}\d-]{2,}$/u.test(hostname) && !username && !password;
  return isSite ? href : null;
}

/** Accepts a ticked box. */
export const accepted: Rule = (value) =>
  [true, 1, "1", "on", "yes", "true"].some((yes) => yes === value) ? null : { code: "rule.accepted" };

/** Accepts a number, or a text that is one. */
export const number: Rule = (value) => {
  const isNumber = typeof value === "number" ? Number.isFinite(value) : /^[-+]?\d+(?:[.,]\d+)?$/.test(textOf(value));
  return isNumber ? null : { code: "rule.number" };
};

/** Accepts a whole number between two bounds, both included. */
export const whole =
  (least: number, most: number): Rule =>
  (value) => {
    const typed = textOf(value);
    if (!/^\d{1,9}$/.test(typed)) return { code: "rule.whole", least };
    const is = Number(typed);
    return is >= least && is <= most ? null : { code: "rule.between.number", least, most };
  };

/** Accepts the same value as in another field of the form. */
export const confirm =
  (other: string): Rule =>
  (value, values) =>
    value === values[other] ? null : { code: "rule.confirm" };

/** Accepts any text except these. */
export const not =
  (refused: readonly string[]): Rule =>
  (value) =>
    refused.includes(textOf(value)) ? { code: "rule.not" } : null;

/** Accepts only letters, of any alphabet. */
export const alpha: Rule = (value) => (/^[\p{L}\p{M}]+$/u.test(textOf(value)) ? null : { code: "rule.alpha" });

/** Accepts only letters and digits. */
export const alphanumeric: Rule = (value) =>
  /^[\p{L}\p{M}\p{N}]+$/u.test(textOf(value)) ? null : { code: "rule.alphanumeric" };

/** Accepts one of these texts, or a text that matches one of these patterns. */
export const matches =
  (...wanted: readonly (RegExp | string)[]): Rule =>
  (value) => {
    const typed = textOf(value);
    // A pattern with the flag g or y remembers its last position and would give changing answers.
    const isLike = (pattern: RegExp | string) =>
      typeof pattern === "string"
        ? pattern === typed
        : new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")).test(typed);
    return wanted.some(isLike) ? null : { code: "rule.matches" };
  };

/** Accepts a text that begins with one of these. */
export const startsWith =
  (...beginnings: readonly string[]): Rule =>
  (value) =>
    beginnings.some((beginning) => textOf(value).startsWith(beginning)) ? null : { code: "rule.startsWith" };

/** Accepts a text that ends with one of these. */
export const endsWith =
  (...endings: readonly string[]): Rule =>
  (value) =>
    endings.some((ending) => textOf(value).endsWith(ending)) ? null : { code: "rule.endsWith" };

/** Accepts files of these types, and any value that is no file. */
export const mime =
  (...types: readonly [string, ...string[]]): Rule =>
  (value) => {
    const isRight = (upload: unknown) => !isUpload(upload) || types.includes(upload.type);
    return (Array.isArray(value) ? value : [value]).every(isRight) ? null : { code: "rule.mime", type: types[0] };
  };

const isUpload = (value: unknown): value is { name: string; type: string } =>
  typeof value === "object" && value !== null && "name" in value && "type" in value;
