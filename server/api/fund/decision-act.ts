import { longestLetter } from "#domain/decision.ts";
import { checkId } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import { refuse } from "#domain/problem.ts";
import { decide, editLetter, takeDecisionBack } from "#server/actions/decision.ts";
import { giveSecondLook, moveUp } from "#server/actions/decision-again.ts";
import { standardLetter } from "#server/actions/decision-letter.ts";
import {
  keepDecisions,
  planOfRelease,
  type ReleaseOutcome,
  releaseDecisions,
} from "#server/actions/decision-release.ts";
import { sendLetterTrial } from "#server/actions/decision-trial.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { nameSubstitute } from "#server/actions/substitute.ts";
import { saveResultLetters } from "#server/actions/vote-result-letter.ts";
import type { ApiContext } from "#server/api/context.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { CallText } from "#server/api/fund/call-plan.ts";
import { OutcomeEnum } from "#server/api/fund/decision.ts";
import { ActOutcome, ReasonInput } from "#server/api/fund/office-dossier-bulk.ts";
import { findResultLetters, type ResultLetterRow } from "#server/database/queries/decision.ts";
import { listListed } from "#server/database/queries/dossier-list.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

type TypedTexts = readonly { language: Language; text: string }[] | null | undefined;
/** Gives typed texts by their language. */
export const byLanguage = (texts: TypedTexts) =>
  Object.fromEntries((texts ?? []).map(({ language, text }) => [language, text])) as Partial<Record<Language, string>>;

/** Gives what a release does, with the dossiers that the viewer sees. */
async function withDossiers({ db, me }: ApiContext, { going, staying }: ReleaseOutcome) {
  const viewer = requirePermission(me, "readOutbox");
  const rows = await listListed(db, viewer, [...going, ...staying.map(({ dossierId }) => dossierId)]);
  const rowOf = (dossierId: string) => rows.filter(({ id }) => id === dossierId);
  return {
    going: going.flatMap(rowOf),
    staying: staying.flatMap(({ dossierId, problem }) => rowOf(dossierId).map((dossier) => ({ dossier, problem }))),
  };
}

const revisionsOfIds = "The revision of each decision as it was read, in the order of the ids; changed ones stay.";

const asRead = (dossierIds: readonly string[], revisions: readonly number[]) => ({
  dossierIds,
  revisions: Object.fromEntries(dossierIds.map((id, place) => [id, revisions[place] ?? -1])),
});

builder.queryField("releasePlan", (t) =>
  t.field({
    type: ActOutcome,
    description: "The effect of releasing the decisions on these dossiers; it changes nothing.",
    args: { ids: t.arg.idList(), revisions: t.arg.intList({ description: revisionsOfIds }) },
    resolve: async (_root, { ids, revisions }, context) =>
      withDossiers(context, await planOfRelease(context, asRead(ids, revisions))),
  }),
);

builder.mutationFields((t) => ({
  decide: t.boolean({
    description:
      "Records what the committee decided about a project, or changes it while it is pending. For the chair.",
    args: {
      id: t.arg.id(),
      revision: t.arg.int({ description: "The revision of the pending decision as it was read; 0 without one." }),
      outcome: t.arg({ type: OutcomeEnum }),
      amountInCents: t.arg.float({ required: false }),
      reasons: t.arg({ type: [ReasonInput], required: false }),
      votes: t.arg.intList({ required: false, description: "The members for, against and abstained." }),
    },
    resolve: (_root, { id, revision, outcome, amountInCents, reasons, votes }, context) => {
      const [votesFor = 0, against = 0, abstained = 0] = votes ?? [];
      return done(
        decide(context, {
          dossierId: id,
          revision,
          outcome,
          amountInCents: amountInCents ?? null,
          reasons: byLanguage(reasons),
          votes: votes?.length === 3 ? { for: votesFor, against, abstained } : null,
        }),
      );
    },
  }),
  takeDecisionBack: t.boolean({
    description: "Takes a pending decision back. For the chair.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(takeDecisionBack(context, { dossierId: id })),
  }),
  nameSubstitute: t.boolean({
    description: "Names a colleague who judges a request for help, if fewer than two members can. For the chair.",
    args: { id: t.arg.id(), who: t.arg.string({ description: "Their email address or employee ID." }) },
    resolve: (_root, { id, who }, context) => done(nameSubstitute(context, { dossierId: id, who })),
  }),
  giveOpinion: t.boolean({
    description: "Says what a member wants to give on a request for help; two who agree decide.",
    args: {
      id: t.arg.id(),
      amountInCents: t.arg.float({ required: false, description: "Null to decline the request." }),
      isLoan: t.arg.boolean({ required: false }),
      reason: t.arg.string({ required: false }),
    },
    resolve: (_root, { id, amountInCents, isLoan, reason }, context) =>
      done(
        giveOpinion(context, {
          dossierId: id,
          amountInCents: amountInCents ?? null,
          isLoan: isLoan ?? false,
          reason: reason ?? "",
        }),
      ),
  }),
  editLetter: t.boolean({
    description: `Writes the reason and the letter of a pending decision; a letter has at most ${longestLetter} characters.`,
    args: {
      id: t.arg.id(),
      revision: t.arg.int(),
      reasons: t.arg({ type: [ReasonInput] }),
      letters: t.arg({ type: [ReasonInput] }),
    },
    resolve: (_root, { id, revision, reasons, letters }, context) =>
      done(
        editLetter(context, {
          dossierId: id,
          revision,
          reasons: byLanguage(reasons),
          letters: byLanguage(letters),
        }),
      ),
  }),
  sendLetterTrial: t.boolean({
    description: "Sends the letter of a pending decision on an ordinary dossier to the person who asks.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(sendLetterTrial(context, { dossierId: id })),
  }),
  releaseDecisions: t.field({
    type: ActOutcome,
    description: "Releases the finished decisions on these dossiers together, now or at an hour; the others stay.",
    args: {
      ids: t.arg.idList(),
      revisions: t.arg.intList({ description: revisionsOfIds }),
      at: t.arg({ type: "Instant", required: false }),
    },
    resolve: async (_root, { ids, revisions, at }, context) =>
      withDossiers(context, await releaseDecisions(context, { ...asRead(ids, revisions), at: at ?? null })),
  }),
  keepDecisions: t.boolean({
    description: "Takes the planned hour of decisions away.",
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, context) => done(keepDecisions(context, { dossierIds: ids })),
  }),
  moveUp: t.boolean({
    description: "Gives a project of the reserve the award that another one withdrew from; the decision is pending.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => done(moveUp(context, { dossierId: id })),
  }),
  giveSecondLook: t.boolean({
    description: "Has a declined dossier judged again, once and within 30 days, or after a mistake of the fund.",
    args: { id: t.arg.id(), reason: t.arg.string(), isOwnMistake: t.arg.boolean({ required: false }) },
    resolve: (_root, { id, reason, isOwnMistake }, context) =>
      done(giveSecondLook(context, { dossierId: id, reason, isOwnMistake: isOwnMistake ?? false })),
  }),
  saveResultLetters: t.boolean({
    description: "Writes the two letters that applicants get with the results of a vote, before it closes.",
    args: {
      callId: t.arg.id(),
      revision: t.arg.int(),
      winner: t.arg({ type: [ReasonInput] }),
      notElected: t.arg({ type: [ReasonInput] }),
    },
    resolve: (_root, { callId, revision, winner, notElected }, context) => {
      refuse(checkId(callId));
      return done(
        saveResultLetters(context, {
          callId,
          revision,
          winner: byLanguage(winner),
          notElected: byLanguage(notElected),
        }),
      );
    },
  }),
}));

type CallLetters = { row: ResultLetterRow | null; languages: Language[] };

const lettersOf = ({ row, languages }: CallLetters, subject: "winner" | "not_elected") => {
  const edited = (subject === "winner" ? row?.winner : row?.notElected) ?? {};
  return languages.map((language) => ({ language, text: edited[language] ?? standardLetter(subject, language) }));
};

const ResultLetters = builder.objectRef<CallLetters>("ResultLetters").implement({
  description: "The two letters that applicants get with the results of a vote.",
  fields: (t) => ({
    revision: t.int({ description: "Counts the changes.", resolve: ({ row }) => row?.revision ?? 0 }),
    winner: t.field({
      type: [CallText],
      description: "To the winners, in every language of the fund.",
      resolve: (letters) => lettersOf(letters, "winner"),
    }),
    notElected: t.field({
      type: [CallText],
      description: "To the others, in every language of the fund.",
      resolve: (letters) => lettersOf(letters, "not_elected"),
    }),
  }),
});

builder.objectField(Call, "resultLetters", (t) =>
  t.field({
    type: ResultLetters,
    nullable: true,
    description: "The letters that go out with the results of its vote.",
    resolve: async ({ id, votingCloses }, _args, { db }) =>
      votingCloses ? { row: await findResultLetters(db, id), languages: await listLanguages(db) } : null,
  }),
);
