import { compactBic, countryOfBic, isBic } from "#domain/bic.ts";
import { compactIban, isIban } from "#domain/iban.ts";
import { type OrganisationNumberProblem, readOrganisationNumber } from "#domain/organisation-number.ts";
import { readPhone } from "#domain/phone.ts";
import { readPostalCode } from "#domain/postal-code.ts";
import { countries, phoneExamples } from "#domain/region.ts";
import { isMasked, isRegisterNumber, plainDigits, wrongMask } from "#domain/register-number.ts";
import type { Rule, Values } from "#domain/rules.ts";

/** Every reason for which a number that somebody gave out is refused. None of them repeats it. */
export type NumberRuleProblem =
  | OrganisationNumberProblem
  | { code: "rule.iban" }
  | { code: "rule.bic" }
  | { code: "rule.bicCountry" }
  | { code: "rule.registerNumber" }
  | { code: "rule.postalCode.belgium" }
  | { code: "rule.postalCode.netherlands" };

/** An account number that can exist. */
export const iban: Rule = (value) => (isIban(compactIban(String(value))) ? null : { code: "rule.iban" });

/** A bank's code, of the country of the account in this other field. */
export const bic =
  (ibanField: string): Rule =>
  (value, values) => {
    const code = compactBic(String(value));
    if (!isBic(code)) return { code: "rule.bic" };
    const account = compactIban(String(values[ibanField] ?? ""));
    return !isIban(account) || account.startsWith(countryOfBic(code)) ? null : { code: "rule.bicCountry" };
  };

/** The number by which Belgium or the Netherlands knows a person. */
export const registerNumber =
  (now: Date): Rule =>
  (value) => {
    const typed = String(value);
    // Who masked it has checked it, and the mask tells what came of that.
    const isRight = isMasked(typed) ? typed !== wrongMask : isRegisterNumber(plainDigits(typed), now);
    return isRight ? null : { code: "rule.registerNumber" };
  };

/** The number of an organisation in the country of this other field, or 0 where it has none. */
export const organisationNumber =
  (countryField: string): Rule =>
  (value, values) => {
    const read = readOrganisationNumber(String(value), countryIn(values, countryField));
    return typeof read === "string" ? null : read;
  };

/** A phone number that can be dialled, without a prefix one of the country in this other field. */
export const realPhone =
  (countryField: string): Rule =>
  (value, values) => {
    const country = countryIn(values, countryField);
    return readPhone(String(value), country) ? null : { code: "rule.phone", example: phoneExamples[country] };
  };

/** A postal code of the country in this other field. */
export const postalCode =
  (countryField: string): Rule =>
  (value, values) => {
    const country = countryIn(values, countryField);
    return readPostalCode(String(value), country) ? null : { code: `rule.postalCode.${country}` };
  };

// Whoever has not said it yet is most likely here.
function countryIn(values: Values, field: string) {
  return countries.find((country) => country === values[field]) ?? "belgium";
}
