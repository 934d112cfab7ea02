import { decisionFields } from "#domain/decision-form.ts";
import { reasonFields } from "#domain/dossier-message.ts";
import { substituteFields } from "#domain/request-opinion.ts";
import { defineForm } from "#web/form.tsx";

/** The decision that the chair records after a discussion. */
export const decideForm = defineForm({
  id: "decide",
  rules: decisionFields,
  words: {
    outcome: { label: "decision.decide.outcome", ask: "decision.decide.outcome.ask" },
    amount: { label: "decision.decide.amount", ask: "decision.amountNeeded" },
    reason: { label: "decision.secondLook.reason", ask: "decision.secondLook.reason.ask" },
    for: { label: "decision.decide.for", ask: "decision.decide.for" },
    against: { label: "decision.decide.against", ask: "decision.decide.against" },
    abstained: { label: "decision.decide.abstained", ask: "decision.decide.abstained" },
  },
});

/** The support that a member wants to give on a request for help. */
export const opinionForm = defineForm({
  id: "giveOpinion",
  rules: { amount: decisionFields.amount, reason: decisionFields.reason },
  words: {
    amount: { label: "decision.opinion.amount", ask: "decision.amountNeeded" },
    reason: { label: "decision.opinion.reason", ask: "decision.opinion.reason.ask" },
  },
});

/** The colleague who judges a request for help that fewer than two members can judge. */
export const substituteForm = defineForm({
  id: "nameSubstitute",
  rules: substituteFields,
  words: { who: { label: "decision.substitute.who", ask: "decision.substitute.who.ask" } },
});

/** Why a declined dossier is judged again. */
export const secondLookForm = defineForm({
  id: "giveSecondLook",
  rules: reasonFields,
  words: { reason: { label: "decision.secondLook.reason", ask: "decision.secondLook.reason.ask" } },
});
