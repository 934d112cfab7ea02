import { Form } from "react-router";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Says that there is no mail server, which only an installation on the own machine can lack, and continues. */
export function NoMailServer({ folder }: { folder: string }) {
  const text = useText("setUp");
  const isPending = useIsPending();
  return (
    <>
      <Notice tone="warning" title={text("setUp.mail.noServer")}>
        {text("setUp.mail.noServer.text")}
        <br />
        <code>{folder}</code>
      </Notice>
      <Form method="post">
        <Button name="intent" value="without" iconAfter="arrow" busy={isPending}>
          {text("setUp.continue")}
        </Button>
      </Form>
    </>
  );
}
