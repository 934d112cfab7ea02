import { MailboxLink } from "#web/components/mailbox-link.tsx";
import { useIsDemo } from "#web/demo.ts";
import { useText } from "#web/text.tsx";
import "./demo-badge.css";

/** Says on every page that this is the demo, and where its mails are. */
export function DemoBadge() {
  const text = useText();
  if (!useIsDemo()) return null;
  return (
    <aside className="demo-badge" aria-label={text("shell.demo")}>
      <div className="wrap">
        <span>{text("shell.demo")}</span>
        <MailboxLink>{text("shell.mailbox")}</MailboxLink>
      </div>
    </aside>
  );
}
