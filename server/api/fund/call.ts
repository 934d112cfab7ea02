import { currentCall, isPublished, phaseOf, phases, tieRules } from "#domain/call.ts";
import { isSlug } from "#domain/id.ts";
import { inLanguage } from "#domain/language.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { loadById, readOnce } from "#server/api/loader.ts";
import { type CallRow, type CountedCall, findCall, listCalls, listCallsById } from "#server/database/queries/call.ts";

const PhaseEnum = builder.enumType("Phase", {
  description: "The phase of a call, by the server's clock.",
  values: phases,
});
export const TieRuleEnum = builder.enumType("TieRule", {
  description: "The rule that decides between equal scores.",
  values: tieRules,
});

/** All calls, newest first, read once for a whole request. */
export const callsOf = readOnce(listCalls);
const olderById = loadById(listCallsById);

/** Loads the calls of a list of projects at once; nearly all of them are already read for the page. */
export async function callById(context: ApiContext, id: string): Promise<CountedCall> {
  return (await callsOf(context)).find((call) => call.id === id) ?? olderById(context, id);
}

export const Call = builder.objectRef<CallRow>("Call").implement({
  description: "One edition of the fund, from opening to payment.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    slug: t.exposeString("slug", { description: "The last part of its address, such as 2023." }),
    title: t.string({
      description: "Its name; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (call, { language }) => inLanguage(call.title, language),
    }),
    phase: t.field({
      description: "The present phase of the call.",
      type: PhaseEnum,
      resolve: (call, _args, { now }) => phaseOf(call, now),
    }),
    submissionsOpen: t.expose("submissionsOpen", {
      type: "Instant",
      description: "The moment from which dossiers can be submitted.",
    }),
    submissionsClose: t.expose("submissionsClose", {
      type: "Instant",
      description: "The deadline: a dossier counts if it is submitted before this instant.",
    }),
    votingOpens: t.expose("votingOpens", {
      type: "Instant",
      nullable: true,
      description: "The moment voting opens; null in a call without a vote.",
    }),
    votingCloses: t.expose("votingCloses", {
      type: "Instant",
      nullable: true,
      description: "The moment voting closes; null in a call without a vote.",
    }),
    resultsPublished: t.expose("resultsPublished", { type: "Instant", description: "When the results become public." }),
    awardsFrom: t.expose("awardsFrom", { type: "Instant", description: "The moment from which the winners are paid." }),
    intro: t.string({
      description: "A few sentences for people who think of submitting; in Dutch if they are not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: (call, { language }) => inLanguage(call.intro, language),
    }),
    prolongReason: t.string({
      nullable: true,
      description: "Why its vote closes later than planned; null if it does not, and in Dutch if not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ prolongReason }, { language }) => prolongReason && inLanguage(prolongReason, language),
    }),
    budgetInCents: t.exposeInt("budgetInCents", { description: "The amount that the fund gives away in this call." }),
    maximumWhenActiveInCents: t.exposeInt("maximumWhenActiveInCents", {
      description: "The most a project can ask if its applicant is active in the organisation.",
    }),
    maximumInCents: t.exposeInt("maximumInCents", {
      description: "The most a project can ask if its applicant is not active in the organisation.",
    }),
    costShare: t.exposeInt("costShare", {
      description: "The most that the fund pays of the cost of a project, in percent.",
    }),
    winnerCount: t.exposeInt("winnerCount", { description: "How many projects win." }),
    voteWeight: t.exposeInt("voteWeight", { description: "Weight of the employees' vote, in percent." }),
    committeeWeight: t.int({
      description: "Weight of the committee's score, in percent.",
      resolve: (call) => 100 - call.voteWeight,
    }),
    tieRule: t.expose("tieRule", { type: TieRuleEnum, description: "The rule that decides between equal scores." }),
    turnout: t.float({
      nullable: true,
      description: "The part of the electorate that voted, from 0 to 1; null until results are published.",
      resolve: (call, _args, { now }) =>
        phaseOf(call, now) === "published" && call.electorate && call.votesCast !== null
          ? call.votesCast / call.electorate
          : null,
    }),
  }),
});

builder.queryFields((t) => ({
  now: t.field({
    description: "The server's clock. It decides on every deadline.",
    type: "Instant",
    resolve: (_root, _args, { now }) => now,
  }),
  calls: t.field({
    description: "All published calls, newest first.",
    type: [Call],
    resolve: (_root, _args, context) => callsOf(context),
  }),
  currentCall: t.field({
    description:
      "The call to show first: one that is open for votes or dossiers, or else the one with the most urgent phase.",
    type: Call,
    nullable: true,
    resolve: async (_root, _args, context) => currentCall(await callsOf(context), context.now),
  }),
  latestResults: t.field({
    description: "The latest call whose results are published.",
    type: Call,
    nullable: true,
    resolve: async (_root, _args, context) =>
      (await callsOf(context)).find((call) => isPublished(call, context.now)) ?? null,
  }),
  call: t.field({
    description: "The call with this address.",
    type: Call,
    nullable: true,
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, { db }) => (isSlug(slug) ? findCall(db, slug) : null),
  }),
}));
