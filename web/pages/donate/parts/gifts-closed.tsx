import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** Replaces the form as long as the fund has no account. */
export function GiftsClosed() {
  const text = useText("donate");
  const to = usePath();
  return (
    <Panel className="donate__closed">
      <h2>{text("donate.closed")}</h2>
      <p>{text("donate.closed.text")}</p>
      <LinkButton href={to("/contact?topic=donation")} iconAfter="arrow">
        {text("donate.closed.action")}
      </LinkButton>
    </Panel>
  );
}
