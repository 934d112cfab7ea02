import { type SavedReview as SavedReviewShape, saveReview } from "#server/actions/review.ts";
import {
  assignReviewers,
  chooseReviewers,
  endRound,
  remindReviewers,
  reopenRound,
} from "#server/actions/review-round.ts";
import { done } from "#server/api/done.ts";
import { builder } from "#server/api/fund/builder.ts";

const ScoreInput = builder.inputType("ScoreInput", {
  description: "A score of one criterion.",
  fields: (t) => ({
    criterion: t.id({ description: "The id of the criterion." }),
    score: t.int({ required: false, description: "From 1 to 5; null takes the score back." }),
  }),
});

const SavedReview = builder.objectRef<SavedReviewShape>("SavedReview").implement({
  description: "A review of the viewer after saving.",
  fields: (t) => ({
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was saved." }),
    mean: t.exposeFloat("mean", { nullable: true, description: "The weighted mean so far; null without scores." }),
    isFinished: t.exposeBoolean("isFinished", { description: "Whether every criterion has a score." }),
  }),
});

builder.mutationFields((t) => ({
  saveReview: t.field({
    type: SavedReview,
    description: "Saves scores or the note of the viewer on a dossier. Values that are left out stay as they are.",
    args: {
      id: t.arg.id(),
      scores: t.arg({ type: [ScoreInput], required: false }),
      note: t.arg.string({ required: false }),
    },
    resolve: (_root, { id, scores, note }, context) =>
      saveReview(context, {
        dossierId: id,
        scores: (scores ?? []).map(({ criterion, score }) => ({ criterion, score: score ?? null })),
        ...(typeof note === "string" && { note }),
      }),
  }),
  assignReviewers: t.boolean({
    description: "Asks this many members to score each dossier of a call; null asks everybody.",
    args: { callId: t.arg.id(), perDossier: t.arg.int({ required: false }) },
    resolve: (_root, { callId, perDossier }, context) =>
      done(assignReviewers(context, { callId, perDossier: perDossier ?? null })),
  }),
  chooseReviewers: t.boolean({
    description: "Chooses who scores one dossier. Members who have begun to score it keep it.",
    args: { id: t.arg.id(), memberIds: t.arg.idList() },
    resolve: (_root, { id, memberIds }, context) => done(chooseReviewers(context, { dossierId: id, memberIds })),
  }),
  endRound: t.boolean({
    description: "Ends the round of a call: nobody scores any more, and members see the scores of others.",
    args: { callId: t.arg.id() },
    resolve: (_root, { callId }, context) => done(endRound(context, { callId })),
  }),
  reopenRound: t.boolean({
    description: "Opens the round of a call again; scores are hidden again.",
    args: { callId: t.arg.id() },
    resolve: (_root, { callId }, context) => done(reopenRound(context, { callId })),
  }),
  remindReviewers: t.boolean({
    description: "Mails the members who are behind with their scores, each at most once a day.",
    args: { callId: t.arg.id() },
    resolve: (_root, { callId }, context) => done(remindReviewers(context, { callId })),
  }),
}));
