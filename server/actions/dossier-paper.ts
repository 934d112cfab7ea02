import { firstOffered, inLanguage, type Language } from "#domain/language.ts";
import { brandIn } from "#domain/setting.ts";
import { locales } from "#i18n/locale.ts";
import { type DescribedSection, describeDossier, dossierSentences } from "#server/actions/dossier-answer.ts";
import { openFileName, openVersion } from "#server/actions/dossier-content.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { listNamedMembers } from "#server/database/queries/declaration.ts";
import { findSent, listFilesEver } from "#server/database/queries/dossier-version.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { printRecords, type RecordLine } from "#server/platform/print/record.ts";
import { writable } from "#server/platform/print/typeface.ts";

type PrintContext = Pick<Context, "db" | "secret">;

type DossierToPrint = {
  number: string | null;
  sections: readonly DescribedSection[];
  /** The facts above the answers, besides the number and the fund. */
  facts: readonly RecordLine[];
  /** Says who the file is for. */
  intro: string;
  /** A part without answers, below the others. */
  lastPart?: { heading: string; none: string } | null;
  madeAt: Date;
  language: Language;
};

/** Prints what someone may read of a dossier as one PDF. */
export async function printDossier(
  { db }: Pick<Context, "db">,
  { number, sections, facts, intro, lastPart, madeAt, language }: DossierToPrint,
): Promise<AsyncGenerator<Buffer>> {
  const fund = await getFundSettings(db);
  const { text } = dossierSentences[language];
  const fundName = inLanguage(fund.name, language);
  const heading = text("dossierPaper.heading", { number: number ?? "" });
  return printRecords({
    title: heading,
    locale: locales[language],
    madeAt,
    look: await getPaperLook(db),
    brand: brandIn(fund, language),
    heading,
    facts: [[text("dossierPaper.number"), number ?? ""], ...facts, [text("dossierPaper.fund"), fundName]],
    paragraphs: [intro, ...(sections.every(isPrintable) ? [] : [text("dossierPaper.unprintable")])],
    parts: [
      ...sections.map(({ heading, lines }) => ({ heading, none: "", records: only(lines) })),
      ...(lastPart ? [{ ...lastPart, records: only() }] : []),
    ],
    countsPages: true,
    foot: (page, pages) => [`${heading} · ${fundName}`, text("dossierPaper.page", { number: page, pages })],
  });
}

/** Gives what the description of a dossier depends on besides its answers. */
export async function wordsOfDossier({ db, secret }: PrintContext, dossierId: string) {
  // A version may contain files that were removed later.
  const files = await listFilesEver(db, [dossierId]);
  return {
    files: files.map((file) => ({ id: file.id, size: file.size, name: openFileName(secret, file) })),
    lists: await getFundLists(db),
    members: await listNamedMembers(db),
  };
}

/** The file name has no title and no person's name, because others may see a list of downloads. */
export const paperName = (number: string | null) => `dossier-${number}.pdf`;

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

async function makeCopy(context: PrintContext, { dossier, version, handedOverAt }: SentDossier, language: Language) {
  const { type, number } = dossier;
  const { text, format } = dossierSentences[language];
  const isHandedOver = version.isHandedOver || handedOverAt !== null;
  const answers = openVersion(context.secret, version);
  const words = await wordsOfDossier(context, dossier.id);
  const pdf = await printDossier(context, {
    number,
    sections: describeDossier({ type, answers, language, isHandedOver, ...words }),
    facts: [
      [text("dossierPaper.sentAt"), format.dateTime(version.sentAt)],
      [text("dossierPaper.version"), String(version.version)],
    ],
    intro: text("dossierPaper.intro"),
    lastPart: isHandedOver
      ? { heading: text("dossierPaper.handedOver"), none: text("dossierPaper.handedOver.text") }
      : null,
    madeAt: version.sentAt,
    language,
  });
  return { name: paperName(number), pdf };
}
