import { phoneGroups, phonePlans } from "#domain/phone-plans.ts";
import type { Country } from "#domain/region.ts";

const homes = { belgium: "32", netherlands: "31" } as const satisfies Record<Country, string>;

/** Reads a phone number into `+32470123456`; without a prefix it belongs to this country; null when it is invalid. */
export function readPhone(typed: string, country: Country): string | null {
  const plain = typed.trim();
  if (!/^\+?[\d\s()./-]+$/.test(plain)) return null;
  const digits = plain.replace(/\D/g, "");
  if (plain.startsWith("+")) return readAbroad(digits);
  if (digits.startsWith("00")) return readAbroad(digits.slice(2));
  const code = homes[country];
  // Some people write the calling code without + or 00.
  return readIn(code, digits) ?? (digits.startsWith(code) ? readIn(code, digits.slice(code.length)) : null);
}

/** Writes a number as people of this country dial it: foreign ones begin with +. */
export function formatPhone(e164: string, country: Country): string {
  const digits = e164.replace(/^\+/, "");
  const code = codeOf(digits);
  if (!code) return e164;
  const number = digits.slice(code.length);
  const groups = phoneGroups[code]?.find(([start, all]) => startsLike(start, number) && isLike(all, number));
  if (!groups) return `+${code} ${number}`;
  const [, all, abroad, atHome] = groups;
  const write = (groups: string) => number.replace(new RegExp(`^${all}$`), groups);
  return homes[country] === code ? write(atHome) : `+${code} ${write(abroad)}`;
}

function readAbroad(digits: string): string | null {
  const code = codeOf(digits);
  if (code) return readIn(code, digits.slice(code.length));
  // For all other countries we check only the length.
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/** Reads a number of the country with this calling code, with or without the leading 0. */
function readIn(code: string, digits: string): string | null {
  const number = [digits, digits.replace(/^0/, "")].find((digitText) => isLike(phonePlans[code] ?? "", digitText));
  return number === undefined ? null : `+${code}${number}`;
}

const codes = Object.keys(phonePlans);
const codeOf = (digits: string) => codes.find((code) => digits.startsWith(code));
const isLike = (pattern: string, digits: string) => new RegExp(`^(?:${pattern})$`).test(digits);
const startsLike = (pattern: string, digits: string) => new RegExp(`^(?:${pattern})`).test(digits);
