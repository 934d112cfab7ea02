import { withdrawalFields } from "#domain/dossier-message.ts";
import { longestRemark } from "#domain/meeting.ts";
import { amount, largestPayment } from "#domain/money.ts";
import { between, max, required } from "#domain/rules.ts";
import { defineForm } from "#web/form.tsx";

/** Nobody has a larger committee. */
const members = [required, between(0, 100)];

/** What the meeting decided about a dossier, with the count of hands. */
export const decideItemForm = defineForm({
  id: "decideItem",
  rules: {
    outcome: [required],
    amount: [amount({ least: 1, most: largestPayment })],
    reason: withdrawalFields.reason,
    for: members,
    against: members,
    abstained: members,
    remark: [max(longestRemark)],
  },
  words: {
    outcome: { label: "decision.decide.outcome", ask: "decision.decide.outcome.ask" },
    amount: { label: "decision.decide.amount", ask: "decision.amountNeeded" },
    reason: { label: "meeting.reason", ask: "meeting.reason" },
    for: { label: "decision.decide.for", ask: "meeting.hands.ask" },
    against: { label: "decision.decide.against", ask: "meeting.hands.ask" },
    abstained: { label: "decision.decide.abstained", ask: "meeting.hands.ask" },
    remark: { label: "meeting.remark", ask: "meeting.remark" },
  },
});
