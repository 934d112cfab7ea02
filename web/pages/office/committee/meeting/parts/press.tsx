import type { ReactNode } from "react";
import { Form } from "react-router";
import { useIsPending } from "#web/pending.ts";
import { Button } from "#web/ui/button/button.tsx";

type Props = {
  callId: string;
  intent: string;
  /** Other values that the form sends. */
  values?: Readonly<Record<string, string>>;
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
};

/** An act of the meeting that needs one press. */
export function Press({ callId, intent, values = {}, variant = "secondary", children }: Props) {
  const isPending = useIsPending();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="meeting" value={callId} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" variant={variant} name="intent" value={intent} busy={isPending}>
        {children}
      </Button>
    </Form>
  );
}
