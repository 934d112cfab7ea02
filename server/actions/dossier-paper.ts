import type { Answers } from "#domain/dossier-form.ts";
import { firstOffered, inLanguage, type Language } from "#domain/language.ts";
import { brandIn } from "#domain/setting.ts";
import { locales } from "#i18n/locale.ts";
import { type DescribedSection, describeDossier, dossierSentences } from "#server/actions/dossier-answer.ts";
import { openFileName, openVersion } from "#server/actions/dossier-content.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { listNamedMembers } from "#server/database/queries/declaration.ts";
import type { DossierFileRow, DossierRow } from "#server/database/queries/dossier.ts";
import { findSent, listFilesEver } from "#server/database/queries/dossier-version.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { printRecords, type RecordLine } from "#server/platform/print/record.ts";
import { writable } from "#server/platform/print/typeface.ts";

type PrintContext = Pick<Context, "db" | "secret">;

type DossierToPrint = {
  dossier: Pick<DossierRow, "type" | "number">;
  /** The submitted answers; files are lists of their ids. */
  answers: Answers;
  files: readonly DossierFileRow[];
  version: { version: number; sentAt: Date };
  language: Language;
  /** Whether the organisation filled in its part, which the applicant may not read. */
  isHandedOver: boolean;
};

/** Prints a version of a dossier as one PDF for its applicant: every question, answered or not. */
async function printDossier(
  { db, secret }: PrintContext,
  { dossier, answers, files, version, language, isHandedOver }: DossierToPrint,
): Promise<AsyncGenerator<Buffer>> {
  const fund = await getFundSettings(db);
  const { text, format } = dossierSentences[language];
  const number = dossier.number ?? "";
  const { sentAt } = version;
  const fundName = inLanguage(fund.name, language);
  const namedFiles = files.map((file) => ({ id: file.id, size: file.size, name: openFileName(secret, file) }));
  const sections = describeDossier({
    type: dossier.type,
    answers,
    files: namedFiles,
    lists: await getFundLists(db),
    members: await listNamedMembers(db),
    language,
    isHandedOver,
  });
  const heading = text("dossierPaper.heading", { number });
  return printRecords({
    title: heading,
    locale: locales[language],
    madeAt: sentAt,
    look: await getPaperLook(db),
    brand: brandIn(fund, language),
    heading,
    facts: [
      [text("dossierPaper.number"), number],
      [text("dossierPaper.sentAt"), format.dateTime(sentAt)],
      [text("dossierPaper.version"), String(version.version)],
      [text("dossierPaper.fund"), fundName],
    ],
    paragraphs: [
      text("dossierPaper.intro"),
      ...(sections.every(isPrintable) ? [] : [text("dossierPaper.unprintable")]),
    ],
    parts: [
      ...sections.map(({ heading, lines }) => ({ heading, none: "", records: only(lines) })),
      ...(isHandedOver
        ? [{ heading: text("dossierPaper.handedOver"), none: text("dossierPaper.handedOver.text"), records: only() }]
        : []),
    ],
    countsPages: true,
    foot: (page, pages) => [`${heading} · ${fundName}`, text("dossierPaper.page", { number: page, pages })],
  });
}

async function* only(...records: RecordLine[][]): AsyncGenerator<RecordLine[]> {
  yield* records;
}

const isPrintable = ({ lines }: DescribedSection) =>
  lines.every(([, answerText]) => writable(answerText) === writable(answerText, "…"));

type CopyRequest = { dossierId: string; version?: number | undefined; language: Language };

/** Prints a submitted version, by default the latest; null if the dossier is gone or was never submitted. */
export async function copyOfDossier(context: PrintContext, { dossierId, version, language }: CopyRequest) {
  const sentDossier = await findSent(context.db, dossierId, version);
  return (
    sentDossier && {
      isConfidential: sentDossier.dossier.isConfidential,
      ...(await makeCopy(context, sentDossier, language)),
    }
  );
}

/** Prints a submitted version for the current user; null also if the dossier is someone else's. */
export async function copyOfOwnDossier(
  { me, ...context }: PrintContext & Pick<Context, "me">,
  { dossierId, version }: Omit<CopyRequest, "language">,
) {
  const applicant = requirePermission(me, "submitDossier");
  const sentDossier = await findSent(context.db, dossierId, version);
  if (sentDossier?.dossier.applicantId !== applicant.id) return null;
  const language = firstOffered([sentDossier.dossier.language, applicant.language], await listLanguages(context.db));
  return makeCopy(context, sentDossier, language);
}

type SentDossier = NonNullable<Awaited<ReturnType<typeof findSent>>>;

async function makeCopy(
  { db, secret }: PrintContext,
  { dossier, version, handedOverAt }: SentDossier,
  language: Language,
) {
  // A version may contain files that were removed later.
  const files = await listFilesEver(db, [dossier.id]);
  const answers = openVersion(secret, version);
  const isHandedOver = version.isHandedOver || handedOverAt !== null;
  const pdf = await printDossier({ db, secret }, { dossier, answers, files, version, language, isHandedOver });
  // The file name has no title and no person's name, because others may see a list of downloads.
  return { name: `dossier-${dossier.number}.pdf`, pdf };
}
