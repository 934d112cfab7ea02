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
  (value, values) =>
    possible(values, countryField).some((country) => readPhone(String(value), country))
      ? null
      : { code: "rule.phone", example: phoneExamples[countryIn(values, countryField)] };

/** A postal code of the country in this other field. */
export const postalCode =
  (countryField: string): Rule =>
  (value, values) =>
    possible(values, countryField).some((country) => readPostalCode(String(value), country))
      ? null
      : { code: `rule.postalCode.${countryIn(values, countryField)}` };

const chosenIn = (values: Values, field: string) => countries.find((country) => country === values[field]);

// Nobody is told that a number of theirs is no number here before they said where they live.
const possible = (values: Values, field: string) => {
  const chosen = chosenIn(values, field);
  return chosen ? [chosen] : countries;
};

// Whoever has not said it yet is most likely here.
const countryIn = (values: Values, field: string) => chosenIn(values, field) ?? "belgium";
