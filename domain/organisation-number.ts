import type { Country } from "#domain/region.ts";
import { passesElevenTest, plainDigits } from "#domain/register-number.ts";

/** What an organisation without a number fills in. */
const noOrganisationNumber = "0";

/** Why the number of an organisation is refused. */
export type OrganisationNumberProblem =
  | { code: "rule.organisationNumber.belgium" }
  | { code: "rule.organisationNumber.establishment" }
  | { code: "rule.organisationNumber.netherlands" };

/** Reads the number by which a country knows an organisation into its digits, or says what is wrong with it. */
export function readOrganisationNumber(typed: string, country: Country): string | OrganisationNumberProblem {
  const plain = plainDigits(typed.trim().toUpperCase());
  if (plain === noOrganisationNumber) return plain;
  return country === "belgium" ? readBelgian(plain.replace(/^BE/, "")) : readDutch(plain);
}

/** Belgium: ten digits from 0 or 1, the last two of which are 97 less the rest of the others by 97. Old ones lack the 0. */
function readBelgian(plain: string): string | OrganisationNumberProblem {
  const digits = plain.length === 9 ? `0${plain}` : plain;
  // People mix it up with the number of one of their addresses, which stands on the same papers.
  if (/^[2-8]\d{9}$/.test(digits)) return { code: "rule.organisationNumber.establishment" };
  if (!/^[01]\d{9}$/.test(digits)) return { code: "rule.organisationNumber.belgium" };
  const check = 97 - (Number(digits.slice(0, 8)) % 97);
  return Number(digits.slice(8)) === check ? digits : { code: "rule.organisationNumber.belgium" };
}

/** The Netherlands: eight digits of the chamber of commerce, which has no check digit, or the nine of the tax office. */
function readDutch(plain: string): string | OrganisationNumberProblem {
  const [, rsin = plain] = /^NL(\d{9})B\d{2}$/.exec(plain) ?? [];
  const isKnown = /^\d{8}$/.test(rsin) || passesElevenTest(rsin);
  return isKnown ? rsin : { code: "rule.organisationNumber.netherlands" };
}

/** As people write it: `0xxx.xxx.xxx` in Belgium; Dutch ones have no signs in between. */
export function writeOrganisationNumber(digits: string): string {
  return digits.length === 10 ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1.$2.$3") : digits;
}
