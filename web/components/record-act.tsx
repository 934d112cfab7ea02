import { Form } from "react-router";
import { useIsPending } from "#web/pending.ts";
import { Button } from "#web/ui/button/button.tsx";

type Props = {
  id: string;
  /** The act of the button: the `intent` of its form, and its text. */
  intent: string;
  label: string;
  /** The name of the record, because a list has a button for each. */
  name: string;
  variant?: "secondary" | "quiet";
};

/** A button that ends or removes one record of a list. */
export function RecordAct({ id, intent, label, name, variant = "secondary" }: Props) {
  const isPending = useIsPending();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        size="small"
        variant={variant}
        name="intent"
        value={intent}
        aria-label={`${label}: ${name}`}
        busy={isPending}
      >
        {label}
      </Button>
    </Form>
  );
}
