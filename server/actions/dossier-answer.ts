import type { ProjectType } from "#domain/dossier.ts";
import { askedIn, stepsAsking } from "#domain/dossier-check.ts";
import {
  type Answers,
  type AskedField,
  type DossierField,
  type DossierSection,
  dossierForm,
} from "#domain/dossier-form.ts";
import { ibanInFours } from "#domain/iban.ts";
import { type Language, languages } from "#domain/language.ts";
import { readAmount } from "#domain/money.ts";
import { maskRegisterNumber, plainDigits } from "#domain/register-number.ts";
import { compileText } from "#i18n/compiled.ts";
import { choiceKey, fieldKeys, sectionKey } from "#i18n/dossier-words.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { dossierField as dossierFieldEn } from "#i18n/en/dossier-field.ts";
import { dossierPaper as dossierPaperEn } from "#i18n/en/dossier-paper.ts";
import { region as regionEn } from "#i18n/en/region.ts";
import { formats } from "#i18n/format.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { dossierField as dossierFieldFr } from "#i18n/fr/dossier-field.ts";
import { dossierPaper as dossierPaperFr } from "#i18n/fr/dossier-paper.ts";
import { region as regionFr } from "#i18n/fr/region.ts";
import { getNumberFormat, locales } from "#i18n/locale.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { dossierField as dossierFieldNl } from "#i18n/nl/dossier-field.ts";
import { dossierPaper as dossierPaperNl } from "#i18n/nl/dossier-paper.ts";
import { region as regionNl } from "#i18n/nl/region.ts";
import type { Text } from "#i18n/text.ts";
import type { RecordLine } from "#server/platform/print/record.ts";

const catalogues = {
  nl: { ...cardNl, ...dossierFieldNl, ...dossierPaperNl, ...regionNl },
  en: { ...cardEn, ...dossierFieldEn, ...dossierPaperEn, ...regionEn },
  fr: { ...cardFr, ...dossierFieldFr, ...dossierPaperFr, ...regionFr },
};

/** What a printed dossier says, in each language. */
export const dossierTexts = Object.fromEntries(
  languages.map((language) => [language, compileText(language, catalogues[language])]),
) as Record<Language, Text<keyof typeof catalogues.nl>>;

/** What is told of a file: its name, and how large it is. */
export type ToldFile = { id: string; name: string; size: number };

type Told = {
  type: ProjectType;
  answers: Answers;
  files: readonly ToldFile[];
  language: Language;
  /** Whether the organisation filled in its part, which is not the applicant's to read. */
  isHandedOver: boolean;
};

/** A section of a dossier as it is read: its title, and what was asked and answered in it. */
export type ToldSection = { heading: string; lines: RecordLine[] };

/** Tells a dossier to its applicant, section by section: all that was asked, answered or not. */
export function tellDossier({ type, answers, isHandedOver, ...told }: Told): ToldSection[] {
  const text = dossierTexts[told.language];
  const situation = situationOf(answers);
  return stepsAsking(type)
    .filter((step) => !(isHandedOver && step === "financial"))
    .flatMap((step) => askedIn(step, type, answers, situation).map((section) => ({ step, ...section })))
    .filter(({ fields }) => fields.length > 0)
    .map(({ step, name, fields }) => ({
      heading: text(sectionKey(`${step}.${name}` as DossierSection)),
      lines: fields.map(([field, asked]) => [
        text(fieldKeys(field as DossierField).label),
        sayAnswer(field as DossierField, asked, answers[field], told) || text("dossierPaper.unanswered"),
      ]),
    }));
}

/** Tells all that was answered, also what is not asked any more, to its applicant. */
export function tellAnswers({ type, answers, isHandedOver, ...told }: Told): RecordLine[] {
  const text = dossierTexts[told.language];
  const situation = situationOf(answers);
  const asked = new Map(
    stepsAsking(type)
      .flatMap((step) => askedIn(step, type, answers, situation))
      .flatMap(({ fields }) => fields),
  );
  return Object.entries(forApplicant(answers, isHandedOver)).flatMap(([field, value]) => {
    const said = sayAnswer(field as DossierField, asked.get(field), value, told);
    return said ? [[text(fieldKeys(field as DossierField).label), said] as const] : [];
  });
}

/** A number that was given was asked for, whatever the fund decided since; what is asked depends on no moment. */
function situationOf(answers: Answers) {
  return { now: new Date(0), maximum: null, asksRegisterNumber: Boolean(answers[registerNumber]), knownEmail: null };
}

const registerNumber = "responsible_national_register_number";
const handedOver = new Set(Object.values(dossierForm.external.financial).flatMap((fields) => Object.keys(fields)));

/** The answers that are an applicant's to read: what the organisation filled in is its own, and so is a register number. */
export function forApplicant(answers: Answers, isHandedOver: boolean): Answers {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([field]) => !(isHandedOver && handedOver.has(field)))
      .map(([field, value]) => [field, field === registerNumber ? masked(value) : value]),
  );
}

const masked = (value: Answers[string]) => {
  const typed = String(value ?? "");
  return typed === "" || typed.startsWith("•") ? typed : maskRegisterNumber(plainDigits(typed));
};

type Words = { files: readonly ToldFile[]; language: Language };

/** Says an answer in the reader's words; nothing where there is none. */
function sayAnswer(
  field: DossierField,
  asked: AskedField | undefined,
  value: Answers[string],
  { files, language }: Words,
): string {
  const text = dossierTexts[language];
  if (value === undefined) return "";
  if (typeof value !== "string") return value.map((id) => sayFile(id, files, language)).join("\n");
  const typed = value.trim();
  if (typed === "" || field === registerNumber) return masked(typed) ?? "";
  if (field === "iban_code") return ibanInFours(typed);
  const format = formats(language);
  switch (asked?.kind) {
    case "choice":
    case "yesNo":
      return asked.choices?.includes(typed) ? text(choiceKey(field, typed)) : typed;
    case "country":
      return sayCountry(typed, language);
    case "day":
      return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? format.longDate(new Date(`${typed}T12:00:00Z`)) : typed;
    case "amount": {
      const cents = readAmount(typed);
      return typeof cents === "number" ? format.money(cents) : typed;
    }
    default:
      return typed;
  }
}

function sayFile(id: string, files: readonly ToldFile[], language: Language): string {
  const text = dossierTexts[language];
  const file = files.find((one) => one.id === id);
  return file
    ? text("dossierPaper.file", { name: file.name, size: saySize(file.size, language) })
    : text("dossierPaper.gone");
}

/** The size of a file as people read it: 1,2 MB. */
function saySize(bytes: number, language: Language): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", bytes / 1000] as const) : (["megabyte", bytes / 1e6] as const);
  const options = { style: "unit", unit, maximumFractionDigits: unit === "megabyte" ? 1 : 0 } as const;
  return getNumberFormat(locales[language], options).format(Math.max(size, unit === "kilobyte" ? 1 : 0));
}

function sayCountry(code: string, language: Language): string {
  // Whatever else was typed stands as it is.
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locales[language], { type: "region" }).of(code) ?? code)
    : code;
}
