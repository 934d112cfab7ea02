import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { MailState as State } from "#domain/mail.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { to: string; state: State | null; isDone: boolean };

/** A mail leaves within seconds; we look again this often while it waits. */
const lookEvery = 1500;

/** How far the test mail is. With scripts it follows by itself. */
export function MailState({ to, state, isDone }: Props) {
  const text = useText("setUp");
  const { revalidate } = useRevalidator();
  const isWaiting = state === "queued";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  if (isDone) return <Notice tone="success">{text("setUp.mail.arrived")}</Notice>;
  if (state === "failed" || state === "too_late")
    return (
      <Notice role="status" tone="danger" title={text("setUp.mail.failed")}>
        {text("setUp.mail.failed.text")}
      </Notice>
    );
  return (
    <Notice role="status" title={text(isWaiting ? "setUp.mail.queued" : "setUp.mail.sent", { to })}>
      {text(isWaiting ? "setUp.mail.queued.text" : "setUp.mail.sent.text")}
    </Notice>
  );
}
