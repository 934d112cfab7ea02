import type { Call } from "#domain/call.ts";
import type { Language } from "#domain/language.ts";
import { type TypedTexts, textIn } from "#domain/localized-form.ts";
import { amount, largestAmount, readAmount, writeAmount } from "#domain/money.ts";
import type { ProjectStatus, Proposer } from "#domain/project.ts";
import { checkFilled, type FieldProblem, max, oneOf, type Rule, type Rules, required } from "#domain/rules.ts";

/** The reason for refusing a project that somebody enters: the ballot of its call is fixed, or it has no vote. */
export type ProjectByHandProblem = { code: "project.noBallot" };

// A project without a dossier: somebody of the office enters it for a call, or for a year before this site existed.

/** The choice of a year instead of a call. */
export const earlierYear = "year";

/** The first year for which a project can be entered. */
export const firstYear = 1950;

/** Accepts a year that is over. */
export const yearUntil =
  (lastYear: number): Rule =>
  (value) => {
    const year = String(value).trim();
    const isRight = /^\d{4}$/.test(year) && Number(year) >= firstYear && Number(year) <= lastYear;
    return isRight ? null : { code: "rule.between.number", least: firstYear, most: lastYear };
  };

/** The statuses of a project that people enter. The results of a vote say who won, so nobody types a winner. */
export const statusesByHand = ["selected", "shortlisted"] as const satisfies ProjectStatus[];
export type StatusByHand = (typeof statusesByHand)[number];

/** Tells whether a project can still get onto the ballot of a call. */
export function isBallotOpen({ votingOpens }: Pick<Call, "votingOpens">, now: Date): boolean {
  return votingOpens !== null && now < votingOpens;
}

/** The facts on which the form of a new project depends. */
type Situation = {
  /** The addresses of the calls that can be chosen. */
  calls: readonly string[];
  languages: readonly Language[];
  /** The last year that is over. */
  lastYear: number;
};

/** The rules of the form that begins a project; its editor asks for the rest. */
export function newProjectRules({ calls, languages, lastYear }: Situation, values: TypedTexts): Rules {
  return {
    call: [required, oneOf([...calls, earlierYear])],
    year: values.call === earlierYear ? [required, yearUntil(lastYear)] : [],
    status: [required, oneOf(statusesByHand)],
    language: [required, oneOf(languages)],
    title: [required, max(120)],
  };
}

/** The figures of a project that a dossier would have. */
export type ProjectFigures = {
  proposer: Proposer;
  costInCents: number;
  askedInCents: number;
  amountInCents: number | null;
};

const money = amount({ least: 1_00, most: largestAmount });

/** The names of those figures in the form of a project. */
const figureFields = ["branch", "cost", "asked", "given"] as const;

/** The rules of those figures; a draft may still lack them. */
export function projectFigureRules(branches: readonly string[]): Rules {
  return { branch: [oneOf(branches)], cost: [money], asked: [money], given: [money] };
}

const cents = (values: TypedTexts, name: string) => {
  const read = readAmount(textIn(values, name));
  return typeof read === "number" ? read : null;
};

type FiguresBefore = ProjectFigures & { dossierId: string | null; status: ProjectStatus | null };

/** Reads the figures from the form of a project; those of a dossier come from its applicant and stay. */
export function readProjectFigures(values: TypedTexts, before: FiguresBefore): Partial<ProjectFigures> {
  if (before.dossierId || !figureFields.some((name) => name in values)) return {};
  return {
    proposer: { ...before.proposer, branch: textIn(values, "branch") },
    costInCents: cents(values, "cost") ?? 0,
    askedInCents: cents(values, "asked") ?? 0,
    // The amount for a candidate of the vote is no news until it wins.
    amountInCents: before.status === "shortlisted" ? null : cents(values, "given"),
  };
}

/** Writes the figures as the values of their form. */
export function writeProjectFigures({ branch, costInCents, askedInCents, amountInCents }: WrittenFigures): TypedTexts {
  const written = (amountOf: number | null) => (amountOf ? writeAmount(amountOf) : "");
  return { branch, cost: written(costInCents), asked: written(askedInCents), given: written(amountInCents) };
}

type WrittenFigures = Omit<ProjectFigures, "proposer"> & { branch: string };

/** Lists the figures that a project without a dossier lacks before it can be published. */
export function missingFigures({
  dossierId,
  proposer,
  costInCents,
  askedInCents,
}: ProjectFigures & { dossierId: string | null }): FieldProblem[] {
  return dossierId ? [] : checkFilled({ branch: proposer.branch, cost: costInCents, asked: askedInCents });
}
