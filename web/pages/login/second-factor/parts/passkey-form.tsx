import type { ReactNode } from "react";
import { Form } from "react-router";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { intent: "makePasskey" | "showPasskey"; label: string; children?: ReactNode };

/** The button that makes or shows a passkey; without scripts a text says why there is none. */
export function PasskeyForm({ intent, label, children }: Props) {
  const text = useText("office");
  const isPending = useIsPending();
  return (
    <>
      <Form method="post" className="factor__passkey">
        {children}
        <Button name="intent" value={intent} iconBefore="key" busy={isPending}>
          {label}
        </Button>
      </Form>
      <noscript>
        <Notice>{text("secondFactor.passkey.noScripts")}</Notice>
      </noscript>
    </>
  );
}
