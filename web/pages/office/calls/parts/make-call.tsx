import { Form } from "react-router";
import type { ListedCall } from "#web/pages/office/calls/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** Makes a call from the last published one, one year later, or from scratch, or enters one from before the site. */
export function MakeCall({ calls }: { calls: readonly ListedCall[] }) {
  const text = useText("calls");
  const isPending = useIsPending();
  const last = calls.find(({ plan }) => plan.publishedAt !== null);
  return (
    <Form method="post" className="row">
      <Button variant="quiet" size="small" name="intent" value="earlier" busy={isPending}>
        {text("calls.make.earlier")}
      </Button>
      <Button variant={last ? "secondary" : undefined} size="small" name="from" value="" busy={isPending}>
        {text(last ? "calls.make.empty" : "calls.make.first")}
      </Button>
      {last && (
        <Button size="small" name="from" value={last.id} iconBefore="copy" busy={isPending}>
          {text("calls.make.from", { call: last.title })}
        </Button>
      )}
    </Form>
  );
}
