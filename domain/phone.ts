import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import { phoneMetadata } from "#domain/phone-metadata.ts";
import type { Country } from "#domain/region.ts";

const codes = { belgium: "BE", netherlands: "NL" } as const satisfies Record<Country, string>;

/** Reads a phone number as it is kept, such as `+32470123456`, without a prefix one of this country; null when it is none. */
export function readPhone(typed: string, country: Country): string | null {
  const plain = typed.trim().replace(/^00/, "+");
  if (!/^\+?[\d\s()./-]+$/.test(plain)) return null;
  return isOfKnownCountry(plain) ? readReal(plain, country) : readPlausible(plain);
}

/** The number as people of this country dial it: those from elsewhere with a + in front. */
export function formatPhone(e164: string, country: Country): string {
  const number = isOfKnownCountry(e164) ? parsePhoneNumberFromString(e164, phoneMetadata) : undefined;
  if (!number) return e164;
  return number.country === codes[country] ? number.formatNational() : number.formatInternational();
}

function readReal(plain: string, country: Country): string | null {
  const number = parsePhoneNumberFromString(plain, { defaultCountry: codes[country], extract: false }, phoneMetadata);
  return number?.isValid() ? number.number : null;
}

// Of the rest of the world we know only how long a number can be.
function readPlausible(plain: string): string | null {
  const digits = plain.replace(/\D/g, "");
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

function isOfKnownCountry(plain: string): boolean {
  if (!plain.startsWith("+")) return true;
  const digits = plain.replace(/\D/g, "");
  return callingCodes.some((code) => digits.startsWith(code));
}

const callingCodes = Object.keys(phoneMetadata.country_calling_codes);
