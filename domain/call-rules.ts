import { type CallPlan, type Criterion, type EligibilityPoint, eligibilityChecks, tieRules } from "#domain/call.ts";
import type { FreezeReason } from "#domain/call-change.ts";
import type { CallMoment } from "#domain/call-moment.ts";
import type { EarlierCallRuleProblem } from "#domain/earlier-call.ts";
import type { Localized } from "#domain/language.ts";
import { amount } from "#domain/money.ts";
import { mostCandidates } from "#domain/result.ts";
import { oneOf, type Rule, type Rules, required } from "#domain/rules.ts";

/** The reasons for refusing a field of the plan of a call. */
export type CallRuleProblem =
  | EarlierCallRuleProblem
  | { code: "rule.moment" }
  | { code: "rule.order" }
  | { code: "rule.past" }
  | { code: "rule.wholeNumber"; least: number; most: number }
  | { code: "rule.aboveBudget" }
  | { code: "rule.belowWinners" }
  | { code: "rule.belowCandidates"; candidates: number }
  | { code: "rule.vote.dates" }
  | { code: "rule.vote.short"; days: number }
  | { code: "rule.text.dutch" }
  | { code: "rule.text.long"; most: number }
  | { code: "rule.criteria.count"; least: number; most: number }
  | { code: "rule.criteria.sum"; sum: number }
  | { code: "rule.criteria.weight" }
  | { code: "rule.criteria.name" }
  | { code: "rule.criteria.words"; most: number }
  | { code: "rule.eligibility.text" }
  | { code: "rule.eligibility.count"; most: number }
  | { code: `rule.frozen.${FreezeReason}` }
  | { code: "rule.onlyLater" }
  | { code: "rule.onlyMore" };

/** The number of criteria of a call that has them. */
export const criterionCount = { least: 2, most: 7 } as const;
export const mostEligibilityPoints = 15;

/** The amounts of a plan. */
export const amountFields = ["budgetInCents", "maximumWhenActiveInCents", "maximumInCents"] as const;

/** The longest texts of a call, in characters. */
const callTextLengths = { title: 80, intro: 600, name: 80, help: 300, point: 200, word: 24 } as const;

/** The column of cents holds no larger amount than this. */
const mostBudget = 20_000_000_00;

/** The plan of a call as a form: each rule accepts the value, and also a typed text that could not be read. */
export const callPlanFields = {
  title: [texts(callTextLengths.title, "required")],
  intro: [texts(callTextLengths.intro)],
  submissionsOpen: [required, moment],
  submissionsClose: [required, moment, after("submissionsOpen")],
  committeeMeets: [moment, notBefore("submissionsClose")],
  hasVote: [withDates],
  votingOpens: [moment, notBefore("submissionsClose"), notBefore("committeeMeets")],
  votingCloses: [moment, after("votingOpens")],
  resultsPublished: [required, moment, notBefore("submissionsClose"), notBefore("votingCloses")],
  awardsFrom: [required, moment, notBefore("resultsPublished")],
  reportsDue: [moment, after("awardsFrom")],
  budgetInCents: [required, amount({ least: 1_00, most: mostBudget })],
  maximumWhenActiveInCents: [required, amount({ least: 1_00, most: mostBudget }), withinBudget],
  maximumInCents: [required, amount({ least: 1_00, most: mostBudget }), withinBudget],
  costShare: [required, wholeNumber(1, 100)],
  voteWeight: [required, wholeNumber(0, 100)],
  winnerCount: [required, wholeNumber(1, mostCandidates)],
  tieRule: [required, oneOf(tieRules)],
  ballotSize: [required, wholeNumber(1, mostCandidates), forAllWinners],
  criteria: [criteria],
  eligibility: [eligibility],
} satisfies Rules & Record<keyof CallPlan, readonly Rule[]>;

/** A field of the plan; `hasVote` decides whether the two dates of the vote are there. */
export type CallPlanField = keyof typeof callPlanFields;

/** Gives the values that the rules check, from a plan. */
export function valuesOfPlan(plan: CallPlan): Record<CallPlanField, unknown> {
  return { ...plan, hasVote: plan.votingOpens !== null || plan.votingCloses !== null };
}

const isMoment = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

function moment(value: unknown) {
  return isMoment(value) ? null : ({ code: "rule.moment" } as const);
}

function after(other: CallMoment): Rule {
  return (value, { [other]: earlier }) =>
    isMoment(value) && isMoment(earlier) && value <= earlier ? { code: "rule.order" } : null;
}

function notBefore(other: CallMoment): Rule {
  return (value, { [other]: earlier }) =>
    isMoment(value) && isMoment(earlier) && value < earlier ? { code: "rule.order" } : null;
}

// A date that could not be read has a message of its own.
function withDates(value: unknown, { votingOpens, votingCloses }: Readonly<Record<string, unknown>>) {
  return value === true && (!votingOpens || !votingCloses) ? ({ code: "rule.vote.dates" } as const) : null;
}

function wholeNumber(least: number, most: number): Rule {
  return (value) => {
    const isWhole = typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
    return isWhole ? null : { code: "rule.wholeNumber", least, most };
  };
}

function withinBudget(value: unknown, { budgetInCents }: Readonly<Record<string, unknown>>) {
  const isAbove = typeof value === "number" && typeof budgetInCents === "number" && value > budgetInCents;
  return isAbove ? ({ code: "rule.aboveBudget" } as const) : null;
}

function forAllWinners(value: unknown, { winnerCount }: Readonly<Record<string, unknown>>) {
  const isBelow = typeof value === "number" && typeof winnerCount === "number" && value < winnerCount;
  return isBelow ? ({ code: "rule.belowWinners" } as const) : null;
}

function texts(most: number, need?: "required"): Rule {
  return (value) => {
    const written = value as Localized;
    const isMissing = need ? !written.nl : !written.nl && Object.values(written).some(Boolean);
    if (isMissing) return { code: "rule.text.dutch" };
    return isTooLong(written, most) ? { code: "rule.text.long", most } : null;
  };
}

const isTooLong = (text: Localized, most: number) =>
  Object.values(text).some((written) => [...(written ?? "")].length > most);

/** The scores of a criterion that have a word. */
const scoreCount = 5;

/** Reads the words of the scores from 1 to 5 in one language; empty without them. */
export function readScoreWords(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Tells whether a text has a short word for each score, or none at all. */
function isScoreWords(text: string | undefined): boolean {
  const words = readScoreWords(text);
  return (
    words.length === 0 ||
    (words.length === scoreCount && words.every((word) => [...word].length <= callTextLengths.word))
  );
}

function criteria(value: unknown) {
  const list = value as Criterion[];
  const { least, most } = criterionCount;
  if (list.some(({ name }) => !name.nl)) return { code: "rule.criteria.name" } as const;
  const isLong = list.some(
    ({ name, help }) => isTooLong(name, callTextLengths.name) || isTooLong(help, callTextLengths.help),
  );
  if (isLong) return { code: "rule.text.long", most: callTextLengths.help } as const;
  const hasWrongWords = list.some(({ words = { nl: "" } }) => Object.values(words).some((text) => !isScoreWords(text)));
  if (hasWrongWords) return { code: "rule.criteria.words", most: callTextLengths.word } as const;
  if (list.some(({ weight }) => !Number.isInteger(weight) || weight < 1 || weight > 100))
    return { code: "rule.criteria.weight" } as const;
  if (list.length < least || list.length > most) return { code: "rule.criteria.count", least, most } as const;
  const sum = list.reduce((total, { weight }) => total + weight, 0);
  return sum === 100 ? null : ({ code: "rule.criteria.sum", sum } as const);
}

function eligibility(value: unknown) {
  const list = value as EligibilityPoint[];
  if (list.length > mostEligibilityPoints)
    return { code: "rule.eligibility.count", most: mostEligibilityPoints } as const;
  if (list.some(({ text }) => !text.nl)) return { code: "rule.eligibility.text" } as const;
  if (list.some(({ text }) => isTooLong(text, callTextLengths.point)))
    return { code: "rule.text.long", most: callTextLengths.point } as const;
  return list.every(({ check }) => eligibilityChecks.includes(check)) ? null : ({ code: "rule.in" } as const);
}
