import type { ProjectType } from "#domain/dossier.ts";
import { askedIn, stepsAsking } from "#domain/dossier-check.ts";
import {
  type Answers,
  anySituation,
  type DossierField,
  type DossierSection,
  dossierFields,
  isFinancialField,
  type NamedMember,
} from "#domain/dossier-form.ts";
import { type FundLists, itemName } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import { isMasked, maskTyped } from "#domain/register-number.ts";
import { compileSentences } from "#i18n/compile.ts";
import { answerText } from "#i18n/dossier-answer.ts";
import { fieldKeys, sectionKey } from "#i18n/dossier-words.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { getNumberFormat, locales } from "#i18n/locale.ts";
import type { RecordLine } from "#server/platform/print/record.ts";

const catalogues = await readCatalogues("site", "submission", "dossier-form", "document");

/** The texts of a printed dossier in each language. */
export const dossierSentences = compileSentences(catalogues);

/** The name and size of a file, as a dossier lists it. */
export type ListedFile = { id: string; name: string; size: number };

type DossierToDescribe = {
  type: ProjectType;
  answers: Answers;
  files: readonly ListedFile[];
  lists: FundLists;
  members: readonly NamedMember[];
  language: Language;
  /** Whether the organisation filled in its part, which the applicant may not read. */
  isHandedOver?: boolean;
  /** Leaves out questions without an answer that the reader may see. */
  onlyAnswered?: boolean;
};

/** A section of a dossier as people read it: its title, and its questions with their answers. */
export type DescribedSection = { heading: string; lines: RecordLine[] };

/** Describes a dossier section by section: every question, answered or not, unless `onlyAnswered` says otherwise. */
export function describeDossier({
  type,
  answers,
  isHandedOver = false,
  onlyAnswered = false,
  ...words
}: DossierToDescribe): DescribedSection[] {
  const { text } = dossierSentences[words.language];
  const situation = situationOf(answers);
  return stepsAsking(type)
    .filter((step) => !(isHandedOver && step === "financial"))
    .flatMap((step) => askedIn(step, type, answers, situation).map((section) => ({ step, ...section })))
    .map(({ step, name, fields }) => ({
      heading: text(sectionKey(`${step}.${name}` as DossierSection)),
      lines: fields
        .map(([field]) => ({ field, answer: describeAnswer(field as DossierField, answers, words) }))
        .filter(({ answer }) => answer || !onlyAnswered)
        .map(
          ({ field, answer }): RecordLine => [
            text(fieldKeys(field as DossierField).label),
            answer || text("dossierPaper.unanswered"),
          ],
        ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Describes every answer, also to questions that the form no longer asks. */
export function describeAnswers(answers: Answers, words: Words): RecordLine[] {
  const { text } = dossierSentences[words.language];
  return dossierFields.flatMap((field) => {
    const value = answers[field];
    // The number was masked earlier, for a file that its owner reads.
    const answer = typeof value === "string" && isMasked(value) ? value : describeAnswer(field, answers, words);
    return answer ? [[text(fieldKeys(field).label), answer] as const] : [];
  });
}

/** A given number was asked for, even if the fund changed that since; the moment does not matter here. */
function situationOf(answers: Answers) {
  return { ...anySituation, asksRegisterNumber: Boolean(answers[registerNumber]) };
}

const registerNumber = "responsible_national_register_number";

/** Leaves out the answers of the organisation, which the applicant may not read. */
export function withoutTheirs(answers: Answers, isHandedOver: boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !(isHandedOver && isFinancialField(field))));
}

/** Gives the answers that an applicant may read: without the organisation's part, and with a masked register number. */
export function forApplicant(answers: Answers, isHandedOver: boolean): Answers {
  const readableAnswers = withoutTheirs(answers, isHandedOver);
  const number = readableAnswers[registerNumber];
  return typeof number === "string" ? { ...readableAnswers, [registerNumber]: maskTyped(number) } : readableAnswers;
}

type Words = Pick<DossierToDescribe, "files" | "lists" | "members" | "language">;

/** Puts an answer into the reader's words, with names and sizes of files; empty if there is no answer. */
function describeAnswer(field: DossierField, answers: Answers, { files, lists, members, language }: Words): string {
  const { text } = dossierSentences[language];
  return answerText(field, answers, {
    language,
    text,
    nameOfItem: (list, code) => itemName(lists[list], code, language),
    nameOfFile: (id) => describeFile(id, files, language),
    members,
  });
}

function describeFile(id: string, files: readonly ListedFile[], language: Language): string {
  const { text } = dossierSentences[language];
  const file = files.find((listedFile) => listedFile.id === id);
  return file
    ? text("dossierPaper.file", { name: file.name, size: describeSize(file.size, language) })
    : text("dossierPaper.gone");
}

/** Formats the size of a file for people: 1,2 MB. */
function describeSize(bytes: number, language: Language): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", bytes / 1000] as const) : (["megabyte", bytes / 1e6] as const);
  const options = { style: "unit", unit, maximumFractionDigits: unit === "megabyte" ? 1 : 0 } as const;
  return getNumberFormat(locales[language], options).format(Math.max(size, unit === "kilobyte" ? 1 : 0));
}
