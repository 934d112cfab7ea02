import type { ReactNode } from "react";
import { Form } from "react-router";
import { useIsPending } from "#web/pending.ts";
import { Button } from "#web/ui/button/button.tsx";

type Props = {
  callId: string;
  intent: string;
  label: string;
  variant?: "secondary";
  children?: ReactNode;
};

/** A form with one act on a round. */
export function RoundForm({ callId, intent, label, variant, children }: Props) {
  const isPending = useIsPending();
  return (
    <Form method="post" className="office-page__part">
      <input type="hidden" name="round" value={callId} />
      {children}
      <Button size="small" {...(variant && { variant })} name="intent" value={intent} busy={isPending}>
        {label}
      </Button>
    </Form>
  );
}
