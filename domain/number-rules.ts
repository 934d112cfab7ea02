import { compactBic, countryOfBic, isBic } from "#domain/bic.ts";
import { compactIban, isIban } from "#domain/iban.ts";
import { type OrganisationNumberProblem, readOrganisationNumber } from "#domain/organisation-number.ts";
import { readPhone } from "#domain/phone.ts";
import { readPostalCode } from "#domain/postal-code.ts";
import { countries, phoneExamples } from "#domain/region.ts";
import { isMasked, isRegisterNumber, plainDigits, wrongMask } from "#domain/register-number.ts";
import type { Rule, Values } from "#domain/rules.ts";

/** Every reason for refusing an official number. None of them repeats the number. */
export type NumberRuleProblem =
  | OrganisationNumberProblem
  | { code: "rule.iban" }
  | { code: "rule.bic" }
  | { code: "rule.bicCountry" }
  | { code: "rule.registerNumber" }
  | { code: "rule.postalCode.belgium" }
  | { code: "rule.postalCode.netherlands" };

/** Accepts an IBAN that can exist. */
export const iban: Rule = (value) => (isIban(compactIban(String(value))) ? null : { code: "rule.iban" });

/** Accepts a BIC of the country of the account in this other field. */
export const bic =
  (ibanField: string): Rule =>
  (value, values) => {
    const code = compactBic(String(value));
    if (!isBic(code)) return { code: "rule.bic" };
    const account = compactIban(String(values[ibanField] ?? ""));
    return !isIban(account) || account.startsWith(countryOfBic(code)) ? null : { code: "rule.bicCountry" };
  };

/** Accepts a national register number of Belgium or the Netherlands. */
export const registerNumber =
  (now: Date): Rule =>
  (value) => {
    const typed = String(value);
    // A masked number was checked before masking, and a wrong one has a mask of its own.
    const isRight = isMasked(typed) ? typed !== wrongMask : isRegisterNumber(plainDigits(typed), now);
    return isRight ? null : { code: "rule.registerNumber" };
  };

/** Accepts a number of an organisation in the country of this other field, or 0 for none. */
export const organisationNumber =
  (countryField: string): Rule =>
  (value, values) => {
    const read = readOrganisationNumber(String(value), countryIn(values, countryField));
    return typeof read === "string" ? null : read;
  };

/** Accepts a phone number that can exist; without a prefix it belongs to the country in this other field. */
export const realPhone =
  (countryField: string): Rule =>
  (value, values) =>
    possible(values, countryField).some((country) => readPhone(String(value), country))
      ? null
      : { code: "rule.phone", example: phoneExamples[countryIn(values, countryField)] };

/** Accepts a postal code of the country in this other field. */
export const postalCode =
  (countryField: string): Rule =>
  (value, values) =>
    possible(values, countryField).some((country) => readPostalCode(String(value), country))
      ? null
      : { code: `rule.postalCode.${countryIn(values, countryField)}` };

const chosenIn = (values: Values, field: string) => countries.find((country) => country === values[field]);

// As long as no country is chosen, we accept numbers of every country.
const possible = (values: Values, field: string) => {
  const chosen = chosenIn(values, field);
  return chosen ? [chosen] : countries;
};

// Most people who have not chosen a country yet live in Belgium.
const countryIn = (values: Values, field: string) => chosenIn(values, field) ?? "belgium";
