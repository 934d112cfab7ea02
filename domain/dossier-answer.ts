import { bicOfIban, compactBic, isBic } from "#domain/bic.ts";
import {
  type Answers,
  type Ask,
  anySituation,
  type DossierField,
  dossierForm,
  type FieldKind,
} from "#domain/dossier-form.ts";
import { compactIban, isIban } from "#domain/iban.ts";
import { readAmount } from "#domain/money.ts";
import { readOrganisationNumber } from "#domain/organisation-number.ts";
import { plainEmployeeId } from "#domain/person.ts";
import { readPhone } from "#domain/phone.ts";
import { readPostalCode } from "#domain/postal-code.ts";
import { type Country, countries } from "#domain/region.ts";
import { plainDigits } from "#domain/register-number.ts";
import { readUrl } from "#domain/text-rules.ts";
import { readDay } from "#domain/typed-date.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";

/** Together, these answers make the form ask every field. */
const everyCorner: Answers[] = [
  { active_in_organisation: "yes", tried_other_options: "yes" },
  { employment_status: "retired" },
];

const kinds: Readonly<Record<string, FieldKind>> = Object.fromEntries(
  Object.values(dossierForm)
    .flatMap((steps) => Object.values(steps).flatMap((sections) => Object.values<Record<string, Ask>>(sections)))
    .flatMap((fields) => Object.entries(fields))
    .flatMap(([field, ask]) => everyCorner.map((answers) => [field, ask(answers, anySituation)?.kind]))
    .filter(([, kind]) => kind !== undefined),
);

/** Tells whether a dossier has a field of this name. */
function isDossierField(name: string): name is DossierField {
  return Object.hasOwn(kinds, name);
}

/** Gives how a field is filled in, which never depends on other answers. */
export function kindOf(field: DossierField): FieldKind {
  return kinds[field] ?? "line";
}

/** Gives the country whose rules apply to a phone, postal code or number in this field. */
export function countryAround(field: DossierField, answers: Answers): Country {
  const isApplicants = field === "phone" || field === "postal_code";
  const chosen = isApplicants ? answers.country : answers.headquarter_country;
  return countries.find((country) => country === chosen) ?? "belgium";
}

/**
 * Gives the answers as we store and check them: numbers without separators, days as `2023-11-14`, amounts as
 * `2500.50`, texts without accidental characters. An unreadable answer stays as it is, so its rule can refuse it.
 * Tidying twice changes nothing.
 */
export function tidyAnswers(answers: Answers): Answers {
  const plain = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === "string" ? plainText(name, value) : value]),
  );
  const tidy = Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [
      name,
      typeof value === "string" && value !== "" && isDossierField(name) ? tidyText(name, value, plain) : value,
    ]),
  );
  const bic = tidy.bic_code ? null : bicOf(tidy.iban_code);
  return bic ? { ...tidy, bic_code: bic } : tidy;
}

function plainText(name: string, typed: string): string {
  return isDossierField(name) && kindOf(name) === "lines" ? manyLines(typed) : oneLine(typed);
}

function bicOf(iban: Answers[string]): string | null {
  return typeof iban === "string" && isIban(iban) ? bicOfIban(iban) : null;
}

const fitting = (text: string, typed: string, isOne: boolean) => (isOne ? text : typed);

/** Fields with a standard form of their own, apart from their kind. */
const ownWays: { readonly [Field in DossierField]?: (typed: string, country: Country) => string } = {
  employee_id: (typed) => fitting(plainEmployeeId(typed), typed, /^\d{8}$/.test(plainEmployeeId(typed))),
  postal_code: (typed, country) => readPostalCode(typed, country) ?? typed,
  headquarter_postal_code: (typed, country) => readPostalCode(typed, country) ?? typed,
  national_number: (typed, country) => {
    const read = readOrganisationNumber(typed, country);
    return typeof read === "string" ? read : typed;
  },
  responsible_national_register_number: (typed) => plainDigits(typed),
  iban_code: (typed) => fitting(compactIban(typed), typed, isIban(compactIban(typed))),
  bic_code: (typed) => fitting(compactBic(typed), typed, isBic(compactBic(typed))),
};

function tidyText(field: DossierField, typed: string, answers: Answers): string {
  const country = countryAround(field, answers);
  const ownWay = ownWays[field];
  if (ownWay) return ownWay(typed, country);
  switch (kindOf(field)) {
    case "phone":
      return readPhone(typed, country) ?? typed;
    case "day": {
      const day = readDay(typed);
      return typeof day === "string" ? day : typed;
    }
    case "amount": {
      const cents = readAmount(typed);
      return typeof cents === "number" ? (cents / 100).toFixed(2) : typed;
    }
    case "count":
      return /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
    case "url":
      return readUrl(typed) ?? typed;
    default:
      return typed;
  }
}
