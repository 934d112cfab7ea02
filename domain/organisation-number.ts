import type { Country } from "#domain/region.ts";
import { passesElevenTest, plainDigits } from "#domain/register-number.ts";

/** An organisation without a number fills in this. */
const noOrganisationNumber = "0";

/** The reasons for refusing the number of an organisation. */
export type OrganisationNumberProblem =
  | { code: "rule.organisationNumber.belgium" }
  | { code: "rule.organisationNumber.establishment" }
  | { code: "rule.organisationNumber.netherlands" };

/** Reads the digits of an organisation's number in this country, or says what is wrong with it. */
export function readOrganisationNumber(typed: string, country: Country): string | OrganisationNumberProblem {
  const plain = plainDigits(typed.trim().toUpperCase());
  if (plain === noOrganisationNumber) return plain;
  return country === "belgium" ? readBelgian(plain.replace(/^BE/, "")) : readDutch(plain);
}

/** Tells whether the digits that were read are a number, and not the sign that there is none. */
export function isOrganisationNumber(digits: string): boolean {
  return digits !== "" && digits !== noOrganisationNumber;
}

/** Ten digits that begin with 0 or 1; the last two are 97 minus the first eight modulo 97. Old ones lack the 0. */
function readBelgian(plain: string): string | OrganisationNumberProblem {
  const digits = plain.length === 9 ? `0${plain}` : plain;
  // People confuse it with the number of an establishment, which is on the same papers.
  if (/^[2-8]\d{9}$/.test(digits)) return { code: "rule.organisationNumber.establishment" };
  if (!/^[01]\d{9}$/.test(digits)) return { code: "rule.organisationNumber.belgium" };
  const check = 97 - (Number(digits.slice(0, 8)) % 97);
  return Number(digits.slice(8)) === check ? digits : { code: "rule.organisationNumber.belgium" };
}

/** Eight digits of the chamber of commerce, without a check digit, or nine digits of the tax office. */
function readDutch(plain: string): string | OrganisationNumberProblem {
  const [, rsin = plain] = /^NL(\d{9})B\d{2}$/.exec(plain) ?? [];
  const isValid = /^\d{8}$/.test(rsin) || passesElevenTest(rsin);
  return isValid ? rsin : { code: "rule.organisationNumber.netherlands" };
}

/** Writes a number as people do: `0xxx.xxx.xxx` in Belgium, only digits in the Netherlands. */
export function writeOrganisationNumber(digits: string): string {
  return digits.length === 10 ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1.$2.$3") : digits;
}
