import { type Language, languages } from "#domain/language.ts";
import { rulesInEach } from "#domain/localized-form.ts";
import type { Problem } from "#domain/problem.ts";
import { email, max, type Rule, type Rules, required } from "#domain/rules.ts";
import { type SetUpStep, setUpSteps } from "#domain/set-up-step.ts";

/** How a step was left: finished, or put off until after the opening. */
export const stepOutcomes = ["done", "later"] as const;
export type StepOutcome = (typeof stepOutcomes)[number];
export type SetUpProgress = Partial<Record<SetUpStep, StepOutcome>>;

/** The steps without which a site is of no use: it needs a name, mails, people who run it, and branches. */
const neededSteps: readonly SetUpStep[] = ["fund", "mail", "people", "lists"];

/** How long the link works, and the session of the browser that opened it. */
export const setUpTimes = { linkHours: 24, sessionHours: 24 } as const;

/** The code in the test mail: how long it works, and how many tries it allows. */
export const setUpCode = { digits: 6, minutes: 30, tries: 5 } as const;

/** The reasons why a step of the set-up is refused. */
export type SetUpProblem =
  | { code: "setUp.noSession" }
  | { code: "setUp.linkOver" }
  | { code: "setUp.cannotWait" }
  | { code: "setUp.wrongCode"; left: number }
  | { code: "setUp.codeOver" }
  | { code: "setUp.samePerson" }
  | { code: "setUp.peopleMissing" }
  | { code: "setUp.noSecondFactor" }
  | { code: "setUp.noList" }
  | { code: "setUp.officersMissing"; names: string }
  | { code: "setUp.unfinished" };

/** Tells whether a step can be put off until after the opening. */
export function mayWait(step: SetUpStep): boolean {
  return step !== "finish" && !neededSteps.includes(step);
}

/** Lists the steps that must be finished before the site can open. */
export function missingSteps(progress: SetUpProgress): SetUpStep[] {
  return neededSteps.filter((step) => progress[step] !== "done");
}

/** Says why the site cannot open yet, or null when it can. */
export function checkOpening(progress: SetUpProgress): Problem | null {
  return missingSteps(progress).length > 0 ? { code: "setUp.unfinished" } : null;
}

/** Gives the step at which someone resumes: the first one that was not left yet. */
export function resumeAt(progress: SetUpProgress): SetUpStep {
  return setUpSteps.find((step) => progress[step] === undefined) ?? "finish";
}

/** Gives the step after this one. */
export function stepAfter(step: SetUpStep): SetUpStep {
  return setUpSteps[setUpSteps.indexOf(step) + 1] ?? "finish";
}

/** The two people with whom a fund starts. */
export const firstOfficers = ["operator", "coordinator"] as const;
export type FirstOfficer = (typeof firstOfficers)[number];

/** The short name of the fund in one language. */
export type FundNameField = `fund.${Language}`;

const fundNameRules = rulesInEach("fund", [required, max(40)], languages) as Record<FundNameField, readonly Rule[]>;

/** The form for the name of the fund; the office fills in the rest of its settings later. */
export const firstFundFields = {
  company: [required, max(40)],
  ...fundNameRules,
  email: [required, email, max(200)],
} satisfies Rules;

/** The form for the address of the test mail. */
export const testMailFields = { email: [required, email, max(200)] } satisfies Rules;

/** The form for the code of the test mail. */
export const testCodeFields = { code: [required, max(20)] } satisfies Rules;

const personFields = { firstname: [required, max(80)], lastname: [required, max(80)], email: testMailFields.email };

/** The form for the first two people: the fields of each, with the role before their name. */
export const firstOfficerFields = {
  operator_firstname: personFields.firstname,
  operator_lastname: personFields.lastname,
  operator_email: personFields.email,
  coordinator_firstname: personFields.firstname,
  coordinator_lastname: personFields.lastname,
  coordinator_email: personFields.email,
} satisfies Rules;

/** The branch of people who are in the fund before its branches are; the fund gives it another name, or more branches. */
export const firstBranchCode = "head-office";
