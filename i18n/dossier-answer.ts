import { countryAround, kindOf } from "#domain/dossier-answer.ts";
import { type Answers, type DossierField, type NamedMember, readMembers } from "#domain/dossier-form.ts";
import type { FundListName } from "#domain/fund-list.ts";
import { ibanInFours } from "#domain/iban.ts";
import type { Language } from "#domain/language.ts";
import { readAmount } from "#domain/money.ts";
import { readOrganisationNumber, writeOrganisationNumber } from "#domain/organisation-number.ts";
import { formatPhone, readPhone } from "#domain/phone.ts";
import { maskTyped } from "#domain/register-number.ts";
import { readDay } from "#domain/typed-date.ts";
import { countryName } from "#i18n/country-name.ts";
import { type ChoiceKey, choiceKey, listOfField } from "#i18n/dossier-words.ts";
import { formats, type PlainFormats } from "#i18n/format.ts";
import type { Text } from "#i18n/text.ts";

/** The language of the reader, and the names of the fund's items, of files and of committee members. */
export type AnswerReader = {
  language: Language;
  text: Text<ChoiceKey>;
  nameOfItem(list: FundListName, code: string): string;
  nameOfFile(id: string): string;
  members: readonly NamedMember[];
};

/**
 * Writes one answer for people, on the page that checks it, in the PDF and between versions: names of choices, amounts
 * and dates in the form of the language. An empty answer gives an empty text. The register number of a person is always
 * masked.
 */
export function answerText(field: DossierField, answers: Answers, reader: AnswerReader): string {
  const value = answers[field];
  if (value === undefined) return "";
  if (typeof value !== "string") return value.map(reader.nameOfFile).join(", ");
  return value.trim() === "" ? "" : writtenText(field, value.trim(), answers, reader);
}

function writtenText(field: DossierField, value: string, answers: Answers, reader: AnswerReader): string {
  const { language, text } = reader;
  const format = formats(language);
  if (field === "iban_code") return ibanInFours(value);
  if (field === "responsible_national_register_number") return maskTyped(value);
  if (field === "national_number") return organisationNumber(value, field, answers);
  const list = listOfField(field);
  if (list) return reader.nameOfItem(list, value);
  switch (kindOf(field)) {
    case "choice":
    case "yesNo":
      return text(choiceKey(field, value));
    case "country":
      return countryName(value, language);
    case "day":
      return day(value, format);
    case "amount":
      return amount(value, format);
    case "count":
      return /^\d{1,9}$/.test(value) ? format.number(Number(value)) : value;
    case "members":
      return readMembers(value)
        .map((id) => reader.members.find((member) => member.id === id)?.name ?? text("dossier.someMember"))
        .join(", ");
    case "phone":
      return phone(value, field, answers);
    default:
      return value;
  }
}

function organisationNumber(value: string, field: DossierField, answers: Answers): string {
  const read = readOrganisationNumber(value, countryAround(field, answers));
  return typeof read === "string" ? writeOrganisationNumber(read) : value;
}

function day(value: string, format: PlainFormats): string {
  const read = readDay(value);
  // Noon in UTC is on the same day in Brussels, in summer and winter.
  return typeof read === "string" ? format.longDate(new Date(`${read}T12:00:00Z`)) : value;
}

function amount(value: string, format: PlainFormats): string {
  const cents = readAmount(value);
  return typeof cents === "number" ? format.wholeMoney(cents) : value;
}

function phone(value: string, field: DossierField, answers: Answers): string {
  const country = countryAround(field, answers);
  const read = readPhone(value, country);
  return read ? formatPhone(read, country) : value;
}
