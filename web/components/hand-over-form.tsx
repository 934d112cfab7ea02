import { useMemo } from "react";
import { Form, useLocation } from "react-router";
import { email, required } from "#domain/rules.ts";
import type { HandOverResult } from "#web/components/hand-over-act.ts";
import { readTexts, useForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Input } from "#web/ui/input/input.tsx";

const rules = { email: [required, email] };
const form = {
  id: "hand-over",
  rules,
  words: { email: { label: "handOver.email", ask: "handOver.email.ask" } },
  read: (typed: FormData) => readTexts(rules, typed),
} as const;

type Props = {
  /** The email address of the organisation, if there is one. */
  knownEmail: string;
  /** Whether the organisation was asked before and gets another link. */
  isAgain?: boolean;
  answer: HandOverResult | undefined;
};

/** Asks for the email address for the organisation's link. */
export function HandOverForm({ knownEmail, isAgain = false, answer }: Props) {
  const text = useText("submission");
  const { search } = useLocation();
  const isPending = useIsPending();
  // This stays the same object for the same answer, because a new object would announce the errors again.
  const refused = useMemo(
    () => (answer?.problem ? { problem: answer.problem, typed: answer.typed } : undefined),
    [answer],
  );
  const { props, typed, error, summary } = useForm(form, refused, text);
  return (
    <FormIdContext value={form.id}>
      <Form method="post" action={search} {...props} className="hand-over__form">
        {summary}
        <Field name="email" label={text("handOver.email")} error={error("email")} required>
          <Input type="email" autoComplete="off" defaultValue={typed("email") || knownEmail} />
        </Field>
        <Button name="intent" value="hand-over" variant="secondary" iconBefore="mail" busy={isPending}>
          {text(isAgain ? "handOver.sendAgain" : "handOver.send")}
        </Button>
      </Form>
    </FormIdContext>
  );
}
