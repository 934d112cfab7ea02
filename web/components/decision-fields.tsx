import type { LetterSubject } from "#domain/decision.ts";
import type { decisionFields } from "#domain/decision-form.ts";
import type { Language } from "#domain/language.ts";
import { writeAmount } from "#domain/money.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";
import "./decision-fields.css";

type Decision = {
  outcome: LetterSubject;
  amountInCents: number | null;
  reasons: readonly { language: Language; text: string }[];
};

/** The values of the form before anybody typed: a decision that waits for its release, or what the dossier asks. */
export function valuesOfDecision(pending: Decision | null, askedInCents: number | null, language: Language) {
  const amountInCents = pending?.amountInCents ?? askedInCents;
  return {
    outcome: pending?.outcome ?? "",
    amount: amountInCents ? writeAmount(amountInCents) : "",
    reason: pending?.reasons.find((one) => one.language === language)?.text ?? "",
  };
}

type Props = {
  typed(name: string): string;
  error(name: keyof typeof decisionFields): string | undefined;
  /** The language of the applicant, who reads the reason. */
  language: Language;
  /** Whether a project can be a candidate in the vote. */
  hasVote?: boolean;
  reasonRows?: number;
  /** Whether the hands have to be counted. */
  needsHands?: boolean;
};

/** The amount of a decision, its reason and the count of hands. */
export function DecisionFields({ typed, error, language, hasVote = true, reasonRows = 3, needsHands = false }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  return (
    <>
      <Field
        name="amount"
        label={text("decision.decide.amount")}
        help={hasVote ? text("decision.decide.amount.help") : undefined}
        error={error("amount")}
      >
        <Input inputMode="decimal" defaultValue={typed("amount")} />
      </Field>
      <Field
        name="reason"
        label={text("decision.decide.reason", { language: format.languageName(language) })}
        help={text("decision.decide.reason.help")}
        error={error("reason")}
      >
        <Textarea rows={reasonRows} defaultValue={typed("reason")} />
      </Field>
      <div className="decision__hands">
        {(["for", "against", "abstained"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={text(`decision.decide.${name}`)}
            error={error(name)}
            required={needsHands}
          >
            <Input inputMode="numeric" defaultValue={typed(name)} />
          </Field>
        ))}
      </div>
    </>
  );
}
