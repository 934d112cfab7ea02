import { type Outcome, outcomes } from "#domain/decision.ts";
import { withdrawalFields } from "#domain/dossier-message.ts";
import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { amount, centsOf, largestAmount } from "#domain/money.ts";
import { oneOf, required } from "#domain/rules.ts";
import { whole } from "#domain/text-rules.ts";

/** Nobody has a larger committee. */
const members = [whole(0, 100)];

/** The rules of the hands that were raised for a decision. */
export const handFields = { for: members, against: members, abstained: members };

/** The rules of a decision of the committee. */
export const decisionFields = {
  outcome: [required, oneOf(outcomes)],
  amount: [amount({ least: 1, most: largestAmount })],
  reason: withdrawalFields.reason,
  ...handFields,
};

type TypedDecision = { outcome: string; amount: string; reason: string };

/** Reads a decision from values that follow the rules; its reason is in the language of the applicant. */
export function readDecision({ outcome, amount, reason }: TypedDecision, typedLanguage: unknown) {
  return {
    // The rule accepts nothing else.
    outcome: outcome as Outcome,
    amountInCents: centsOf(amount),
    reasons: [{ language: isLanguage(typedLanguage) ? typedLanguage : defaultLanguage, text: reason }],
  };
}
