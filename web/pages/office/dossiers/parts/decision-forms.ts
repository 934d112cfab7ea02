import { reasonFields, withdrawalFields } from "#domain/dossier-message.ts";
import { amount, largestPayment } from "#domain/money.ts";
import { required } from "#domain/rules.ts";
import { whole } from "#domain/text-rules.ts";
import { defineForm } from "#web/form.tsx";

const euros = [amount({ least: 1, most: largestPayment })];
/** Nobody has a larger committee. */
const members = [whole(0, 100)];

/** What the chair records after a discussion. */
export const decideForm = defineForm({
  id: "decide",
  rules: {
    outcome: [required],
    amount: euros,
    reason: withdrawalFields.reason,
    for: members,
    against: members,
    abstained: members,
  },
  words: {
    outcome: { label: "decision.decide.outcome", ask: "decision.decide.outcome.ask" },
    amount: { label: "decision.decide.amount", ask: "decision.amountNeeded" },
    reason: { label: "decision.secondLook.reason", ask: "decision.secondLook.reason.ask" },
    for: { label: "decision.decide.for", ask: "decision.decide.for" },
    against: { label: "decision.decide.against", ask: "decision.decide.against" },
    abstained: { label: "decision.decide.abstained", ask: "decision.decide.abstained" },
  },
});

/** What a member wants to give on a request for help. */
export const opinionForm = defineForm({
  id: "giveOpinion",
  rules: { amount: euros, reason: withdrawalFields.reason },
  words: {
    amount: { label: "decision.opinion.amount", ask: "decision.amountNeeded" },
    reason: { label: "decision.opinion.reason", ask: "decision.opinion.reason.ask" },
  },
});

/** Why a declined dossier is judged again. */
export const secondLookForm = defineForm({
  id: "giveSecondLook",
  rules: reasonFields,
  words: { reason: { label: "decision.secondLook.reason", ask: "decision.secondLook.reason.ask" } },
});
