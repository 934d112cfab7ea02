import type { LetterSubject } from "#domain/decision.ts";
import { useFormats, useText } from "#web/text.tsx";
import { StateMark } from "#web/ui/state-mark/state-mark.tsx";

const marks = {
  shortlisted: { kernel: "full", tone: "blue" },
  selected: { kernel: "full", tone: "apricot" },
  reserve: { kernel: "dot", tone: "blue" },
  granted: { kernel: "ring", tone: "leaf" },
  declined: { kernel: "cross" },
  winner: { kernel: "full", tone: "apricot" },
  not_elected: { kernel: "full" },
} as const;

type Decision = { outcome: LetterSubject; amountInCents: number | null };
type Props = { decision: Decision & { isLoan: boolean } };

/** The decision of the committee, with the amount below it. */
export function DecisionMark({ decision: { outcome, amountInCents, isLoan } }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const amount = amountInCents !== null && format.wholeMoney(amountInCents);
  return (
    <>
      <StateMark {...marks[outcome]}>{text(`decision.outcome.${outcome}`)}</StateMark>
      {amount && (
        <span className="rows__below">{[amount, isLoan && text("decision.loan")].filter(Boolean).join(", ")}</span>
      )}
    </>
  );
}

/** A decision that its applicant does not know yet, beside the state that they read until its release. */
export function PendingMark({ decision: { outcome, amountInCents } }: { decision: Decision }) {
  const text = useText("dossiers");
  const format = useFormats();
  const amount = amountInCents !== null && format.wholeMoney(amountInCents);
  const decision = [text(`decision.outcome.${outcome}`), amount].filter(Boolean).join(" ");
  return (
    <StateMark kernel="dot" tone="apricot">
      {text("decision.pending.mark", { decision })}
    </StateMark>
  );
}
