import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./mailbox-link.css";

/** Leads to the demo's mailbox in a new tab, so that the page one is on stays open. */
export function MailboxLink({ children }: { children: string }) {
  const text = useText();
  const to = usePath();
  return (
    <a className="mailbox-link" href={to("/mailbox")} target="_blank" rel="noopener">
      {children} <Icon name="external" label={text("shell.newTab")} />
    </a>
  );
}
