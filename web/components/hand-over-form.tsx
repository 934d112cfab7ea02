import { useMemo } from "react";
import { useLocation } from "react-router";
import { email, required } from "#domain/rules.ts";
import type { HandOverResult } from "#web/components/hand-over-act.ts";
import { defineForm, RuleForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

const rules = { email: [required, email] };
const form = defineForm({
  id: "hand-over",
  rules,
  words: { email: { label: "handOver.email", ask: "handOver.email.ask" } },
});

type Props = {
  /** The email address of the organisation, if there is one. */
  knownEmail: string;
  /** Whether the organisation was asked before and gets another link. */
  isAgain?: boolean;
  result: HandOverResult | undefined;
};

/** Asks for the email address for the organisation's link. */
export function HandOverForm({ knownEmail, isAgain = false, result }: Props) {
  const text = useText("submission");
  const { search } = useLocation();
  const isPending = useIsPending();
  // This stays the same object for the same result, because a new object would announce the errors again.
  const refusal = useMemo(
    () => (result?.problem ? { problem: result.problem, typed: result.typedTexts } : undefined),
    [result],
  );
  return (
    <RuleForm form={form} refused={refusal} text={text} action={search} className="hand-over__form" isStacked>
      {({ typed, error }) => (
        <>
          <Field name="email" label={text("handOver.email")} error={error("email")} required>
            <Input type="email" autoComplete="off" defaultValue={typed("email") || knownEmail} />
          </Field>
          <Button variant="secondary" iconBefore="mail" busy={isPending}>
            {text(isAgain ? "handOver.sendAgain" : "handOver.send")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}
