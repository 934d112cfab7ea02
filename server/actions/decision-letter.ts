import { fillLetter, type LetterSubject, type LetterWord, letterLanguages, letterWords } from "#domain/decision.ts";
import type { Language } from "#domain/language.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { correspondentOf } from "#server/actions/correspondent.ts";
import { openLetter, openReasons, openVersion } from "#server/actions/dossier-content.ts";
import { plainSummary } from "#server/actions/dossier-summary.ts";
import type { Context } from "#server/context.ts";
import type { DecisionRow } from "#server/database/queries/decision.ts";
import { type DossierRow, listVersions } from "#server/database/queries/dossier.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listPeopleById } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

const sentences = compileSentences(await readCatalogues("site", "letters"));

type LetterContext = Pick<Context, "db" | "secret">;

/** Gives the standard text of a letter, with the words that are filled in from the dossier. */
export function standardLetter(
  subject: LetterSubject,
  language: Language,
  { isInternal = false, isLoan = false } = {},
): string {
  const words = Object.fromEntries(letterWords.map((word) => [word, `{${word}}`])) as Record<LetterWord, string>;
  const { text } = sentences[language];
  const about = { ...words, isInternal: String(isInternal), isLoan: String(isLoan) };
  return [
    text(`letter.${subject}.heading`, about),
    text(`letter.${subject}.text`, about),
    text("letter.signature", words),
  ]
    .join("\n\n")
    .trim();
}

/** The facts on which the letter about a dossier depends, besides the decision. */
export type LetterFacts = {
  /** The language of the applicant. */
  language: Language;
  /** The languages of the letter, in their order. */
  languages: Language[];
  /** Null if the applicant has no address, so that the letter is printed. */
  recipient: string | null;
  /** The amount that a project asks; null for a request for help. */
  askedInCents: number | null;
  name: string;
  title: string;
  organisation: string;
};

/** Reads what the letters about these dossiers depend on, in their order. */
export async function listLetterFacts(
  { db, secret }: LetterContext,
  dossiers: readonly DossierRow[],
): Promise<LetterFacts[]> {
  const { branches } = await getFundLists(db);
  const offered = await listLanguages(db);
  const applicants = await listPeopleById(
    db,
    dossiers.map(({ applicantId }) => applicantId),
  );
  const versions = await listVersions(
    db,
    dossiers.map(({ id }) => id),
  );
  return dossiers.map((dossier) => {
    const person = applicants.find(({ id }) => id === dossier.applicantId) ?? null;
    const { recipient, language } = correspondentOf(secret, dossier, person, offered);
    const legal = branches.find(({ code }) => code === person?.branch)?.legalLanguage ?? null;
    const sentVersion = versions.findLast(({ dossierId }) => dossierId === dossier.id);
    const { title, organisation, askedInCents } = plainSummary(sentVersion ? openVersion(secret, sentVersion) : {});
    return {
      recipient,
      language,
      languages: letterLanguages(language, legal && offered.includes(legal) ? legal : null),
      askedInCents: dossier.type === "external" ? askedInCents : null,
      name: person ? `${person.firstname} ${person.lastname}` : "",
      title,
      organisation,
    };
  });
}

/** Reads what the letter about a dossier depends on. */
export async function readLetterFacts(context: LetterContext, dossier: DossierRow): Promise<LetterFacts> {
  const [facts] = await listLetterFacts(context, [dossier]);
  return facts as LetterFacts;
}

/** A letter in one of its languages. */
export type WrittenLetter = {
  language: Language;
  /** With the words that are filled in. */
  draft: string;
  /** As the applicant reads it. */
  text: string;
  isEdited: boolean;
};

type Decided = Pick<
  DecisionRow,
  "id" | "outcome" | "amountInCents" | "sealedReason" | "sealedLetter" | "releasedAt" | "isLoan"
>;

/** Writes the letter about a decision in each of its languages; one that was sent is as it was. */
export function writeLetter(
  { secret }: Pick<Context, "secret">,
  decision: Decided,
  { dossier, facts }: { dossier: DossierRow; facts: LetterFacts },
): WrittenLetter[] {
  const texts = openLetter(secret, decision);
  if (decision.releasedAt)
    return Object.entries(texts).map(([language, text]) => ({
      language: language as Language,
      draft: text,
      text,
      isEdited: false,
    }));
  const reasons = openReasons(secret, decision);
  return facts.languages.map((language) => {
    const { format } = sentences[language];
    const standard = standardLetter(decision.outcome, language, {
      isInternal: dossier.type === "internal",
      isLoan: decision.isLoan,
    });
    const draft = texts[language] ?? standard;
    const money = (cents: number | null) => (cents === null ? "" : format.wholeMoney(cents));
    const text = fillLetter(draft, {
      name: facts.name,
      number: dossier.number ?? "",
      title: facts.title,
      organisation: facts.organisation,
      amount: money(decision.amountInCents),
      asked: money(facts.askedInCents),
      reason: reasons[language] ?? "",
    });
    return { language, draft, text, isEdited: texts[language] !== undefined };
  });
}
