import { useIsDemo } from "#web/demo.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./demo-badge.css";

/** Says on every page that this is the demo, and where its mails are. */
export function DemoBadge() {
  const text = useText();
  const to = usePath();
  if (!useIsDemo()) return null;
  return (
    <aside className="demo-badge" aria-label={text("shell.demo")}>
      <div className="wrap">
        <span>{text("shell.demo")}</span>
        <Link href={to("/mailbox")}>{text("shell.mailbox")}</Link>
      </div>
    </aside>
  );
}
