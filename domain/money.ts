import type { Rule, RuleProblem } from "#domain/rules.ts";

/** The largest single euro payment, by the rules of SEPA. */
export const largestPayment = 999_999_999_99;

/** The largest cost of a project, and the most that a fund gives; a larger number is a typing error. */
export const largestAmount = 20_000_000_00;

/** Tells whether a fund can give an amount in cents. */
export function isAward(cents: number | null): cents is number {
  return cents !== null && Number.isInteger(cents) && cents > 0 && cents <= largestAmount;
}

/** People write the currency before or after an amount, and a round amount as `25,-`. */
const dressing = /^(?:€|eur\b)?\s*(.*?)\s*(?:[.,]\s?[-–—]{1,2})?\s*(?:€|eur|euros?)?$/is;

/**
 * Reads an amount of money the way people in Belgium and the Netherlands write one, and gives whole cents or says what
 * is wrong. A comma or dot before one or two digits separates cents (`2.500,50`, `2,500.50`, `2 500,5`); before three
 * digits it separates thousands (`2.500`), because nobody pays in tenths of a cent.
 */
export function readAmount(text: string): number | RuleProblem {
  // `\s` includes the no-break spaces in our own amounts.
  const [, plain = ""] = dressing.exec(text.trim().replaceAll(/\s+/g, " ")) ?? [];
  if (plain === "") return { code: text.trim() === "" ? "rule.required" : "rule.amount.unreadable" };
  if (/^[-−–]\s?(?:€\s?)?[\d., ]*\d/.test(plain)) return { code: "rule.amount.negative" };
  // A separator at the end is refused too, because digits are missing after it.
  if (!/^[\d., ]*\d$/.test(plain) || /^ |[., ]{2}/.test(plain)) return { code: "rule.amount.unreadable" };

  const [, before = "", separator = "", after = ""] = /^(.*?)(?:([.,])(\d*))?$/.exec(plain) ?? [];
  if (separator && after.length <= 2) return toCents(wholeOf(before, separator), after);
  const whole = wholeOf(plain, "");
  if (whole !== null) return toCents(whole, "");
  // Digits that are no thousands are a fraction if the part before them is readable.
  const isFraction = separator !== "" && wholeOf(before, separator) !== null;
  return { code: isFraction ? "rule.amount.decimals" : "rule.amount.ambiguous" };
}

/** Reads an amount in cents; null for an empty text and for one that is no amount. */
export function centsOf(text: string): number | null {
  const amount = readAmount(text);
  return typeof amount === "number" ? amount : null;
}

/** Writes cents as people type them, in any of our languages: 15000 or 15000,50. */
export function writeAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace(".", ",");
}

/** Gives the digits of a whole number, with or without separated thousands; null when the separators are odd. */
function wholeOf(text: string, decimalSeparator: string): string | null {
  if (/^\d*$/.test(text)) return text;
  const [, apart = ""] = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/.exec(text) ?? [];
  return apart && apart !== decimalSeparator ? text.replaceAll(apart, "") : null;
}

function toCents(whole: string | null, decimals: string): number | RuleProblem {
  if (whole === null) return { code: "rule.amount.ambiguous" };
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return cents <= largestPayment ? cents : { code: "rule.amount.most", most: largestPayment / 100 };
}

/** Accepts amounts between two bounds in cents, both included. A number is cents; a text is what people type. */
export const amount =
  ({ least, most }: { least: number; most: number }): Rule =>
  (value) => {
    const cents = typeof value === "number" ? value : readAmount(String(value));
    if (typeof cents !== "number") return cents.code === "rule.amount.most" ? { ...cents, most: most / 100 } : cents;
    if (!Number.isInteger(cents)) return { code: "rule.amount.unreadable" };
    if (cents < 0) return { code: "rule.amount.negative" };
    if (cents < least) return { code: "rule.amount.least", least: least / 100 };
    return cents <= most ? null : { code: "rule.amount.most", most: most / 100 };
  };
