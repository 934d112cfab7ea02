import { oneLine } from "#domain/typed.ts";

// Numbers by which a state knows a person: they are checked, sealed, masked, and never repeated in a message.

/** The digits of a number, whatever people put between them. */
export function plainDigits(typed: string): string {
  return typed.replace(/[\s./+*-]/g, "");
}

/** Tells whether these digits can be the number of a person in Belgium (also a BIS number) or in the Netherlands. */
export function isRegisterNumber(digits: string, now: Date): boolean {
  return digits.length === 11 ? isBelgianPerson(digits, now) : isDutchPerson(digits);
}

/** As shown to whoever may know that it is there: all but the last two digits are hidden. */
export function maskRegisterNumber(digits: string): string {
  const end = digits.slice(-2);
  return digits.length === 11 ? `••.••.••-•••.${end}` : `••••.••.•${end}`;
}

/** As shown where what was typed is nobody's number: it tells nothing, and no rule takes it for one. */
export const wrongMask = "••••";

/** Tells whether a number is shown in part only; nobody types one so. */
export function isMasked(shown: string): boolean {
  return shown.startsWith("•");
}

const hasItsLength = (digits: string) => /^(?:\d{8,9}|\d{11})$/.test(digits);

/** What was typed as such a number, as it is shown. Of what is none, nobody can say which part may be. */
export function maskTyped(typed: string, isNumber = hasItsLength): string {
  if (oneLine(typed) === "" || isMasked(typed)) return typed;
  const digits = plainDigits(typed);
  return isNumber(digits) ? maskRegisterNumber(digits) : wrongMask;
}

/**
 * Belgium: date of birth, counter, check digits. The last two are 97 less the rest of the others by 97; whoever was born
 * from 2000 on has a 2 before them in that sum, and nobody was born in the future.
 */
function isBelgianPerson(digits: string, now: Date): boolean {
  const [, year = "", month = "", day = "", counter = "", check = ""] =
    /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/.exec(digits) ?? [];
  if (!check || !isMonth(Number(month)) || Number(day) > 31) return false;
  if (Number(counter) < 1 || Number(counter) > 998) return false;
  const before = digits.slice(0, 9);
  const mayBeYoung = 2000 + Number(year) <= now.getUTCFullYear();
  return check === belgianCheck(Number(before)) || (mayBeYoung && check === belgianCheck(Number(`2${before}`)));
}

// 0 where the date is unknown; 20 or 40 more in a BIS number, for those who are not in the register.
function isMonth(month: number): boolean {
  return month <= 12 || (month >= 20 && month <= 32) || (month >= 40 && month <= 52);
}

function belgianCheck(number: number): string {
  return String(97 - (number % 97)).padStart(2, "0");
}

/** The Netherlands: eight or nine digits that pass the test of eleven. */
function isDutchPerson(digits: string): boolean {
  return /^\d{8,9}$/.test(digits) && passesElevenTest(digits.padStart(9, "0"));
}

/** Dutch numbers of nine digits, of people and of legal persons: weighed from 9 down to 2 and −1, they divide by eleven. */
export function passesElevenTest(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place === 8 ? -1 : 9 - place), 0);
  return sum % 11 === 0;
}
