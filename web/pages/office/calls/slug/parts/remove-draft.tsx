import { Form } from "react-router";
import { revisionName } from "#web/components/record-version.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

/** Removes the draft of a call, and says first what goes with it. */
export function RemoveDraft({ callId, revision }: { callId: string; revision: number }) {
  const text = useText("calls");
  const isPending = useIsPending();
  return (
    <div className="plan-editor__remove">
      <FoldedWords title={text("callPlan.remove")}>
        <p>{text("callPlan.remove.effect")}</p>
        <Form method="post">
          <input type="hidden" name="call" value={callId} />
          <input type="hidden" name={revisionName} value={revision} />
          <Button variant="danger" size="small" name="intent" value="remove" iconBefore="bin" busy={isPending}>
            {text("callPlan.remove.do")}
          </Button>
        </Form>
      </FoldedWords>
    </div>
  );
}
