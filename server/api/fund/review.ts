import type { Criterion as CriterionShape } from "#domain/call.ts";
import { readScoreWords } from "#domain/call-rules.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { inLanguage } from "#domain/language.ts";
import { areScoresOpen, checkReview, countFinished, isShown, type Scores, weightedMean } from "#domain/review.ts";
import { openReviewNote } from "#server/actions/dossier-content.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { fixShownReviews } from "#server/actions/review.ts";
import { listBehind } from "#server/actions/review-round.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call } from "#server/api/fund/call.ts";
import { OfficeDossier } from "#server/api/fund/office-dossier.ts";
import { readOnce, readOncePer, readTogether } from "#server/api/loader.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { type ListedDossierRow, listListed } from "#server/database/queries/dossier-list.ts";
import { listUnscoredIds } from "#server/database/queries/dossier-score.ts";
import {
  type Candidate,
  listRoundCalls,
  type NamedReview,
  type RoundDossier,
  type RoundState,
  readRound,
} from "#server/database/queries/review.ts";

const roundCallsOf = readOnce(listRoundCalls);
/** Reads the round of a call, once for all that an answer shows of it. */
export const roundOf = readOncePer(
  ({ id }: CallRow) => id,
  ({ db }, call) => readRound(db, call),
);

const unscoredIdsOf = readOncePer(
  () => "mine",
  async ({ db, me, now }, _mine: null): Promise<string[]> => (me ? listUnscoredIds(db, me, now) : []),
);

/** Lists the dossiers of a round of which the viewer sees something. */
export const listedInRound = readOncePer(
  ({ id }: CallRow) => id,
  async (context, call) => {
    const viewer = requirePermission(context.me, "readDossiers");
    const ids = (await roundOf(context, call)).dossiers.map(({ id }) => id);
    return ids.length > 0 ? listListed(context.db, viewer, ids) : [];
  },
);

/** A dossier in its round; null for a dossier that nobody scores. */
async function placeOf(context: ApiContext, dossier: ListedDossierRow) {
  const call = (await roundCallsOf(context)).find(({ id }) => id === dossier.callId);
  if (!call) return null;
  const round = await roundOf(context, call);
  const place = round.dossiers.find(({ id }) => id === dossier.id);
  return place ? { round, place, dossier } : null;
}

type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>;

/**
 * Tells whether a viewer may see what others scored. The levels of the field say that they may read scores at all. A
 * member waits until all who may have scored this dossier did, and a coordinator until the ranking opens.
 */
function mayCompare({ me }: ApiContext, { round, place, dossier }: Place): boolean {
  if (round.isRankingOpen) return true;
  return levelsInOffice(me, dossier).includes("judge") && areScoresOpen(place, round.call.roundEndedAt);
}

/** Gives the scores of dossiers to a viewer; from then on they are fixed. */
const showScores = readTogether(
  ({ place }: Place) => place.id,
  async (context, places) => {
    await fixShownReviews(
      context,
      places.map(({ place }) => place.id),
    );
    return [...places];
  },
);

const mayReadScores = (viewer: ApiContext["me"], dossier: ListedDossierRow) =>
  levelsInOffice(viewer, dossier).some((level) => level === "judge" || level === "personal");

const ReviewCriterion = builder.objectRef<CriterionShape>("ReviewCriterion").implement({
  description: "One thing that the committee scores from 1 to 5, in one language.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes; it is unique within its call." }),
    name: t.string({
      description: "Its name; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ name }, { language }) => inLanguage(name, language),
    }),
    help: t.string({
      description: "The explanation; in Dutch if it is not translated.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ help }, { language }) => inLanguage(help, language),
    }),
    weight: t.exposeInt("weight", { description: "Its weight, in percent." }),
    words: t.stringList({
      description: "A word for each score from 1 to 5; empty for the usual words.",
      args: { language: t.arg({ type: LanguageEnum }) },
      resolve: ({ words }, { language }) => readScoreWords(words?.[language]),
    }),
  }),
});

const CriterionScore = builder.objectRef<{ criterion: string; score: number }>("CriterionScore").implement({
  description: "The score of one criterion.",
  fields: (t) => ({
    criterion: t.exposeID("criterion", { description: "The id of the criterion." }),
    score: t.exposeInt("score", { description: "From 1 to 5." }),
  }),
});

const scoreList = (scores: Scores) => Object.entries(scores).map(([criterion, score]) => ({ criterion, score }));

/** A review with what its mean and its age depend on. */
type PlacedReview = { review: NamedReview; criteria: readonly CriterionShape[]; lastVersion: number };

const Review = builder.objectRef<PlacedReview>("Review").implement({
  description: "The scores and the note of one member on one dossier.",
  fields: (t) => ({
    member: t.id({ description: "The id of the member.", resolve: ({ review }) => review.personId }),
    name: t.string({
      description: "The name of the member.",
      resolve: ({ review: { firstname, lastname } }) => `${firstname} ${lastname}`,
    }),
    scores: t.field({
      type: [CriterionScore],
      description: "The scores that were given so far.",
      resolve: ({ review }) => scoreList(review.scores),
    }),
    mean: t.float({
      nullable: true,
      description: "The weighted mean of the scores that were given, from 1 to 5; null without any.",
      resolve: ({ review, criteria }) => weightedMean(criteria, review.scores),
    }),
    note: t.string({
      description: "The note for the committee; empty if there is none.",
      resolve: ({ review }, _args, { secret }) => openReviewNote(secret, review),
    }),
    changedAt: t.field({
      type: "Instant",
      description: "When it was last changed.",
      resolve: ({ review }) => review.changedAt,
    }),
    isFinished: t.boolean({
      description: "Whether every criterion has a score.",
      resolve: ({ review }) => review.finishedAt !== null,
    }),
    isShown: t.boolean({
      description: "Whether it is fixed, because others have seen it.",
      resolve: ({ review, lastVersion }) => isShown(review, lastVersion),
    }),
    isBeforeCompletion: t.boolean({
      description: "Whether the applicant completed the dossier after it was scored.",
      resolve: ({ review, lastVersion }) => review.version < lastVersion,
    }),
  }),
});

const placedReview = ({ round, place }: Place, review: NamedReview): PlacedReview => ({
  review,
  criteria: round.call.criteria,
  lastVersion: place.version,
});

const Progress = builder.objectRef<{ finished: number; reviewers: number }>("ReviewProgress").implement({
  description: "How many members scored a dossier.",
  fields: (t) => ({
    finished: t.exposeInt("finished", { description: "Those who did." }),
    reviewers: t.exposeInt("reviewers", { description: "Those who may, as far as they said." }),
  }),
});

const JudgementRef = builder.objectRef<Place>("Judgement").implement({
  description: "The opinion of the committee on a dossier, once others may see it.",
  fields: (t) => ({
    mean: t.float({
      nullable: true,
      description: "The mean of the members, from 1 to 5; null if nobody finished.",
      resolve: ({ place }) => place.judgement?.mean ?? null,
    }),
    spread: t.float({
      nullable: true,
      description: "The distance between the lowest and the highest mean of the members; null if nobody finished.",
      resolve: ({ place }) => place.judgement?.spread ?? null,
    }),
    rank: t.int({
      nullable: true,
      description:
        "Its place in the ranking of ordinary or of confidential dossiers; null until it opens, or without scores.",
      resolve: ({ round, place }) => (round.isRankingOpen ? place.rank : null),
    }),
    criteria: t.field({
      type: [ReviewCriterion],
      description: "The things that the members scored.",
      resolve: ({ round }) => round.call.criteria,
    }),
    reviews: t.field({
      type: [Review],
      description: "The finished reviews, by the name of the member.",
      resolve: (placed) =>
        placed.place.reviews
          .filter(({ finishedAt }) => finishedAt !== null)
          .map((review) => placedReview(placed, review)),
    }),
  }),
});

const ReviewerRef = builder.objectRef<Candidate>("Reviewer").implement({
  description: "A member who may score a dossier.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the person." }),
    name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    isReviewer: t.exposeBoolean("isReviewer", { description: "Whether they are asked to score it." }),
  }),
});

builder.objectFields(OfficeDossier, (t) => ({
  mayScore: t.boolean({
    nullable: true,
    description: "Whether the viewer can score it now.",
    resolve: async (dossier, _args, context) => {
      const placed = await placeOf(context, dossier);
      if (!placed) return false;
      const { round, place } = placed;
      const review = place.reviews.find(({ personId }) => personId === context.me?.id);
      const isFixed = review !== undefined && isShown(review, place.version);
      const isAssigned = place.reviewerIds.includes(context.me?.id ?? "");
      return checkReview({ dossier, round: round.call, isAssigned, isShown: isFixed, now: context.now }) === null;
    },
  }),
  waitsForScore: t.boolean({
    nullable: true,
    description: "Whether it waits for a score of the viewer, also if they first answer the question about conflicts.",
    resolve: async ({ id }, _args, context) => (await unscoredIdsOf(context, null)).includes(id),
  }),
  myReview: t.field({
    type: Review,
    nullable: true,
    description: "The scores and the note of the viewer; null if they have not begun.",
    resolve: async (dossier, _args, context) => {
      const placed = await placeOf(context, dossier);
      const review = placed?.place.reviews.find(({ personId }) => personId === context.me?.id);
      return placed && review ? placedReview(placed, review) : null;
    },
  }),
  reviewProgress: t.field({
    type: Progress,
    nullable: true,
    description: "How many members scored it; null if nobody scores it.",
    resolve: async (dossier, _args, context) => {
      const placed = await placeOf(context, dossier);
      return placed && countFinished(placed.place);
    },
  }),
  judgement: t.field({
    type: JudgementRef,
    nullable: true,
    description: "The opinion of the committee; null until the viewer may see the scores of others.",
    resolve: async (dossier, _args, context) => {
      const placed = await placeOf(context, dossier);
      return placed && mayCompare(context, placed) ? showScores(context, placed) : null;
    },
  }),
  reviewers: t.field({
    type: [ReviewerRef],
    nullable: true,
    description: "The members who may score it, and whether they are asked to.",
    resolve: async (dossier, _args, context) => (await placeOf(context, dossier))?.place.candidates ?? [],
  }),
}));

/** How far one member is with the dossiers that a coordinator handles. */
type MemberProgress = { id: string; name: string; finished: number; reviewers: number; isBehind: boolean };

const MemberProgressRef = builder.objectRef<MemberProgress>("MemberProgress").implement({
  description: "How far one member is. Confidential dossiers are left out, because numbers would tell of conflicts.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the person." }),
    name: t.exposeString("name", { description: "Their name." }),
    finished: t.exposeInt("finished", { description: "The dossiers that they scored." }),
    due: t.exposeInt("reviewers", { description: "The dossiers that they are asked to score." }),
    isBehind: t.exposeBoolean("isBehind", { description: "Whether they have one left to score now." }),
  }),
});

function progressOfMembers(round: RoundState): MemberProgress[] {
  const ordinary = round.dossiers.filter(({ isConfidential }) => !isConfidential);
  const behind = listBehind({ ...round, dossiers: ordinary });
  const members = new Map(
    ordinary.flatMap(({ candidates }) =>
      candidates.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`] as const),
    ),
  );
  const isAsked = (id: string) => (dossier: RoundDossier) => dossier.reviewerIds.includes(id);
  return [...members]
    .map(([id, name]) => {
      const own = ordinary.filter(isAsked(id));
      const finished = own.filter(({ finishedIds }) => finishedIds.includes(id)).length;
      return { id, name, finished, reviewers: own.length, isBehind: behind.some((member) => member.id === id) };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

const ReviewRound = builder.objectRef<RoundState>("ReviewRound").implement({
  description: "The round in which the committee scores the dossiers of a call.",
  fields: (t) => ({
    call: t.field({ type: Call, description: "The call.", resolve: ({ call }) => call }),
    criteria: t.field({
      type: [ReviewCriterion],
      description: "The things that the committee scores.",
      resolve: ({ call }) => call.criteria,
    }),
    committeeMeets: t.field({
      type: "Instant",
      nullable: true,
      description: "When the committee meets; null if that is not planned.",
      resolve: ({ call }) => call.committeeMeets,
    }),
    reviewersPerDossier: t.int({
      nullable: true,
      description: "How many members score each dossier; null if everybody does.",
      resolve: ({ call }) => call.reviewersPerDossier,
    }),
    endedAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When a coordinator ended it; null while it goes on.",
      resolve: ({ call }) => call.roundEndedAt,
    }),
    isRankingOpen: t.exposeBoolean("isRankingOpen", {
      description: "Whether those who may read scores see the ranking: everybody has scored, or the round has ended.",
    }),
    dossiers: t.field({
      type: [OfficeDossier],
      description: "Its dossiers of which the viewer sees something, by number, or by rank once the ranking is open.",
      resolve: async ({ call, dossiers, isRankingOpen }, _args, context) => {
        const viewer = requirePermission(context.me, "readDossiers");
        const listedDossiers = await listedInRound(context, call);
        const inOrder = dossiers.map(({ id }) => id);
        // The place of a dossier would tell its rank to someone who may not read its scores.
        const placeOf = (dossier: ListedDossierRow) =>
          isRankingOpen && mayReadScores(viewer, dossier) ? inOrder.indexOf(dossier.id) : inOrder.length;
        return listedDossiers.toSorted(
          (one, other) => placeOf(one) - placeOf(other) || (String(one.number) < String(other.number) ? -1 : 1),
        );
      },
    }),
    members: t.field({
      type: [MemberProgressRef],
      description: "How far each member is, without scores.",
      resolve: progressOfMembers,
    }),
  }),
});

builder.queryFields((t) => ({
  reviewRounds: t.field({
    type: [Call],
    description: "The calls whose dossiers the committee scores or scored, newest first.",
    resolve: (_root, _args, context) => roundCallsOf(context),
  }),
  reviewRound: t.field({
    type: ReviewRound,
    nullable: true,
    description: "The round of a call; without its address, of the newest call with dossiers to score.",
    args: { slug: t.arg.string({ required: false }) },
    resolve: async (_root, { slug }, context) => {
      const calls = await roundCallsOf(context);
      const call = slug ? calls.find((one) => one.slug === slug) : calls[0];
      return call ? roundOf(context, call) : null;
    },
  }),
}));
