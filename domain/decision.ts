import type { DossierState } from "#domain/dossier.ts";
import { type OfficeLevel, payableStates } from "#domain/dossier-level.ts";
import { checkMove, type DossierKind, findMove, type MoveFacts, needsReason } from "#domain/dossier-move.ts";
import type { Language } from "#domain/language.ts";

/** The possible decisions of the committee about a dossier; each is the state of the dossier after the release. */
export const outcomes = [
  "shortlisted",
  "selected",
  "reserve",
  "granted",
  "declined",
] as const satisfies readonly DossierState[];
export type Outcome = (typeof outcomes)[number];

/** The possible subjects of a letter to an applicant: a decision of the committee, or the result of the vote. */
export const letterSubjects = [...outcomes, "winner", "not_elected"] as const satisfies readonly DossierState[];
export type LetterSubject = (typeof letterSubjects)[number];

/** The reasons for refusing an act on a decision. */
export type DecisionProblem =
  | { code: "decision.unknown" }
  | { code: "decision.unfinished" }
  | { code: "decision.amountNeeded" }
  | { code: "decision.hourOver" }
  | { code: "decision.hourUnknown" }
  | { code: "decision.chooseOneOfTwo" }
  | { code: "decision.nobodyWithdrew" }
  | { code: "decision.unknownWord"; word: string }
  | { code: "decision.noSecondLook" }
  | { code: "decision.notByMail" }
  | { code: "decision.ballotFull" }
  | { code: "decision.voteClosed" };

/** The most characters of a letter in one language. */
export const longestLetter = 6000;

/** Texts that applicants read, in the languages that they get. */
export type TextsByLanguage = Readonly<Partial<Record<Language, string>>>;

/** Tells whether an outcome comes with an amount. A shortlisted project gets it if it wins the vote. */
export function needsAmount(outcome: LetterSubject): boolean {
  return outcome === "shortlisted" || outcome === "selected" || outcome === "granted";
}

type DecidedAmount = { releasedAt: Date | null; amountInCents: number | null };

/** Gives the amount of the last released decision on a dossier that gets money; null for any other. */
export function releasedAmount(state: DossierState, decisions: readonly DecidedAmount[]): number | null {
  if (!payableStates.some((payable) => payable === state)) return null;
  const isGiven = ({ releasedAt, amountInCents }: DecidedAmount) => releasedAt !== null && amountInCents !== null;
  return decisions.findLast(isGiven)?.amountInCents ?? null;
}

type JudgedDossier = DossierKind & { state: DossierState };

/** The facts that the form asks for, so they hold once it is filled in. */
const factsOfForm: MoveFacts = { hasAmount: true, doTwoAgree: true };

/** Gives what the committee can decide about a dossier now. */
export function possibleOutcomes({ state: from, ...kind }: JudgedDossier, facts: MoveFacts): Outcome[] {
  return outcomes.filter(
    (to) => checkMove({ ...kind, from, to, by: "release", reason: "-", facts: { ...facts, ...factsOfForm } }) === null,
  );
}

/** The states in which the committee still has to decide, also if it decided before. */
const openStates: readonly DossierState[] = ["submitted", "incomplete", "in_review"];

/** Tells whether a decision counts. A released one ends when its dossier comes back to the committee, which decides again. */
export function isStanding({ releasedAt }: { releasedAt: Date | null }, state: DossierState): boolean {
  return releasedAt === null || !openStates.includes(state);
}

/** Tells whether the committee gives less than the applicant asked. A request for help names no amount. */
export function isLessThanAsked(amountInCents: number | null, askedInCents: number | null): boolean {
  return amountInCents !== null && askedInCents !== null && amountInCents < askedInCents;
}

/** A decision, as far as its release depends on it. */
export type DecidedDossier = JudgedDossier & {
  outcome: Outcome;
  amountInCents: number | null;
  askedInCents: number | null;
  reasons: TextsByLanguage;
  /** The languages of its letter. */
  languages: readonly Language[];
};

/** A part that a decision lacks; a reason is lacking in one language of the letter. */
export type MissingPart = { part: "amount"; language: null } | { part: "reason"; language: Language };

/** Gives the parts that a decision lacks; with any of them it stays in the outbox. */
export function missingParts(decided: DecidedDossier): MissingPart[] {
  const { state: from, outcome, amountInCents, askedInCents, reasons, languages, type, isConfidential } = decided;
  const lacksAmount = needsAmount(outcome) && !(amountInCents !== null && amountInCents > 0);
  const move = findMove({ type, isConfidential, from, to: outcome, by: "release" });
  const isExplained = !move || !needsReason(move, isLessThanAsked(amountInCents, askedInCents));
  const unexplained = isExplained ? [] : languages.filter((language) => !reasons[language]?.trim());
  return [
    ...(lacksAmount ? [{ part: "amount", language: null } as const] : []),
    ...unexplained.map((language) => ({ part: "reason", language }) as const),
  ];
}

/** Tells whether someone sees a decision that is not released: a member without conflict, or an ordinary one's coordinator. */
export function maySeePending(levels: readonly OfficeLevel[]): boolean {
  return levels.includes("judge") || levels.includes("personal");
}

/** Tells whether someone records the decisions of the committee: the chair, after they said that they have no conflict. */
export function mayDecide(levels: readonly OfficeLevel[]): boolean {
  return levels.includes("judge") && levels.includes("chair");
}

/** Tells whether someone releases a decision: the chair, and the coordinator if the dossier is ordinary. */
export function mayRelease(levels: readonly OfficeLevel[]): boolean {
  return mayDecide(levels) || levels.includes("personal");
}

/** Gives the languages of a letter: the one that the law prescribes first, and that of the applicant. */
export function letterLanguages(applicants: Language, legal: Language | null): Language[] {
  return legal && legal !== applicants ? [legal, applicants] : [applicants];
}

/** The words in a letter that are filled in from the dossier, and change with it. */
export const letterWords = ["name", "number", "title", "organisation", "amount", "asked", "reason"] as const;
export type LetterWord = (typeof letterWords)[number];

const wordPattern = /\{(\w*)\}/g;

/** Fills in the words of a letter. A paragraph with nothing but empty words is left out. */
export function fillLetter(text: string, values: Readonly<Record<LetterWord, string>>): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(wordPattern, (_all, word) => values[word as LetterWord] ?? ""))
    .filter((paragraph) => paragraph.trim() !== "")
    .join("\n\n");
}

/** Says which word of a letter nothing is known about, or null when all are known. */
export function checkLetter(text: string): DecisionProblem | null {
  const word = [...text.matchAll(wordPattern)].map(([, one = ""]) => one).find((one) => !isLetterWord(one));
  return word === undefined ? null : { code: "decision.unknownWord", word: `{${word}}` };
}

function isLetterWord(word: string): word is LetterWord {
  return (letterWords as readonly string[]).includes(word);
}

/** How long an applicant can ask for a second look after a decline. */
const secondLookDays = 30;

type Decline = { declinedAt: Date | null; hadSecondLook: boolean; isOwnMistake: boolean; now: Date };

/** Tells whether a declined dossier may be judged again: once, soon after the decline, or after a mistake of the fund. */
export function mayHaveSecondLook({ declinedAt, hadSecondLook, isOwnMistake, now }: Decline): boolean {
  if (isOwnMistake) return true;
  if (!declinedAt || hadSecondLook) return false;
  return now.getTime() - declinedAt.getTime() <= secondLookDays * 86_400_000;
}
