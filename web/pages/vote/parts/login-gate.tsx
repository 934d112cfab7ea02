import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

/** Asks a visitor to log in before they can vote. */
export function LoginGate() {
  const text = useText("vote");
  const to = usePath();
  return (
    <section className="gate" aria-labelledby="gate-heading">
      <div>
        <h2 id="gate-heading">{text("vote.gate")}</h2>
        <p>{text("vote.gate.text")}</p>
      </div>
      <LinkButton href={withNext(to("/login"), to("/vote/projects"))} iconAfter="arrow">
        {text("vote.gate.action")}
      </LinkButton>
    </section>
  );
}
