import { randomUUID } from "node:crypto";
import type { CallPlan, Criterion, EligibilityPoint } from "#domain/call.ts";
import { readScoreWords } from "#domain/call-rules.ts";
import type { Language, Localized } from "#domain/language.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";
import { changeCall, makeCall, publishCall, removeCall } from "#server/actions/call.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, TieRuleEnum } from "#server/api/fund/call.ts";
import { EligibilityCheckEnum } from "#server/api/fund/call-plan.ts";

/** A text of a call in one language, as an argument. */
export const CallTextInput = builder.inputType("CallTextInput", {
  description: "A text in one language. An empty one removes it.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, description: "The language." }),
    text: t.string({ description: "The text." }),
  }),
});

const CriterionInput = builder.inputType("CriterionInput", {
  description: "One thing that the committee scores.",
  fields: (t) => ({
    id: t.string({ required: false, description: "The id of a criterion that exists; a new one has none." }),
    name: t.field({ type: [CallTextInput], description: "Its name, by language." }),
    help: t.field({ type: [CallTextInput], description: "The explanation, by language." }),
    weight: t.int({ description: "Its weight, in percent." }),
    words: t.field({
      type: [CallTextInput],
      required: false,
      description: "A word for each score from 1 to 5, with commas between them, by language.",
    }),
  }),
});

const EligibilityPointInput = builder.inputType("EligibilityPointInput", {
  description: "One condition for a dossier to be judged.",
  fields: (t) => ({
    id: t.string({ required: false, description: "The id of a condition that exists; a new one has none." }),
    text: t.field({ type: [CallTextInput], description: "The condition, by language." }),
    check: t.field({ type: EligibilityCheckEnum, description: "The way it is checked." }),
  }),
});

const CallPlanInput = builder.inputType("CallPlanInput", {
  description: "Changes of a plan. Parts that are left out stay as they are.",
  fields: (t) => {
    const moment = (description: string) => t.field({ type: "Instant", required: false, description });
    const number = (description: string) => t.int({ required: false, description });
    return {
      title: t.field({ type: [CallTextInput], required: false, description: "Its name, by language." }),
      intro: t.field({ type: [CallTextInput], required: false, description: "Its short text, by language." }),
      submissionsOpen: moment("The moment from which dossiers can be submitted."),
      submissionsClose: moment("The deadline: a dossier counts if it is submitted before this instant."),
      committeeMeets: moment("When the committee meets; null if that is not planned."),
      votingOpens: moment("The moment voting opens; null in a call without a vote."),
      votingCloses: moment("The moment voting closes; null in a call without a vote."),
      resultsPublished: moment("When the results become public."),
      awardsFrom: moment("The moment from which the winners are paid."),
      reportsDue: moment("When winners have to report; null if that is not planned."),
      budgetInCents: number("The amount that the fund gives away in this call."),
      maximumWhenActiveInCents: number("The most a project can ask if its applicant is active in the organisation."),
      maximumInCents: number("The most a project can ask if its applicant is not active in the organisation."),
      costShare: number("The most that the fund pays of the cost of a project, in percent."),
      voteWeight: number("Weight of the employees' vote, in percent."),
      winnerCount: number("How many projects win."),
      tieRule: t.field({
        type: TieRuleEnum,
        required: false,
        description: "The rule that decides between equal scores.",
      }),
      ballotSize: number("The most projects on the ballot."),
      criteria: t.field({ type: [CriterionInput], required: false, description: "All criteria, in their order." }),
      eligibility: t.field({
        type: [EligibilityPointInput],
        required: false,
        description: "All conditions, in their order.",
      }),
    };
  },
});

type TextInput = readonly { language: Language; text: string }[];

/** Reads a text by language. */
export function readTexts(texts: TextInput, clean: (typed: string) => string = oneLine): Localized {
  return { nl: "", ...Object.fromEntries(texts.map(({ language, text }) => [language, clean(text)])) };
}

type PlanInput = typeof CallPlanInput.$inferInput;

/** The parts of a plan that have to exist; null leaves them as they are. */
const nullableMoments = ["committeeMeets", "votingOpens", "votingCloses", "reportsDue"];

function readPlan({ title, intro, criteria, eligibility, ...values }: PlanInput): Partial<CallPlan> {
  const sentValues = Object.entries(values).filter(
    ([name, value]) => value !== undefined && (value !== null || nullableMoments.includes(name)),
  );
  return {
    ...(Object.fromEntries(sentValues) as Partial<CallPlan>),
    ...(title && { title: readTexts(title) }),
    ...(intro && { intro: readTexts(intro, manyLines) }),
    ...(criteria && { criteria: criteria.map(readCriterion) }),
    ...(eligibility && { eligibility: eligibility.map(readPoint) }),
  };
}

function readCriterion({ id, name, help, weight, words }: typeof CriterionInput.$inferInput): Criterion {
  const inEach = readTexts(words ?? [], (typed) => readScoreWords(oneLine(typed)).join(", "));
  return {
    id: id || randomUUID(),
    name: readTexts(name),
    help: readTexts(help, manyLines),
    weight,
    ...(Object.values(inEach).some(Boolean) && { words: inEach }),
  };
}

function readPoint({ id, text, check }: typeof EligibilityPointInput.$inferInput): EligibilityPoint {
  return { id: id || randomUUID(), text: readTexts(text), check };
}

builder.mutationFields((t) => ({
  makeCall: t.field({
    type: Call,
    description: "Makes a draft of a call, which only the office sees.",
    args: {
      fromId: t.arg.id({ required: false, description: "The id of a call whose plan is copied, one year later." }),
    },
    resolve: (_root, { fromId }, context) => makeCall(context, { fromId: fromId ?? null }),
  }),
  changeCall: t.field({
    type: Call,
    description: "Changes the plan of a call, as far as nobody relies on it yet.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      revision: t.arg.int({ description: "The revision that was changed; another one is refused." }),
      plan: t.arg({ type: CallPlanInput, description: "The changes." }),
    },
    resolve: (_root, { callId, revision, plan }, context) =>
      changeCall(context, { callId, revision, plan: readPlan(plan) }),
  }),
  publishCall: t.field({
    type: Call,
    description: "Publishes a draft. Everyone sees the call from then on.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      revision: t.arg.int({ description: "The revision that was read; another one is refused." }),
    },
    resolve: (_root, args, context) => publishCall(context, args),
  }),
  removeCall: t.boolean({
    description: "Removes a draft of a call.",
    args: {
      callId: t.arg.id({ description: "The id of the call." }),
      revision: t.arg.int({ description: "The revision that was read; another one is refused." }),
    },
    resolve: async (_root, args, context) => {
      await removeCall(context, args);
      return true;
    },
  }),
}));
