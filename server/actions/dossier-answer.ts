import type { ProjectType } from "#domain/dossier.ts";
import { askedIn, stepsAsking } from "#domain/dossier-check.ts";
import {
  type Answers,
  type DossierField,
  type DossierSection,
  dossierFields,
  isFinancialField,
} from "#domain/dossier-form.ts";
import type { Language } from "#domain/language.ts";
import { isMasked, maskTyped } from "#domain/register-number.ts";
import { compileSpeech } from "#i18n/compiled.ts";
import { answerText } from "#i18n/dossier-answer.ts";
import { fieldKeys, sectionKey } from "#i18n/dossier-words.ts";
import { card as cardEn } from "#i18n/en/card.ts";
import { dossierField as dossierFieldEn } from "#i18n/en/dossier-field.ts";
import { dossierPaper as dossierPaperEn } from "#i18n/en/dossier-paper.ts";
import { region as regionEn } from "#i18n/en/region.ts";
import { card as cardFr } from "#i18n/fr/card.ts";
import { dossierField as dossierFieldFr } from "#i18n/fr/dossier-field.ts";
import { dossierPaper as dossierPaperFr } from "#i18n/fr/dossier-paper.ts";
import { region as regionFr } from "#i18n/fr/region.ts";
import { getNumberFormat, locales } from "#i18n/locale.ts";
import { card as cardNl } from "#i18n/nl/card.ts";
import { dossierField as dossierFieldNl } from "#i18n/nl/dossier-field.ts";
import { dossierPaper as dossierPaperNl } from "#i18n/nl/dossier-paper.ts";
import { region as regionNl } from "#i18n/nl/region.ts";
import type { RecordLine } from "#server/platform/print/record.ts";

const catalogues = {
  nl: { ...cardNl, ...dossierFieldNl, ...dossierPaperNl, ...regionNl },
  en: { ...cardEn, ...dossierFieldEn, ...dossierPaperEn, ...regionEn },
  fr: { ...cardFr, ...dossierFieldFr, ...dossierPaperFr, ...regionFr },
};

/** What a printed dossier says, in each language. */
export const dossierSpeech = compileSpeech(catalogues);

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
  const { text } = dossierSpeech[told.language];
  const situation = situationOf(answers);
  return stepsAsking(type)
    .filter((step) => !(isHandedOver && step === "financial"))
    .flatMap((step) => askedIn(step, type, answers, situation).map((section) => ({ step, ...section })))
    .filter(({ fields }) => fields.length > 0)
    .map(({ step, name, fields }) => ({
      heading: text(sectionKey(`${step}.${name}` as DossierSection)),
      lines: fields.map(([field]) => [
        text(fieldKeys(field as DossierField).label),
        sayAnswer(field as DossierField, answers, told) || text("dossierPaper.unanswered"),
      ]),
    }));
}

/** Tells all that was answered, also what is not asked any more. */
export function tellAnswers(answers: Answers, told: Words): RecordLine[] {
  const { text } = dossierSpeech[told.language];
  return dossierFields.flatMap((field) => {
    const value = answers[field];
    // Masked before, for a file that its owner reads.
    const said = typeof value === "string" && isMasked(value) ? value : sayAnswer(field, answers, told);
    return said ? [[text(fieldKeys(field).label), said] as const] : [];
  });
}

/** A number that was given was asked for, whatever the fund decided since; what is asked depends on no moment. */
function situationOf(answers: Answers) {
  return { now: new Date(0), maximum: null, asksRegisterNumber: Boolean(answers[registerNumber]), knownEmail: null };
}

const registerNumber = "responsible_national_register_number";

/** Without what the organisation filled in itself, which is not the applicant's to read. */
export function withoutTheirs(answers: Answers, isHandedOver: boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !(isHandedOver && isFinancialField(field))));
}

/** The answers that are an applicant's to read: what the organisation filled in is its own, and so is a register number. */
export function forApplicant(answers: Answers, isHandedOver: boolean): Answers {
  const theirs = withoutTheirs(answers, isHandedOver);
  const number = theirs[registerNumber];
  return typeof number === "string" ? { ...theirs, [registerNumber]: maskTyped(number) } : theirs;
}

type Words = { files: readonly ToldFile[]; language: Language };

/** Says an answer in the reader's words, files by their names and sizes; nothing where there is none. */
function sayAnswer(field: DossierField, answers: Answers, { files, language }: Words): string {
  const { text } = dossierSpeech[language];
  return answerText(field, answers, { language, text, nameOfFile: (id) => sayFile(id, files, language) });
}

function sayFile(id: string, files: readonly ToldFile[], language: Language): string {
  const { text } = dossierSpeech[language];
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
