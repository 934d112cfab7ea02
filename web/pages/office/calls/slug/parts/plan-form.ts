import { type CallPlan, type Criterion, type EligibilityPoint, eligibilityChecks } from "#domain/call.ts";
import { type CallMoment, callMoments, readMoment, writeMoment } from "#domain/call-moment.ts";
import {
  amountFields,
  type CallPlanField,
  callPlanFields,
  criterionCount,
  mostEligibilityPoints,
} from "#domain/call-rules.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { readAmount } from "#domain/money.ts";
import type { KeyIn } from "#i18n/area.ts";
import type { FormDefinition } from "#web/form.tsx";
import type { Dates } from "#web/pages/office/calls/slug/parts/call-chart.tsx";

// The plan of a call as a plain form: every part of it is in controls with these names.

const numberFields = ["costShare", "voteWeight", "winnerCount", "ballotSize"] as const;

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

function readTexts(form: FormData, name: string): Localized {
  const sentLanguages = languages.filter((language) => form.has(`${name}-${language}`));
  return {
    nl: "",
    ...Object.fromEntries(sentLanguages.map((language) => [language, textOf(form, `${name}-${language}`)])),
  };
}

const isEmpty = (text: Localized) => Object.values(text).every((written) => !written);

/** Reads the rows of a list that somebody filled in; `read` gives null for an empty row. */
function readRows<Row>(most: number, read: (index: number) => Row | null): Row[] {
  return Array.from({ length: most }, (_, index) => read(index)).filter((row) => row !== null);
}

function readCriteria(form: FormData): Criterion[] {
  return readRows(criterionCount.most, (index) => {
    const row = `criterion-${index}`;
    const [name, help, words] = [
      readTexts(form, `${row}-name`),
      readTexts(form, `${row}-help`),
      readTexts(form, `${row}-words`),
    ];
    const weight = textOf(form, `${row}-weight`);
    if (isEmpty(name) && isEmpty(help) && isEmpty(words) && !weight) return null;
    return {
      id: textOf(form, `${row}-id`),
      name,
      help,
      weight: /^\d+$/.test(weight) ? Number(weight) : Number.NaN,
      ...(!isEmpty(words) && { words }),
    };
  });
}

function readEligibility(form: FormData): EligibilityPoint[] {
  return readRows(mostEligibilityPoints, (index) => {
    const row = `point-${index}`;
    const text = readTexts(form, `${row}-text`);
    const check = eligibilityChecks.find((one) => one === textOf(form, `${row}-check`)) ?? "person";
    return isEmpty(text) ? null : { id: textOf(form, `${row}-id`), text, check };
  });
}

/** Adds up the weights of the criteria in a form. */
export function sumWeights(typed: (name: string) => string): number {
  const weights = Array.from({ length: criterionCount.most }, (_, index) => Number(typed(`criterion-${index}-weight`)));
  return weights.reduce((sum, weight) => sum + (weight || 0), 0);
}

/** Reads the dates that people are typing; one that nobody can read yet is null. */
export function readDates(form: FormData): Record<CallMoment, Date | null> {
  const moments = Object.entries(readMoments(form)).map(([name, at]) => [name, at instanceof Date ? at : null]);
  return Object.fromEntries(moments) as Record<CallMoment, Date | null>;
}

/** Gives the dates that the calendar draws; null while one of them is missing or before an earlier one. */
export function drawableDates(dates: Record<CallMoment, Date | null>): Dates | null {
  const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished } = dates;
  if (!submissionsOpen || !submissionsClose || !resultsPublished) return null;
  if (Boolean(votingOpens) !== Boolean(votingCloses)) return null;
  const drawn = { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished };
  const moments = Object.values(drawn).filter((moment) => moment !== null);
  return moments.every((moment, index) => moment >= (moments[index - 1] ?? moment)) ? drawn : null;
}

/** Reads the dates in their order, because `+14` counts from the date before. Unreadable ones stay texts. */
function readMoments(form: FormData): Record<CallMoment, Date | string | null> {
  const hasVote = textOf(form, "hasVote") === "yes";
  const values: Partial<Record<CallMoment, Date | string | null>> = {};
  let before: Date | null = null;
  for (const name of callMoments) {
    const typed = { day: textOf(form, `${name}-day`), time: textOf(form, `${name}-time`) };
    const isLeftOut = !hasVote && (name === "votingOpens" || name === "votingCloses");
    const moment: Date | null | undefined = isLeftOut
      ? null
      : (unchangedMoment(form, name, typed) ?? readMoment(name, typed, before));
    values[name] = moment === undefined ? `${typed.day} ${typed.time}` : moment;
    if (moment) before = moment;
  }
  return values as Record<CallMoment, Date | string | null>;
}

/** Gives the stored moment when nobody typed another, because it may have seconds that the form does not show. */
function unchangedMoment(form: FormData, name: CallMoment, typed: { day: string; time: string }): Date | null {
  const storedText = textOf(form, `${name}-stored`);
  if (!storedText) return null;
  const moment = new Date(storedText);
  if (Number.isNaN(moment.getTime())) return null;
  const { day, time } = writeMoment(name, moment);
  return typed.day === day && typed.time === time ? new Date(storedText) : null;
}

/** Reads the whole form as the values that the rules check. */
export function readPlan(form: FormData): Record<CallPlanField, unknown> {
  const amounts = amountFields.map((name) => {
    const typed = textOf(form, name);
    const cents = readAmount(typed);
    return [name, typeof cents === "number" ? cents : typed];
  });
  const numbers = numberFields.map((name) => {
    const typed = textOf(form, name);
    return [name, /^\d{1,4}$/.test(typed) ? Number(typed) : typed];
  });
  return {
    title: readTexts(form, "title"),
    intro: readTexts(form, "intro"),
    ...readMoments(form),
    hasVote: textOf(form, "hasVote") === "yes",
    ...(Object.fromEntries([...amounts, ...numbers]) as Record<
      (typeof amountFields | typeof numberFields)[number],
      unknown
    >),
    tieRule: textOf(form, "tieRule"),
    criteria: readCriteria(form),
    eligibility: readEligibility(form),
  };
}

/** Writes a plan as the texts of the controls; `writeNumber` writes an amount as the language of the page does. */
export function writePlan(plan: CallPlan, writeNumber: (value: number) => string): Record<string, string> {
  const moments = callMoments.flatMap((name) => {
    const { day, time } = writeMoment(name, plan[name]);
    return [
      [`${name}-day`, day],
      [`${name}-time`, time],
      [`${name}-stored`, plan[name]?.toISOString() ?? ""],
    ];
  });
  const rows = [
    ...plan.criteria.flatMap(({ id, name, help, weight, words = { nl: "" } }, index) => [
      [`criterion-${index}-id`, id],
      ...writeTexts(`criterion-${index}-name`, name),
      ...writeTexts(`criterion-${index}-help`, help),
      ...writeTexts(`criterion-${index}-words`, words),
      [`criterion-${index}-weight`, String(weight)],
    ]),
    ...plan.eligibility.flatMap(({ id, text, check }, index) => [
      [`point-${index}-id`, id],
      ...writeTexts(`point-${index}-text`, text),
      // An empty row says the same, so that it is no difference between two versions.
      [`point-${index}-check`, check === "person" ? "" : check],
    ]),
  ];
  return Object.fromEntries([
    ...writeTexts("title", plan.title),
    ...writeTexts("intro", plan.intro),
    ...moments,
    ["hasVote", plan.votingOpens ? "yes" : "no"],
    ...amountFields.map((name) => [name, writeNumber(plan[name] / 100)]),
    ...numberFields.map((name) => [name, String(plan[name])]),
    ["tieRule", plan.tieRule],
    ...rows,
  ]);
}

const writeTexts = (name: string, text: Localized) =>
  languages.map((language) => [`${name}-${language}`, text[language] ?? ""]);

/** Gives the field of the plan to which a control belongs. */
export function fieldOf(control: string): string {
  if (control.startsWith("criterion-")) return "criteria";
  if (control.startsWith("point-")) return "eligibility";
  return control.replace(/-.*$/, "");
}

const inputTexts = (text: Localized) =>
  Object.entries(text).map(([language, written]) => ({ language: language as Language, text: written ?? "" }));

/** Gives the values of a form without problems as the input of the API. */
export function inputOf(values: Record<CallPlanField, unknown>) {
  const { hasVote: _hasVote, ...parts } = values;
  const plan = parts as CallPlan;
  const instants = callMoments.map((name) => [name, plan[name]?.toISOString() ?? null]);
  return {
    ...(Object.fromEntries(instants) as Record<CallMoment, string | null>),
    title: inputTexts(plan.title),
    intro: inputTexts(plan.intro),
    budgetInCents: plan.budgetInCents,
    maximumWhenActiveInCents: plan.maximumWhenActiveInCents,
    maximumInCents: plan.maximumInCents,
    costShare: plan.costShare,
    voteWeight: plan.voteWeight,
    winnerCount: plan.winnerCount,
    tieRule: plan.tieRule,
    ballotSize: plan.ballotSize,
    criteria: plan.criteria.map(({ id, name, help, weight, words }) => ({
      ...(id && { id }),
      name: inputTexts(name),
      help: inputTexts(help),
      weight,
      ...(words && { words: inputTexts(words) }),
    })),
    eligibility: plan.eligibility.map(({ id, text, check }) => ({ ...(id && { id }), text: inputTexts(text), check })),
  };
}

type Key = KeyIn<"calls">;

const wordsOf = (field: CallPlanField) =>
  ({
    label: `callPlan.${field}`,
    ask: "callPlan.ask",
    instead: { "rule.order": `callPlan.order.${field}` as Key },
  }) as const;

/** The form of the plan: rules from the domain, and the words of each field. */
export const planForm: FormDefinition<CallPlanField, Key, Record<CallPlanField, unknown>> = {
  id: "plan",
  rules: callPlanFields,
  words: Object.fromEntries(
    (Object.keys(callPlanFields) as CallPlanField[]).map((field) => [field, wordsOf(field)]),
  ) as Record<CallPlanField, ReturnType<typeof wordsOf>>,
  read: readPlan,
  fieldOf,
};
