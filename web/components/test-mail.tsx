import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { SettingGroup } from "#web/components/setting-group.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  /** The address that mails come from. */
  from: string;
  /** The latest test mail, if there is one. */
  test: { state: string; queuedAt: string; error: string | null } | null;
  problem: Problem | null;
};

/** Sends a test mail to the person who asks, and says whether the mail server took it. */
export function TestMail({ from, test, problem }: Props) {
  const text = useText("settings");
  const isPending = useIsPending();
  return (
    <SettingGroup id="test" title={text("settings.test")} why={text("settings.test.why")}>
      {from && <p>{text("settings.test.from", { address: from })}</p>}
      {problem && <RefusalNotice problem={problem} />}
      <div role="status">{test && <Outcome {...test} />}</div>
      <Form method="post">
        <Button variant="secondary" name="intent" value="test-mail" busy={isPending}>
          {text("settings.test.send")}
        </Button>
      </Form>
    </SettingGroup>
  );
}

/** The page looks again this often while the mail is on its way. */
const looksEvery = 2000;

function Outcome({ state, queuedAt, error }: NonNullable<Props["test"]>) {
  const text = useText("settings");
  const format = useFormats();
  const { revalidate } = useRevalidator();
  const isWaiting = state === "queued" && !error;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), looksEvery);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  const at = format.dateTime(new Date(queuedAt));
  if (state === "sent") return <Notice tone="success">{text("settings.test.sent", { at })}</Notice>;
  if (isWaiting)
    return (
      <Notice>
        {text("settings.test.queued", { at })} <Link href="?">{text("settings.test.again")}</Link>
      </Notice>
    );
  return (
    <Notice tone="danger" title={text("settings.test.failed", { at })}>
      {error && text("settings.test.failed.text", { error })}
    </Notice>
  );
}
