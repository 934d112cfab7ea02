import type { Rule, RuleProblem } from "#domain/rules.ts";

/** The most a single euro payment can carry, by the rules of SEPA. */
export const largestPayment = 999_999_999_99;

/** The currency may stand before or after; `25,-` is how many people write a round amount. */
const dressing = /^(?:€|eur\b)?\s*(.*?)\s*(?:[.,]\s?[-–—]{1,2})?\s*(?:€|eur|euros?)?$/is;

/**
 * Reads an amount of money the way people in Belgium and the Netherlands write one, and gives whole cents or says what
 * is wrong. A comma or dot with one or two digits behind it makes cents (`2.500,50`, `2,500.50`, `2 500,5`); with
 * three it sets thousands apart (`2.500`), for nobody pays in tenths of a cent.
 */
export function readAmount(text: string): number | RuleProblem {
  // Every kind of space, also those that our own amounts are written with.
  const [, plain = ""] = dressing.exec(text.trim().replaceAll(/\s+/g, " ")) ?? [];
  if (plain === "") return { code: text.trim() === "" ? "rule.required" : "rule.amount.unreadable" };
  if (/^[-−–]\s?(?:€\s?)?[\d., ]*\d/.test(plain)) return { code: "rule.amount.negative" };
  // Also a separator at the end: more was meant to come.
  if (!/^[\d., ]*\d$/.test(plain) || /^ |[., ]{2}/.test(plain)) return { code: "rule.amount.unreadable" };

  const [, before = "", separator = "", after = ""] = /^(.*?)(?:([.,])(\d*))?$/.exec(plain) ?? [];
  if (separator && after.length <= 2) return toCents(wholeOf(before, separator), after);
  const whole = wholeOf(plain, "");
  if (whole !== null) return toCents(whole, "");
  // What is no thousands can only be a fraction, if what stands before it can be read at all.
  const isFraction = separator !== "" && wholeOf(before, separator) !== null;
  return { code: isFraction ? "rule.amount.decimals" : "rule.amount.ambiguous" };
}

/** The digits of a whole number, with or without its thousands set apart; null when they are set apart oddly. */
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

/** From the first to the second, both included and in cents. A text is read as people write one; a number is cents. */
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
