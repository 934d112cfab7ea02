import {
  type LetterSubject,
  letterSubjects,
  type MissingPart,
  mayRelease,
  outcomes,
  possibleOutcomes,
  releasedAmount,
} from "#domain/decision.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import type { Language } from "#domain/language.ts";
import { needsSubstitute } from "#domain/request-opinion.ts";
import { missingIn, readDecisionFacts } from "#server/actions/decision-hold.ts";
import { listLetterFacts, type WrittenLetter, writeLetter } from "#server/actions/decision-letter.ts";
import { openLetter, openOpinion, openReasons } from "#server/actions/dossier-content.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Dossier } from "#server/api/fund/dossier.ts";
import { decisionsOf, latestDecisionOf, OfficeDossier, standingDecisionOf } from "#server/api/fund/office-dossier.ts";
import { loadLists, readTogether } from "#server/api/loader.ts";
import {
  type DecisionRow,
  listOpinions,
  listPendingIds,
  listPlannedReleases,
  listReleasedIds,
} from "#server/database/queries/decision.ts";
import { type ListedDossierRow, listListed } from "#server/database/queries/dossier-list.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { findPerson } from "#server/database/queries/person.ts";

/** The outcomes of the committee. */
export const OutcomeEnum = builder.enumType("DecisionOutcome", {
  description: "The decision of the committee about a dossier.",
  values: outcomes,
});

const SubjectEnum = builder.enumType("LetterSubject", {
  description: "The subject of a letter to an applicant: a decision, or the result of the vote.",
  values: letterSubjects,
});

const opinionsOf = loadLists(listOpinions, ({ opinion }) => opinion.dossierId);

type Decided = DecisionRow & { dossier: ListedDossierRow };

const factsOf = readTogether(({ id }: ListedDossierRow) => id, listLetterFacts);

type LanguageText = { language: Language; text: string };

const textList = (texts: Readonly<Partial<Record<Language, string>>>): LanguageText[] =>
  Object.entries(texts).map(([language, text]) => ({ language: language as Language, text }));

const DecisionText = builder.objectRef<LanguageText>("DecisionText").implement({
  description: "A text that an applicant reads, in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The text." }),
  }),
});

const Letter = builder.objectRef<WrittenLetter>("DecisionLetter").implement({
  description: "The letter about a decision in one of its languages.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    draft: t.exposeString("draft", { description: "The text with the words that are filled in, such as {amount}." }),
    text: t.exposeString("text", { description: "The text as the applicant reads it." }),
    isEdited: t.exposeBoolean("isEdited", { description: "Whether it differs from the standard text." }),
  }),
});

const Missing = builder.objectRef<MissingPart>("MissingPart").implement({
  description: "A part that a decision lacks, so that it stays in the outbox.",
  fields: (t) => ({
    part: t.string({ description: "`amount` or `reason`.", resolve: ({ part }) => part }),
    language: t.field({
      type: LanguageEnum,
      nullable: true,
      description: "The language in which the reason is missing.",
      resolve: ({ language }) => language,
    }),
  }),
});

const Decision = builder.objectRef<Decided>("Decision").implement({
  description: "A decision of the committee about a dossier; pending until it is released.",
  fields: (t) => ({
    outcome: t.field({
      type: SubjectEnum,
      description: "The decision itself.",
      resolve: ({ outcome }): LetterSubject => outcome,
    }),
    amountInCents: t.float({
      nullable: true,
      description: "The support for the dossier; a shortlisted one gets it only if it wins.",
      resolve: ({ amountInCents }) => amountInCents,
    }),
    isLoan: t.exposeBoolean("isLoan", { description: "Whether the fund lends the amount." }),
    votes: t.intList({
      description: "The members for, against and abstained; empty if nobody counted.",
      resolve: ({ votesFor, votesAgainst, votesAbstained }) =>
        votesFor === null ? [] : [votesFor, votesAgainst ?? 0, votesAbstained ?? 0],
    }),
    decidedAt: t.expose("decidedAt", { type: "Instant", description: "When it was recorded." }),
    decidedBy: t.string({
      nullable: true,
      description: "The person who recorded it; null for a result of the vote.",
      resolve: async ({ decidedById }, _args, { db }) => {
        const person = decidedById ? await findPerson(db, decidedById) : null;
        return person && `${person.firstname} ${person.lastname}`;
      },
    }),
    plannedFor: t.expose("plannedFor", {
      type: "Instant",
      nullable: true,
      description: "When it is released by itself.",
    }),
    lostHour: t.expose("lostHour", {
      type: "Instant",
      nullable: true,
      description: "The planned hour that it lost, because it changed or could not leave then.",
    }),
    releasedAt: t.expose("releasedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was released; null while it is pending.",
    }),
    revision: t.exposeInt("revision", { description: "Counts the changes." }),
    reasons: t.field({
      type: [DecisionText],
      description: "The reasons that the applicant reads, by language.",
      resolve: (decision, _args, { secret }) => textList(openReasons(secret, decision)),
    }),
    missing: t.field({
      type: [Missing],
      description: "The parts that it lacks.",
      resolve: async (decision, _args, context) =>
        decision.releasedAt
          ? []
          : missingIn(context, decision, {
              dossier: decision.dossier,
              facts: await factsOf(context, decision.dossier),
            }),
    }),
    letters: t.field({
      type: [Letter],
      description: "The letter in each of its languages; that of the law comes first.",
      resolve: async (decision, _args, context) =>
        writeLetter(context, decision, { dossier: decision.dossier, facts: await factsOf(context, decision.dossier) }),
    }),
    isPrinted: t.boolean({
      description: "Whether the letter has to be printed, because the applicant has no address.",
      resolve: async (decision, _args, context) => (await factsOf(context, decision.dossier)).recipient === null,
    }),
    mayRelease: t.boolean({
      description: "Whether the viewer may release it.",
      resolve: ({ dossier }, _args, { me }) => mayRelease(levelsInOffice(me, dossier)),
    }),
  }),
});

const RequestOpinion = builder.objectRef<Awaited<ReturnType<typeof listOpinions>>[number]>("RequestOpinion").implement({
  description: "The support that a member wants to give on a request for help.",
  fields: (t) => ({
    member: t.string({
      description: "The member.",
      resolve: ({ member: { firstname, lastname } }) => `${firstname} ${lastname}`,
    }),
    isMine: t.boolean({
      description: "Whether it is the viewer's own.",
      resolve: ({ opinion }, _args, { me }) => opinion.personId === me?.id,
    }),
    amountInCents: t.float({
      nullable: true,
      description: "The amount; null if they decline the request.",
      resolve: ({ opinion }) => opinion.amountInCents,
    }),
    isLoan: t.boolean({ description: "Whether it is a loan.", resolve: ({ opinion }) => opinion.isLoan }),
    reason: t.string({
      description: "Why; empty without a reason.",
      resolve: ({ opinion }, _args, { secret }) => openOpinion(secret, opinion),
    }),
    givenAt: t.field({ type: "Instant", description: "When.", resolve: ({ opinion }) => opinion.givenAt }),
  }),
});

builder.objectFields(OfficeDossier, (t) => ({
  decision: t.field({
    type: Decision,
    nullable: true,
    description: "The pending decision, or else the last one that was released.",
    resolve: async (dossier, _args, context) => {
      const decision = await latestDecisionOf(context, dossier.id);
      return decision && { ...decision, dossier };
    },
  }),
  releasedInCents: t.float({
    nullable: true,
    description: "The amount that the fund gives, once that is released; null for a dossier that gets none.",
    resolve: async (dossier, _args, context) =>
      releasedAmount(dossier.state, await decisionsOf(context, dossier.id, null)),
  }),
  standingDecision: t.field({
    type: Decision,
    nullable: true,
    description: "The same, but null if the dossier came back to the committee after its last decision.",
    resolve: async (dossier, _args, context) => {
      const decision = await standingDecisionOf(context, dossier);
      return decision && { ...decision, dossier };
    },
  }),
  possibleOutcomes: t.field({
    type: [OutcomeEnum],
    nullable: true,
    description: "The decisions that the committee can record on it now.",
    resolve: async (dossier, _args, context) => possibleOutcomes(dossier, await readDecisionFacts(context, dossier)),
  }),
  opinions: t.field({
    type: [RequestOpinion],
    nullable: true,
    description: "The opinions of members on a request for help, from the first to the last.",
    resolve: ({ id, type }, _args, context) => (type === "internal" ? opinionsOf(context, id, null) : []),
  }),
  needsSubstitute: t.boolean({
    nullable: true,
    description: "Whether fewer than two members can judge a request for help, so that the chair finds another.",
    resolve: async (dossier, _args, { db }) =>
      dossier.type === "internal" && needsSubstitute((await listReaders(db, dossier, ["judge", "declare"])).length),
  }),
}));

const SentLetter = builder.objectRef<DecisionRow>("SentLetter").implement({
  description: "A letter of the fund about a dossier.",
  fields: (t) => ({
    outcome: t.field({
      type: SubjectEnum,
      description: "Its subject.",
      resolve: ({ outcome }): LetterSubject => outcome,
    }),
    releasedAt: t.expose("releasedAt", { type: "Instant", nullable: true, description: "When it was sent." }),
    texts: t.field({
      type: [DecisionText],
      description: "The letter in each of its languages; that of the law comes first.",
      resolve: (decision, _args, { secret }) => textList(openLetter(secret, decision)),
    }),
  }),
});

builder.objectField(Dossier, "letters", (t) =>
  t.field({
    type: [SentLetter],
    description: "The letters about decisions, from the last to the first.",
    resolve: async ({ id }, _args, context) =>
      (await decisionsOf(context, id, null)).filter(({ releasedAt }) => releasedAt).reverse(),
  }),
);

const PlannedRelease = builder
  .objectRef<Awaited<ReturnType<typeof listPlannedReleases>>[number]>("PlannedRelease")
  .implement({
    description: "A moment at which decisions are released by themselves.",
    fields: (t) => ({
      at: t.expose("at", { type: "Instant", description: "When." }),
      count: t.exposeInt("count", { description: "How many decisions the viewer sees." }),
    }),
  });

builder.queryFields((t) => ({
  plannedReleases: t.field({
    type: [PlannedRelease],
    description: "The planned releases of decisions that the viewer sees, the first one first.",
    resolve: (_root, _args, { db, me }) => listPlannedReleases(db, requirePermission(me, "readOutbox")),
  }),
  outbox: t.field({
    type: [OfficeDossier],
    description: "The dossiers with a pending decision that the viewer sees, or with a released one.",
    args: { isReleased: t.arg.boolean({ required: false, description: "The released ones, the last one first." }) },
    resolve: async (_root, { isReleased }, { db, me }) => {
      const viewer = requirePermission(me, "readOutbox");
      const ids = isReleased ? await listReleasedIds(db, viewer) : await listPendingIds(db, viewer);
      const rows = await listListed(db, viewer, ids);
      return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  }),
}));
