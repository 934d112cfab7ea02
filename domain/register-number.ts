import { oneLine } from "#domain/typed-text.ts";

// National register numbers are sensitive, so we seal and mask them, and never repeat them in a message.

/** Removes the separators from a typed number. */
export function plainDigits(typed: string): string {
  return typed.replace(/[\s./+*-]/g, "");
}

/** Tells whether these digits can be the number of a person in Belgium (also a BIS number) or in the Netherlands. */
export function isRegisterNumber(digits: string, now: Date): boolean {
  return digits.length === 11 ? isBelgianPerson(digits, now) : isDutchPerson(digits);
}

/** Hides all digits of a number except the last two. */
export function maskRegisterNumber(digits: string): string {
  const end = digits.slice(-2);
  return digits.length === 11 ? `••.••.••-•••.${end}` : `••••.••.•${end}`;
}

/** The mask of a text that is no valid number: it shows nothing of it, and the rule refuses it. */
export const wrongMask = "••••";

/** Tells whether a number is masked; nobody types a mask. */
export function isMasked(text: string): boolean {
  return text.startsWith("•");
}

const hasItsLength = (digits: string) => /^(?:\d{8,9}|\d{11})$/.test(digits);

/** Masks a typed number. An invalid one is hidden completely, because no part of it is safe to show. */
export function maskTyped(typed: string, isNumber = hasItsLength): string {
  if (oneLine(typed) === "" || isMasked(typed)) return typed;
  const digits = plainDigits(typed);
  return isNumber(digits) ? maskRegisterNumber(digits) : wrongMask;
}

/**
 * Belgium: date of birth, counter, check digits. The check digits are 97 minus the first nine digits modulo 97. People
 * born from 2000 on have a 2 before those nine digits, and nobody was born in the future.
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

// The month is 0 for an unknown date, and 20 or 40 more in a BIS number, for people outside the register.
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

/** Tests a Dutch number of nine digits: the sum with weights 9 to 2 and −1 is a multiple of eleven. */
export function passesElevenTest(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place === 8 ? -1 : 9 - place), 0);
  return sum % 11 === 0;
}
