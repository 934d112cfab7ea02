import {
  type Criterion as CriterionShape,
  eligibilityChecks,
  type EligibilityPoint as PointShape,
} from "#domain/call.ts";
import { isEarlierDraft } from "#domain/call-change.ts";
import { isSlug } from "#domain/id.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { loadLists } from "#server/api/loader.ts";
import {
  type CallRow,
  type CallUseRow,
  findOfficeCall,
  listCallUses,
  listOfficeCalls,
} from "#server/database/queries/call.ts";

export const EligibilityCheckEnum = builder.enumType("EligibilityCheck", {
  description: "The way a condition is checked: by the product, in the form of the dossier, or by a person.",
  values: eligibilityChecks,
});

type LanguageText = { language: Language; text: string };

/** A text of a call in one language. */
export const CallText = builder.objectRef<LanguageText>("CallText").implement({
  description: "A text of a call in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The text." }),
  }),
});

/** Lists a text by language, without the languages that lack it. */
const listTexts = (text: Localized): LanguageText[] =>
  languages.flatMap((language) => (text[language] ? [{ language, text: text[language] }] : []));

const Criterion = builder.objectRef<CriterionShape>("Criterion").implement({
  description: "One thing that the committee scores from 1 to 5.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes; it is unique within its call." }),
    name: t.field({ type: [CallText], description: "Its name, by language.", resolve: ({ name }) => listTexts(name) }),
    help: t.field({
      type: [CallText],
      description: "The explanation for the committee, by language.",
      resolve: ({ help }) => listTexts(help),
    }),
    weight: t.exposeInt("weight", { description: "Its weight, in percent." }),
    words: t.field({
      type: [CallText],
      description:
        "A word for each score from 1 to 5, with commas between them, by language; empty for the usual words.",
      resolve: ({ words = { nl: "" } }) => listTexts(words),
    }),
  }),
});

const EligibilityPoint = builder.objectRef<PointShape>("EligibilityPoint").implement({
  description: "One condition for a dossier to be judged.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes; it is unique within its call." }),
    text: t.field({
      type: [CallText],
      description: "The condition, by language.",
      resolve: ({ text }) => listTexts(text),
    }),
    check: t.expose("check", { type: EligibilityCheckEnum, description: "The way it is checked." }),
  }),
});

const usesOf = loadLists<object, CallUseRow>(
  (db, ids) => listCallUses(db, ids),
  ({ callId }) => callId,
);

const CallPlan = builder.objectRef<CallRow>("CallPlan").implement({
  description: "The parts of a call that only its makers need, also of a draft that nobody else sees.",
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "Counts its changes. A change has to name the present one." }),
    publishedAt: t.expose("publishedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was published; null for a draft.",
    }),
    isEarlierDraft: t.boolean({
      description: "Whether it is a draft of a call from before this site, whose results people type.",
      resolve: isEarlierDraft,
    }),
    title: t.field({
      type: [CallText],
      description: "Its name, by language.",
      resolve: ({ title }) => listTexts(title),
    }),
    intro: t.field({
      type: [CallText],
      description: "Its short text, by language.",
      resolve: ({ intro }) => listTexts(intro),
    }),
    committeeMeets: t.expose("committeeMeets", {
      type: "Instant",
      nullable: true,
      description: "When the committee meets; null if that is not planned.",
    }),
    reportsDue: t.expose("reportsDue", {
      type: "Instant",
      nullable: true,
      description: "When winners have to report; null if that is not planned.",
    }),
    ballotSize: t.exposeInt("ballotSize", { description: "The most projects on the ballot." }),
    criteria: t.expose("criteria", { type: [Criterion], description: "The things that the committee scores." }),
    eligibility: t.expose("eligibility", {
      type: [EligibilityPoint],
      description: "The conditions for a dossier to be judged.",
    }),
    candidateCount: t.int({
      description: "How many projects are on the ballot.",
      resolve: async ({ id }, _args, context) => (await usesOf(context, id, {}))[0]?.candidates ?? 0,
    }),
    isScored: t.boolean({
      description: "Whether the committee has scored a project, after which the criteria stay as they are.",
      resolve: async ({ id }, _args, context) => (await usesOf(context, id, {}))[0]?.isScored ?? false,
    }),
  }),
});

builder.objectField(Call, "plan", (t) =>
  t.field({ type: CallPlan, description: "Its plan, for the office.", resolve: (call) => call }),
);

builder.queryFields((t) => ({
  officeCalls: t.field({
    type: [Call],
    description: "All calls for the office, drafts too, newest first.",
    resolve: (_root, _args, { db }) => listOfficeCalls(db),
  }),
  officeCall: t.field({
    type: Call,
    nullable: true,
    description: "The call with this address for the office, also if it is a draft.",
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, { db }) => (isSlug(slug) ? findOfficeCall(db, slug) : null),
  }),
}));
