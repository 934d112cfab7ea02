import { decisionFields } from "#domain/decision-form.ts";
import { longestRemark } from "#domain/meeting.ts";
import { max, required } from "#domain/rules.ts";
import { defineForm } from "#web/form.tsx";

/** The decision of the meeting about a dossier, with the count of hands. */
export const decideItemForm = defineForm({
  id: "decideItem",
  rules: {
    ...decisionFields,
    for: [required, ...decisionFields.for],
    against: [required, ...decisionFields.against],
    abstained: [required, ...decisionFields.abstained],
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
